import { IsInt, Matches, Max, Min } from 'class-validator';
import { MayBeMissing } from '../../../platform/http/validation/dto-fields.js';
import { Nested, NestedList } from '../../../platform/http/validation/nested.js';
import { msg } from '../../../messages/message.js';
import { ruleText } from '../../../platform/http/validation/constraint-messages.js';

const POUNDS_MAX = 100_000;
const FEET_MAX = 53;
const PALLETS_MAX = 999;
const LANES_MAX = 5_000;

/** Limits of freight for each mode; omitted fields are unchanged. */
export class ModeThresholdsDto {
  /** LTL up to this weight, pounds. */
  @MayBeMissing()
  @IsInt()
  @Min(1)
  @Max(POUNDS_MAX)
  ltlMaxWeight?: number;

  /** LTL below this floor length in linear feet. */
  @MayBeMissing()
  @IsInt()
  @Min(1)
  @Max(FEET_MAX)
  ltlBelowLinearFeet?: number;

  /** LTL up to this number of handling units. */
  @MayBeMissing()
  @IsInt()
  @Min(1)
  @Max(PALLETS_MAX)
  ltlMaxPallets?: number;

  /** Volume LTL from this number of handling units. */
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

  /** Volume LTL from this floor length in linear feet. */
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

  /** Truckload above this floor length in linear feet. */
  @MayBeMissing()
  @IsInt()
  @Min(1)
  @Max(FEET_MAX)
  truckloadAboveLinearFeet?: number;

  /** Truckload above this number of handling units. */
  @MayBeMissing()
  @IsInt()
  @Min(1)
  @Max(PALLETS_MAX)
  truckloadAbovePallets?: number;
}

/** The company's own road miles for a lane, in this direction. They replace the estimate. */
export class LaneMilesDto {
  /** Location as in tariffs, ZIP5, ZIP3, FSA or state: 60601, 606, M5V, US-IL. */
  @Matches(/^(\d{3}|\d{5}|[A-Z]\d[A-Z]|(US|CA)-[A-Z]{2})$/, {
    message: ruleText(msg`Enter a location such as 60601, 606, M5V or US-IL.`),
  })
  origin: string;

  /** Same as `origin`. */
  @Matches(/^(\d{3}|\d{5}|[A-Z]\d[A-Z]|(US|CA)-[A-Z]{2})$/, {
    message: ruleText(msg`Enter a location such as 60601, 606, M5V or US-IL.`),
  })
  destination: string;

  /** Whole miles. */
  @IsInt()
  @Min(1)
  @Max(10_000)
  miles: number;
}

/** The company's rating rules, in addition to tariffs. */
export class RatingRulesDto {
  /** All thresholds, with default values where the company has set none. */
  thresholds: ModeThresholdsDto;
  /** By origin and destination. */
  laneMiles: LaneMilesDto[];
  /** Increases by one with every change of `laneMiles`. */
  laneMilesVersion: number;
}

/** Changes to the rating rules; omitted fields are unchanged. */
export class UpdateRatingRulesDto {
  @MayBeMissing()
  @Nested(() => ModeThresholdsDto)
  thresholds?: ModeThresholdsDto;

  /** Replaces all existing lanes. A repeated lane returns 422 DUPLICATE. */
  @MayBeMissing()
  @NestedList(() => LaneMilesDto, { max: LANES_MAX })
  laneMiles?: LaneMilesDto[];

  /** The version that `laneMiles` is based on: 409 STALE_REVISION if the stored version is newer. Without it, all stored lanes are replaced. */
  @MayBeMissing()
  @IsInt()
  @Min(1)
  laneMilesVersion?: number;
}
