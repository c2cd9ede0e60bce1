import { TOKEN_MAX_LENGTH } from '../../platform/http/validation/dto-fields.js';
import { Secret } from '../../platform/http/validation/text.js';
import { LIMITS } from '../../kernel/limits.js';
import { SessionDto } from './identity.dto.js';

/** Where a sign-in stands. */
export class SignInResultDto {
  /** `factor_required`: the session is not complete until one of the `factors` has been shown, within ten minutes. */
  status: 'signed_in' | 'factor_required';
  /** The second factors that the person has; empty when signed in. */
  factors: ('totp' | 'passkey' | 'recovery_code')[];
  /** Null while a second factor is owed. */
  session: SessionDto | null;
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
