import { LOCALES, type Locale } from '../../../messages/locales.js';
import { IsIn, Matches } from 'class-validator';
import { Nested } from '../../../platform/http/validation/nested.js';
import { OneLine, Secret } from '../../../platform/http/validation/text.js';
import { IsMailAddress, IsTimeZone } from '../../../platform/http/validation/formats.js';
import {
  Trimmed,
  NormalizedEmail,
  MayBeMissing,
  MayBeNull,
  TOKEN_MAX_LENGTH,
} from '../../../platform/http/validation/dto-fields.js';
import { LIMITS } from '../../../kernel/limits.js';
import { PreferencesDto } from '../sessions/session.dto.js';
import { THEMES, UNITS, type Theme, type Units } from '../accounts/domain/preferences.js';
import { msg } from '../../../messages/message.js';
import { ruleText } from '../../../platform/http/validation/constraint-messages.js';

const E164 = /^\+[1-9]\d{6,14}$/;
const EXTENSION = /^\d{1,8}$/;

/** A phone number. */
export class PhoneDto {
  /** E.164, such as +13125550100. */
  @Matches(E164, { message: ruleText(msg`Enter a phone number with country code, like +13125550100.`) })
  number: string;

  /** Up to eight digits; null when there is none. */
  @MayBeNull()
  @Matches(EXTENSION, { message: ruleText(msg`Enter one to eight digits.`) })
  extension?: string | null;
}

/** Profile of the signed-in user. */
export class ProfileDto extends PreferencesDto {
  /** Prefix `usr_`. */
  id: string;
  /** Lowercase. */
  email: string;
  fullName: string;
  phone: PhoneDto | null;
  /** False if the user has no password and signs in by other means only. */
  hasPassword: boolean;
  /** UTC instant. */
  createdAt: string;
}

/** Changes to the profile; omitted fields are unchanged. */
export class UpdateProfileDto {
  /** The user's name, on one line. */
  @MayBeMissing()
  @Trimmed()
  @OneLine({ min: 1, max: LIMITS.personName })
  fullName?: string;

  /** Null removes it. */
  @MayBeNull()
  @Nested(() => PhoneDto)
  phone?: PhoneDto | null;

  @MayBeMissing()
  @IsIn(LOCALES)
  locale?: Locale;

  @MayBeMissing()
  @IsIn(UNITS)
  units?: Units;

  /** IANA name, such as America/Chicago; null for the device's time zone. */
  @MayBeNull()
  @IsTimeZone()
  timeZone?: string | null;

  @MayBeMissing()
  @IsIn(THEMES)
  theme?: Theme;
}

/** Requests a link that changes the address of the account. */
export class RequestEmailChangeDto {
  /** The new address: printable ASCII without quotes, case-insensitive. */
  @NormalizedEmail()
  @IsMailAddress()
  email: string;
}

/** Token of an emailed link that changes the address or undoes the change. */
export class VerifyEmailDto {
  /** Value of `emailToken` in the emailed link. */
  @Secret({ max: TOKEN_MAX_LENGTH })
  token: string;
}

/** Effect of an emailed link about addresses. */
export class EmailLinkDto {
  /** `change`: makes `email` the address of the account. `undo`: restores it. */
  action: 'change' | 'undo';
  /** Address of the account after confirmation. */
  email: string;
  /** Current address of the account that requested the change; null for `undo`. */
  account: string | null;
  /** Whether the link works only after signing in to that account. */
  needsSignIn: boolean;
}

/** Effect of the verified link. */
export class VerifiedEmailDto {
  /**
   * `changed`: the account has the new address. `restored`: it has the old one again. All sessions, the password and access added since
   * are removed, and a password reset link was emailed.
   */
  result: 'changed' | 'restored';
  /** Current address of the account. */
  email: string;
}
