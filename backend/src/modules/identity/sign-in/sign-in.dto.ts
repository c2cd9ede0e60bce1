import { LIMITS } from '../../../kernel/limits.js';
import { NormalizedEmail, TOKEN_MAX_LENGTH } from '../../../platform/http/validation/dto-fields.js';
import { OneLine, Secret } from '../../../platform/http/validation/text.js';

/** Sign-in with a password. */
export class LoginDto {
  /** Compared in lower case. */
  @NormalizedEmail()
  @OneLine({ min: 1, max: LIMITS.email })
  email: string;

  @Secret({ max: LIMITS.passwordMax })
  password: string;
}

/** The password once more, before something sensitive is changed. */
export class ReauthenticateDto {
  @Secret({ max: LIMITS.passwordMax })
  password: string;
}

/** Lets a browser try to sign in while the account is limited. */
export class UnlockSignInDto {
  /** Value of `unlock` in the mailed link, 24 hours long, once. */
  @Secret({ max: TOKEN_MAX_LENGTH })
  token: string;
}
