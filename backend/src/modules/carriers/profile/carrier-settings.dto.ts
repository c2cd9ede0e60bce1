import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { CURRENCIES, type Currency } from '../../../kernel/codes.js';
import { IsLocalDate } from '../../../platform/http/validation/formats.js';
import { msg } from '../../../messages/message.js';
import { ruleText } from '../../../platform/http/validation/constraint-messages.js';

const COUNTRIES = ['US', 'CA'] as const;
const CLOSING_DAYS_MAX = 200;
const LEAD_MINUTES_MAX = 2_880;
const PAYMENT_DAYS_MAX = 180;
/** Cents. */
const FEE_MAX = 1_000_000;

/** Calendar and fees of a carrier; null: the default. */
export class CarrierSettingsValuesDto {
  /** Countries whose typical carrier holidays the carrier observes; empty: none; null: those of each lane. */
  @IsOptional()
  @IsArray()
  @ArrayUnique()
  @IsIn(COUNTRIES, { each: true })
  holidays: ('US' | 'CA')[] | null;

  /** Own closing days, in addition to the holidays. */
  @IsArray()
  @ArrayMaxSize(CLOSING_DAYS_MAX)
  @ArrayUnique()
  @IsLocalDate({ each: true })
  closedOn: string[];

  /** Local time at the origin, `HH:MM`, after which a pickup is made on the next business day. */
  @IsOptional()
  @Matches(/^([01]\d|2[0-3]):[0-5]\d$/, { message: ruleText(msg`Enter a time like 14:00.`) })
  cutoff: string | null;

  /** Minutes that the carrier needs between request and pickup. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(LEAD_MINUTES_MAX)
  pickupLeadMinutes: number | null;

  /** Currency of the fees; null: that of the tariff or shipment that they apply to. */
  @IsOptional()
  @IsIn(CURRENCIES)
  feeCurrency?: Currency | null;

  /** Inspection fee expected with a reclass, in cents. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(FEE_MAX)
  inspectionFee: number | null;

  /** LTL: canceled while the driver is on the way or at the dock. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(FEE_MAX)
  attemptedPickupFee: number | null;

  /** Truckload: truck ordered, not used (TONU), unless the booked tariff has its own. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(FEE_MAX)
  truckNotUsedFee: number | null;

  /** The same, on the day of pickup. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(FEE_MAX)
  truckNotUsedSameDayFee: number | null;

  /** Net days: days after the date of an invoice until it is due, if the invoice has no due date. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(PAYMENT_DAYS_MAX)
  paymentDays?: number | null;
}

/** Calendar and fees of a carrier, with the version that the change is based on. */
export class SaveCarrierSettingsDto extends CarrierSettingsValuesDto {
  /** 409 STALE_REVISION if the stored version is newer. */
  @IsInt()
  @Min(1)
  version: number;
}

/** A default and where it comes from. */
export class DefaultNumberDto {
  value: number;
  source: string;
}

/** A default time and where it comes from. */
export class DefaultTimeDto {
  /** `HH:MM`. */
  value: string;
  source: string;
}

/** Where the default holidays come from. */
export class DefaultHolidaysDto {
  source: string;
}

/** The default currency of fees. */
export class DefaultFeeCurrencyDto {
  /** Currencies of the carrier's tariffs that are not withdrawn; empty without one. */
  tariffs: Currency[];
}

/** Defaults of a carrier's settings. */
export class CarrierDefaultsDto {
  feeCurrency: DefaultFeeCurrencyDto;
  holidays: DefaultHolidaysDto;
  cutoff: DefaultTimeDto;
  pickupLeadMinutes: DefaultNumberDto;
  inspectionFee: DefaultNumberDto;
  attemptedPickupFee: DefaultNumberDto;
  truckNotUsedFee: DefaultNumberDto;
  truckNotUsedSameDayFee: DefaultNumberDto;
  paymentDays: DefaultNumberDto;
}

/** A day on which carriers of a country typically close. */
export class CarrierHolidayDto {
  country: 'US' | 'CA';
  /** Local date. */
  on: string;
  name: string;
}

/** Calendar and fees of a carrier. */
export class CarrierSettingsDto extends CarrierSettingsValuesDto {
  /** Send it with the next change. */
  version: number;
  defaults: CarrierDefaultsDto;
  /** Typical carrier holidays of both countries from today to the end of next year, by date. */
  upcomingHolidays: CarrierHolidayDto[];
}
