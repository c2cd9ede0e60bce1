import { Transform } from 'class-transformer';
import { IsIn, Matches } from 'class-validator';
import { Secret } from '../../../platform/http/validation/text.js';
import { PasskeyDto } from './passkeys/passkeys.dto.js';

const SPACES_AND_HYPHENS = /[\s-]/g;

/** Apps and printouts show codes in groups; people type them as they see them. */
const Ungrouped = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replace(SPACES_AND_HYPHENS, '') : value,
  );

/** A second factor that is typed. */
export class VerifyFactorDto {
  /** Where the code is from: the authenticator app, or the list of recovery codes. */
  @IsIn(['totp', 'recovery_code'])
  method: 'totp' | 'recovery_code';

  /** Spaces, hyphens and case do not matter. */
  @Ungrouped()
  @Secret({ max: 40 })
  code: string;
}

/** A code of the authenticator app. */
export class TotpCodeDto {
  /** Six digits; spaces do not matter. */
  @Ungrouped()
  @Matches(/^\d{6}$/, { message: 'must be the six digits that the app shows' })
  code: string;
}

/** What an authenticator app needs. Shown once: the secret is not readable later. */
export class TotpSetupDto {
  /** Base32, for typing into the app. */
  secret: string;
  /** The same for the app to open: `otpauth://totp/Lading:<e-mail>?secret=...&issuer=Lading`. */
  uri: string;
  /** The same for the app to scan: an SVG document of the QR code, black on white with its quiet zone. */
  qrCode: string;
}

/** The authenticator app of the person. */
export class TotpFactorDto {
  /** UTC instant at which a code confirmed it. */
  addedAt: string;
}

/** The second factors of the person; with none of them the password alone signs in. */
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
  /** Ten new recovery codes when this is the first factor, shown this once; else null. */
  recoveryCodes: string[] | null;
}

/** A new set of recovery codes; earlier ones are void. */
export class RecoveryCodesDto {
  /** Ten codes like `K7QM-2XWD-9RTA-H4ZP`, shown this once. */
  codes: string[];
}
