import { Secret } from '../../../platform/http/validation/text.js';
import { IsMailAddress } from '../../../platform/http/validation/formats.js';
import { NormalizedEmail, MayBeMissing, TOKEN_MAX_LENGTH } from '../../../platform/http/validation/dto-fields.js';
import { LIMITS } from '../../../kernel/limits.js';

/** Requests a link that sets a new password. */
export class RequestPasswordResetDto {
  /** Printable ASCII without quotes; case-insensitive. */
  @NormalizedEmail()
  @IsMailAddress()
  email: string;
}

/** Next step for the user; the same for known and unknown addresses. */
export class MailOnItsWayDto {
  /** Message for the user. */
  message: string;
}

/** Sets a new password: with the mailed token, or signed in with the current password. */
export class ChangePasswordDto {
  /** Value of `token` in the emailed link, valid once for 30 minutes. Without it the request requires a session. */
  @MayBeMissing()
  @Secret({ max: TOKEN_MAX_LENGTH })
  token?: string;

  /** Required when signed in to an account with a password; ignored with a token. */
  @MayBeMissing()
  @Secret({ max: LIMITS.passwordMax })
  currentPassword?: string;

  /** Any characters. Must differ from the current password. Weak passwords (zxcvbn score below 3) and passwords made of the user's own data are rejected. */
  @Secret({ min: LIMITS.passwordMin, max: LIMITS.passwordMax })
  newPassword: string;
}
