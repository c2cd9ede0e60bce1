import { IsEmail, IsString, Length, Matches, MaxLength, MinLength } from 'class-validator';
import { EMAIL_CHARACTERS } from '../../../platform/email-address.js';
import { LIMITS } from '../../../kernel/limits.js';
import {
  EMAIL_CHARACTERS_MESSAGE,
  EMAIL_MESSAGE,
  MayBeMissing,
  NormalizedEmail,
  TOKEN_MAX_LENGTH,
} from '../../../platform/http/dto-fields.js';

/** Asks for a link that sets a new password. */
export class RequestPasswordResetDto {
  /** Printable ASCII without quotes; compared in lower case. */
  @NormalizedEmail()
  @IsEmail({ allow_utf8_local_part: false }, EMAIL_MESSAGE)
  @Matches(EMAIL_CHARACTERS, EMAIL_CHARACTERS_MESSAGE)
  @MaxLength(LIMITS.email)
  email: string;
}

/** What the person does next; equal for a known and an unknown address. */
export class MailOnItsWayDto {
  /** Sentence for people. */
  message: string;
}

/** Sets a new password: with the mailed token, or signed in with the current password. */
export class ChangePasswordDto {
  /** Value of `token` in the mailed link, 30 minutes long, once. Without it the request needs a session. */
  @MayBeMissing()
  @IsString()
  @Length(1, TOKEN_MAX_LENGTH)
  token?: string;

  /** Needed when signed in with an account that has a password; not looked at beside a token. */
  @MayBeMissing()
  @IsString()
  @MinLength(1)
  @MaxLength(LIMITS.passwordMax)
  currentPassword?: string;

  /** Any characters; differs from the current one; refused when easy to guess (zxcvbn score below 3) or made of the user's own terms. */
  @IsString()
  @Length(LIMITS.passwordMin, LIMITS.passwordMax)
  newPassword: string;
}
