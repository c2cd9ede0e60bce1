import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, Matches } from 'class-validator';
import { MayBeMissing } from '../../platform/http/validation/dto-fields.js';
import { OneLine } from '../../platform/http/validation/text.js';
import { NestedList } from '../../platform/http/validation/nested.js';
import { IsLocalDate } from '../../platform/http/validation/formats.js';
import { msg } from '../../messages/message.js';
import { ruleText } from '../../platform/http/validation/constraint-messages.js';

/** A carrier of the company. */
export class CarrierDto {
  id: string;
  scac: string;
  name: string;
  demo: boolean;
  /** Connector kinds of its enabled connections. */
  connectors: string[];
}

/** A tariff version. Terms and rates are immutable; a version can only be withdrawn. */
export class TariffDto {
  id: string;
  carrier: CarrierDto;
  version: number;
  name: string;
  currency: string;
  effectiveFrom: string;
  effectiveTo: string;
  /** Mode that the tariff prices. Versions are numbered per mode. */
  mode: 'LTL' | 'VLTL' | 'FTL';
  basis: 'lane' | 'mileage';
  /** `scheduled`, `active`, `superseded` by a later version, `ended` or `withdrawn`. */
  status: 'scheduled' | 'active' | 'superseded' | 'ended' | 'withdrawn';
  rows: number;
  createdAt: string;
}

export class TariffListDto {
  items: TariffDto[];
  nextCursor: string | null;
}

/** Terms of a tariff version, as a basis for the next version. */
export class TariffTermsDto {
  tariffId: string;
  /** The `terms` of its upload (freight.md Annex H), defaults filled in. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  terms: Record<string, unknown>;
}

/** An error in an uploaded file. */
export class UploadMessageDto {
  /** `/terms/fuel/steps/0/from` or `/rates/17/M5C`, where 17 is the line. */
  pointer: string;
  /** Line of the CSV (the header is line 1), or 0 for the terms. */
  row: number;
  /** Column of the CSV, or JSON pointer within the terms. */
  column: string;
  code: string;
  message: string;
}

/** Form of the tariff upload. */
export class TariffUploadFormDto {
  /** Terms as JSON (freight.md Annex H), as a field or a file. */
  terms: string;

  /** Rates as CSV, preferably as a file: `origin,destination,class,L5C,...` or `miles_from,miles_to,class,L5C,...`; for FTL `origin,destination,equipment,rate_per_mile,minimum,transit_days`. */
  @ApiProperty({ type: 'string', format: 'binary' })
  rates: unknown;
}

/** A cell of a rate that differs between two versions. */
export class ChangedRateCellDto {
  /** Column of the rate sheet, such as `M5C`. */
  column: string;
  /** As written in a rate sheet; null if the active version has none. */
  before: string | null;
  /** As written in a rate sheet; null if the upload has none. */
  after: string | null;
}

/** A rate that the upload adds, changes or removes. */
export class ChangedRateDto {
  change: 'added' | 'removed' | 'changed';
  /** Location as in the rate sheet, `*` in a mileage tariff. */
  origin: string;
  destination: string;
  /** Mileage range of a mileage tariff, inclusive; otherwise null. */
  milesFrom: number | null;
  milesTo: number | null;
  /** Null for a truckload tariff. */
  freightClass: string | null;
  /** Trailer of a truckload tariff; otherwise null. */
  equipment: string | null;
  cells: ChangedRateCellDto[];
}

/** Changes of the uploaded rates against the active version of the same mode. */
export class RatesDifferenceDto {
  /** Number of the active version. */
  version: number;
  added: number;
  removed: number;
  changed: number;
  same: number;
  /** At most five of each kind. */
  examples: ChangedRateDto[];
}

/** Result of a tariff upload or of its dry run. */
export class TariffUploadDto {
  /** Null for a dry run. */
  tariffId: string | null;
  version: number | null;
  rows: number;
  errors: UploadMessageDto[];
  warnings: UploadMessageDto[];
  /** Result of a dry run; null if there is no active version, and after storing. */
  difference: RatesDifferenceDto | null;
}

/** Options of the tariff upload. */
export class TariffUploadQuery {
  /** `true` validates without storing. */
  @MayBeMissing()
  @IsIn(['true', 'false'])
  dryRun?: 'true' | 'false';
}

/** Withdraws a tariff version from rating, or restores it. */
export class UpdateTariffDto {
  @IsBoolean()
  withdrawn: boolean;
}

/** Weekly diesel price of an index. */
export class FuelPriceDto {
  /** Index code, such as US. */
  @Matches(/^[A-Z0-9_-]{1,12}$/, { message: ruleText(msg`Enter an index code such as US.`) })
  index: string;

  /** First local date on which the price applies. */
  @IsLocalDate()
  effectiveOn: string;

  /** Dollars per gallon as a decimal string, up to four decimals. */
  @OneLine({ max: 8 })
  @Matches(/^\d{1,3}(\.\d{1,4})?$/, { message: ruleText(msg`Enter a price like 3.768.`) })
  price: string;
}

/** `entered` by a user, `fetched` from the published index, or fictional (`demonstration`). */
export const FUEL_PRICE_SOURCES = ['entered', 'fetched', 'demonstration'] as const;

export class StoredFuelPriceDto extends FuelPriceDto {
  @ApiProperty({ enum: FUEL_PRICE_SOURCES })
  source: (typeof FUEL_PRICE_SOURCES)[number];
}

export class FuelPriceListDto {
  items: StoredFuelPriceDto[];
  /** Indexes whose weeks are fetched from the U.S. Energy Information Administration; empty: this installation has no key. */
  fetchedIndexes: string[];
  nextCursor: string | null;
}

/** Fuel prices to save; an existing week is replaced. */
export class SaveFuelPricesDto {
  @NestedList(() => FuelPriceDto, { min: 1, max: 600 })
  prices: FuelPriceDto[];
}
