import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, IsInt, Matches, Min, ValidateIf } from 'class-validator';
import { Nested } from '../../../platform/http/validation/nested.js';
import { OneLine, MultiLine } from '../../../platform/http/validation/text.js';
import { IsMailAddress, IsTimeZone } from '../../../platform/http/validation/formats.js';
import { Trimmed, MayBeMissing, MayBeNull } from '../../../platform/http/validation/dto-fields.js';
import { ACCESSORIAL_CODES, type AccessorialCode } from '../../../kernel/codes.js';
import { LIMITS } from '../../../kernel/limits.js';
import { AddressDto } from '../../locations/index.js';
import { LOCALES, type Locale } from '../../../messages/locales.js';
import { msg } from '../../../messages/message.js';
import { ruleText } from '../../../platform/http/validation/constraint-messages.js';

const E164 = /^\+[1-9]\d{6,14}$/;
const COLOR = /^#[0-9a-f]{6}$/;
const GS1_PREFIX = /^\d{7,10}$/;

/** The payer of freight bills. */
export class BillingDto {
  @Trimmed()
  @OneLine({ min: 1, max: LIMITS.companyName })
  name: string;

  @Nested(() => AddressDto)
  address: AddressDto;

  /** Email address for invoices; null for none. */
  @MayBeNull()
  @IsMailAddress()
  email?: string | null;
}

/** Defaults of new quotes and documents. */
export class CompanyDefaultsDto {
  /** Units of new quotes. Users who selected metric units keep them. */
  @IsIn(['imperial', 'metric'])
  units: 'imperial' | 'metric';

  /** Default services of a new quote. */
  @IsArray()
  @ArrayMaxSize(LIMITS.accessorials)
  @ArrayUnique()
  @IsIn(ACCESSORIAL_CODES, { each: true })
  accessorials: AccessorialCode[];

  /** Printed in the special instructions of every bill of lading; null for none. */
  @ValidateIf((_, value) => value !== null)
  @MultiLine({ max: LIMITS.notes })
  billOfLadingText: string | null;

  /** Of new bills of lading, labels, rate confirmations and letters. Unchanged if missing. */
  @MayBeMissing()
  @IsIn(LOCALES)
  language?: Locale;
}

/** The active company. */
export class CompanyDto {
  /** Prefix `cmp_`. */
  id: string;
  /** Code that users enter to request membership. */
  code: string;
  /** Legal name. */
  name: string;
  /** GS1 company prefix for bill of lading numbers and pallet labels; null if the company has none. */
  gs1Prefix: string | null;
  /** E.164. */
  phone: string | null;
  address: AddressDto | null;
  /** Null: the company itself pays. */
  billing: BillingDto | null;
  /** IANA name; null for the viewer's time zone. */
  timeZone: string | null;
  defaults: CompanyDefaultsDto;
  /** Whether the company has a logo (`GET /company/logo`). */
  hasLogo: boolean;
  /** Color of buttons and lines in emails and on tracking pages, as `#rrggbb`; null: Lading's. */
  brandColor: string | null;
  /** Whether this is the demonstration company. */
  demo: boolean;
  /** Increases with every change. */
  version: number;
  /** UTC instant. */
  createdAt: string;
}

/** Form of the logo upload. */
export class LogoFormDto {
  /** JPEG or PNG. */
  @ApiProperty({ type: 'string', format: 'binary' })
  file: string;
}

/** Changes to the company; omitted fields are unchanged. */
export class UpdateCompanyDto {
  /** The version that the change is based on. */
  @IsInt()
  @Min(1)
  version: number;

  /** Legal name, on one line. */
  @MayBeMissing()
  @Trimmed()
  @OneLine({ min: 1, max: LIMITS.companyName })
  name?: string;

  /** Seven to ten digits, as assigned by GS1. Existing documents keep their numbers. */
  @MayBeNull()
  @Matches(GS1_PREFIX, { message: ruleText(msg`Enter the seven to ten digits that GS1 assigned.`) })
  gs1Prefix?: string | null;

  /** As `#rrggbb`, with a contrast of at least 4.5 to 1 with white; null for Lading's. */
  @MayBeNull()
  @Matches(COLOR, { message: ruleText(msg`Enter a color such as #0b5f6e.`) })
  brandColor?: string | null;

  /** E.164, such as +13125550100. */
  @MayBeNull()
  @Matches(E164, { message: ruleText(msg`Enter a phone number with country code, like +13125550100.`) })
  phone?: string | null;

  @MayBeNull()
  @Nested(() => AddressDto)
  address?: AddressDto | null;

  @MayBeNull()
  @Nested(() => BillingDto)
  billing?: BillingDto | null;

  /** IANA name, such as America/Chicago. */
  @MayBeNull()
  @IsTimeZone()
  timeZone?: string | null;

  @MayBeMissing()
  @Nested(() => CompanyDefaultsDto)
  defaults?: CompanyDefaultsDto;
}
