import { IsInt, Matches, Max, Min } from 'class-validator';
import { MayBeMissing } from '../../../platform/http/validation/dto-fields.js';
import { Nested, NestedList } from '../../../platform/http/validation/nested.js';

const POUNDS_MAX = 100_000;
const FEET_MAX = 53;
const PALLETS_MAX = 999;
const LANES_MAX = 5_000;

/** Up to which freight each mode is proposed; what is left out stays as it is. */
export class ModeThresholdsDto {
  /** LTL up to this weight, pounds. */
  @MayBeMissing()
  @IsInt()
  @Min(1)
  @Max(POUNDS_MAX)
  ltlMaxWeight?: number;

  /** LTL below this floor, linear feet. */
  @MayBeMissing()
  @IsInt()
  @Min(1)
  @Max(FEET_MAX)
  ltlBelowLinearFeet?: number;

  /** LTL up to these handling units. */
  @MayBeMissing()
  @IsInt()
  @Min(1)
  @Max(PALLETS_MAX)
  ltlMaxPallets?: number;

  /** Volume LTL from these handling units on. */
  @MayBeMissing()
  @IsInt()
  @Min(1)
  @Max(PALLETS_MAX)
  volumeFromPallets?: number;

  /** Volume LTL above this weight, pounds. */
  @MayBeMissing()
  @IsInt()
  @Min(1)
  @Max(POUNDS_MAX)
  volumeAboveWeight?: number;

  /** Volume LTL from this floor on, linear feet. */
  @MayBeMissing()
  @IsInt()
  @Min(1)
  @Max(FEET_MAX)
  volumeFromLinearFeet?: number;

  /** Volume LTL up to this weight, pounds. */
  @MayBeMissing()
  @IsInt()
  @Min(1)
  @Max(POUNDS_MAX)
  volumeMaxWeight?: number;

  /** Truckload above this weight, pounds. */
  @MayBeMissing()
  @IsInt()
  @Min(1)
  @Max(POUNDS_MAX)
  truckloadAboveWeight?: number;

  /** Truckload above this floor, linear feet. */
  @MayBeMissing()
  @IsInt()
  @Min(1)
  @Max(FEET_MAX)
  truckloadAboveLinearFeet?: number;

  /** Truckload above these handling units. */
  @MayBeMissing()
  @IsInt()
  @Min(1)
  @Max(PALLETS_MAX)
  truckloadAbovePallets?: number;
}

/** Road miles that the company knows of a lane, in this direction; they go before the estimate. */
export class LaneMilesDto {
  /** ZIP5, ZIP3, FSA or state, as tariffs name places: 60601, 606, M5V, US-IL. */
  @Matches(/^(\d{3}|\d{5}|[A-Z]\d[A-Z]|(US|CA)-[A-Z]{2})$/, {
    message: 'must be a place such as 60601, 606, M5V or US-IL',
  })
  origin: string;

  /** Like `origin`. */
  @Matches(/^(\d{3}|\d{5}|[A-Z]\d[A-Z]|(US|CA)-[A-Z]{2})$/, {
    message: 'must be a place such as 60601, 606, M5V or US-IL',
  })
  destination: string;

  /** Whole miles. */
  @IsInt()
  @Min(1)
  @Max(10_000)
  miles: number;
}

/** How a company's freight is rated, besides its tariffs. */
export class RatingRulesDto {
  /** All of them, with the usual values where the company has none. */
  thresholds: ModeThresholdsDto;
  /** By origin and destination. */
  laneMiles: LaneMilesDto[];
}

/** Change of the rating rules; what is left out stays. */
export class UpdateRatingRulesDto {
  @MayBeMissing()
  @Nested(() => ModeThresholdsDto)
  thresholds?: ModeThresholdsDto;

  /** In the place of all lanes known so far; the same lane twice is answered 422 DUPLICATE. */
  @MayBeMissing()
  @NestedList(() => LaneMilesDto, { max: LANES_MAX })
  laneMiles?: LaneMilesDto[];
}
