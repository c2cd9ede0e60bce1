import { LIMITS } from '../../../kernel/limits.js';
import { NormalizedEmail, TOKEN_MAX_LENGTH } from '../../../platform/http/validation/dto-fields.js';
import { OneLine, Secret } from '../../../platform/http/validation/text.js';

/** Sign-in with a password. */
export class LoginDto {
  /** Case-insensitive. */
  @NormalizedEmail()
  @OneLine({ min: 1, max: LIMITS.email })
  email: string;

  @Secret({ max: LIMITS.passwordMax })
  password: string;
}

/** The user's password, for reauthentication. */
export class ReauthenticateDto {
  @Secret({ max: LIMITS.passwordMax })
  password: string;
}

/** Lets a browser try to sign in while the account is limited. */
export class UnlockSignInDto {
  /** Value of `unlock` in the emailed link, valid once for 24 hours. */
  @Secret({ max: TOKEN_MAX_LENGTH })
  token: string;
}
