import { Transform } from 'class-transformer';
import { IsIn, Matches } from 'class-validator';
import { Secret } from '../../../platform/http/validation/text.js';
import { PasskeyDto } from './passkeys/passkeys.dto.js';
import { msg } from '../../../messages/message.js';
import { ruleText } from '../../../platform/http/validation/constraint-messages.js';

const SPACES_AND_HYPHENS = /[\s-]/g;

/** Apps and printouts show codes in groups; people type them as they see them. */
const Ungrouped = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replace(SPACES_AND_HYPHENS, '') : value,
  );

/** A code of a second factor. */
export class VerifyFactorDto {
  /** Source of the code: the authenticator app or the recovery codes. */
  @IsIn(['totp', 'recovery_code'])
  method: 'totp' | 'recovery_code';

  /** Spaces, hyphens and case are ignored. */
  @Ungrouped()
  @Secret({ max: 40 })
  code: string;
}

/** A code of the authenticator app. */
export class TotpCodeDto {
  /** Six digits; spaces are ignored. */
  @Ungrouped()
  @Matches(/^\d{6}$/, { message: ruleText(msg`Enter the six digits that the app shows.`) })
  code: string;
}

/** Setup data for an authenticator app. Returned only once. */
export class TotpSetupDto {
  /** Base32, for manual entry in the app. */
  secret: string;
  /** The secret as a URI: `otpauth://totp/Lading:<email>?secret=...&issuer=Lading`. */
  uri: string;
  /** The URI as a QR code: an SVG document, black on white with quiet zone. */
  qrCode: string;
}

/** The user's authenticator app. */
export class TotpFactorDto {
  /** UTC instant at which a code confirmed it. */
  addedAt: string;
}

/** The user's second factors. Without any, the password alone signs in. */
export class FactorsDto {
  /** Null without an authenticator app. */
  totp: TotpFactorDto | null;
  /** Oldest first, at most ten. */
  passkeys: PasskeyDto[];
  /** Recovery codes not used yet, 0 to 10. */
  recoveryCodesLeft: number;
}

/** The factors after one was added. */
export class FactorAddedDto {
  factors: FactorsDto;
  /** Ten new recovery codes if this is the first factor, returned only here; otherwise null. */
  recoveryCodes: string[] | null;
}

/** A new set of recovery codes; invalidates earlier ones. */
export class RecoveryCodesDto {
  /** Ten codes like `K7QM-2XWD-9RTA-H4ZP`, returned only here. */
  codes: string[];
}
