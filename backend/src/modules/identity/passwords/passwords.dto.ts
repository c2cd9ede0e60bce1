import { Secret } from '../../../platform/http/validation/text.js';
import { IsMailAddress } from '../../../platform/http/validation/formats.js';
import { NormalizedEmail, MayBeMissing, TOKEN_MAX_LENGTH } from '../../../platform/http/validation/dto-fields.js';
import { LIMITS } from '../../../kernel/limits.js';

/** Asks for a link that sets a new password. */
export class RequestPasswordResetDto {
  /** Printable ASCII without quotes; compared in lower case. */
  @NormalizedEmail()
  @IsMailAddress()
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
  @Secret({ max: TOKEN_MAX_LENGTH })
  token?: string;

  /** Needed when signed in with an account that has a password; not looked at beside a token. */
  @MayBeMissing()
  @Secret({ max: LIMITS.passwordMax })
  currentPassword?: string;

  /** Any characters; differs from the current one; refused when easy to guess (zxcvbn score below 3) or made of the user's own terms. */
  @Secret({ min: LIMITS.passwordMin, max: LIMITS.passwordMax })
  newPassword: string;
}
