import { Type } from 'class-transformer';
import {
  IsEmail,
  IsIn,
  IsObject,
  IsString,
  Length,
  Matches,
  MaxLength,
  MinLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { EMAIL_CHARACTERS } from '../../../platform/email-address.js';
import { LIMITS } from '../../../kernel/limits.js';
import {
  EMAIL_CHARACTERS_MESSAGE,
  EMAIL_MESSAGE,
  MayBeMissing,
  NormalizedEmail,
  ONE_LINE,
  ONE_LINE_MESSAGE,
  TOKEN_MAX_LENGTH,
  Trimmed,
} from '../../../platform/http/dto-fields.js';
import { PreferencesDto } from '../identity.dto.js';
import { LOCALES, THEMES, UNITS, type Locale, type Theme, type Units } from './domain/preferences.js';
import { IsTimeZone } from '../../../platform/http/is-time-zone.js';

const E164 = /^\+[1-9]\d{6,14}$/;
const EXTENSION = /^\d{1,8}$/;

/** Where somebody can be called. */
export class PhoneDto {
  /** E.164, such as +13125550100. */
  @IsString()
  @Matches(E164, { message: 'must be a phone number with country code, like +13125550100' })
  number: string;

  /** Up to eight digits; null when there is none. */
  @ValidateIf((_, value) => value !== undefined && value !== null)
  @IsString()
  @Matches(EXTENSION, { message: 'must be one to eight digits' })
  extension?: string | null;
}

/** What the signed-in person says about themselves. */
export class ProfileDto extends PreferencesDto {
  /** Prefix `usr_`. */
  id: string;
  /** In lower case. */
  email: string;
  fullName: string;
  phone: PhoneDto | null;
  /** False for somebody who signs in by other means only. */
  hasPassword: boolean;
  /** UTC instant. */
  createdAt: string;
}

/** What to change; fields that are missing stay as they are. */
export class UpdateProfileDto {
  /** The person's name, on one line. */
  @MayBeMissing()
  @Trimmed()
  @IsString()
  @MinLength(1)
  @MaxLength(LIMITS.personName)
  @Matches(ONE_LINE, ONE_LINE_MESSAGE)
  fullName?: string;

  /** Null removes it. */
  @ValidateIf((_, value) => value !== undefined && value !== null)
  @IsObject()
  @ValidateNested()
  @Type(() => PhoneDto)
  phone?: PhoneDto | null;

  @MayBeMissing()
  @IsIn(LOCALES)
  locale?: Locale;

  @MayBeMissing()
  @IsIn(UNITS)
  units?: Units;

  /** IANA name, such as America/Chicago; null: the one of the device. */
  @ValidateIf((_, value) => value !== undefined && value !== null)
  @IsTimeZone()
  timeZone?: string | null;

  @MayBeMissing()
  @IsIn(THEMES)
  theme?: Theme;
}

/** Asks for a link that makes another address the one of the account. */
export class RequestEmailChangeDto {
  /** The new address: printable ASCII without quotes; compared in lower case. */
  @NormalizedEmail()
  @IsEmail({ allow_utf8_local_part: false }, EMAIL_MESSAGE)
  @Matches(EMAIL_CHARACTERS, EMAIL_CHARACTERS_MESSAGE)
  @MaxLength(LIMITS.email)
  email: string;
}

/** The token of the mailed link, of either kind: the one to the new address, or the one that undoes the change. */
export class VerifyEmailDto {
  /** Value of `emailToken` in the mailed link. */
  @IsString()
  @Length(1, TOKEN_MAX_LENGTH)
  token: string;
}

/** What the link did. */
export class VerifiedEmailDto {
  /** `changed`: the new address holds. `restored`: the old one holds again, everybody is signed out, and a link for a new password was mailed to it. */
  result: 'changed' | 'restored';
  /** The address of the account now. */
  email: string;
}
