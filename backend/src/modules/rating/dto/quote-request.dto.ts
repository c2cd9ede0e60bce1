import { ApiExtraModels } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional, Matches, Max, Min } from 'class-validator';
import { MayBeMissing } from '../../../platform/http/validation/dto-fields.js';
import { Nested, NestedList } from '../../../platform/http/validation/nested.js';
import { OneLine, MultiLine } from '../../../platform/http/validation/text.js';
import {
  ACCESSORIAL_CODES,
  type AccessorialCode,
  EQUIPMENT,
  QUOTE_MODES,
  REFERENCE_TYPES,
} from '../../../kernel/codes.js';
import type { RequestedAccessorial } from '../../../kernel/accessorials/accessorial-request.js';
import { LIMITS } from '../../../kernel/limits.js';
import { IsDecimal } from '../../../platform/http/validation/formats.js';
import { AccessorialDto, AccessorialList } from './accessorial.dto.js';
import { CustomsDto } from './customs.dto.js';
import { HandlingUnitDto } from './handling-unit.dto.js';
import { MoneyDto } from './money.dto.js';
import { PaymentDto } from './payment.dto.js';
import { RequestStopDto } from './stop.dto.js';
import type {
  DeliveryRequirement,
  PickupWindow,
  QuoteRequest,
  Reference,
  TemperatureRange,
  WaivedAccessorial,
} from '../domain/quote-request.js';
import { msg } from '../../../messages/message.js';
import { ruleText } from '../../../platform/http/validation/constraint-messages.js';

/** Whether there is such a day is checked with the whole request: DATE_INVALID. */
const LOCAL_DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const LOCAL_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Pickup date and hours, in the origin's local time. */
export class PickupWindowDto implements PickupWindow {
  /** Local date at the origin, `YYYY-MM-DD`. */
  @Matches(LOCAL_DATE, { message: ruleText(msg`Enter a date like 2026-11-24.`) })
  on: string;

  /** Local time from which the freight is ready, `HH:MM`. */
  @IsOptional()
  @Matches(LOCAL_TIME, { message: ruleText(msg`Enter a time like 10:00.`) })
  readyFrom?: string | null;

  /** Local time at which the dock closes, `HH:MM`. */
  @IsOptional()
  @Matches(LOCAL_TIME, { message: ruleText(msg`Enter a time like 16:00.`) })
  closeAt?: string | null;
}

/** Delivery date and time that the freight requires. */
export class DeliveryRequirementDto implements DeliveryRequirement {
  /** `none`: standard transit of the carrier. */
  @IsIn(['none', 'by', 'on', 'window'])
  type: 'none' | 'by' | 'on' | 'window';

  /** Local date at the destination for `by` and `on`; first day of a `window`. */
  @IsOptional()
  @Matches(LOCAL_DATE, { message: ruleText(msg`Enter a date like 2026-11-24.`) })
  on?: string | null;

  /** Last local date of a `window`. */
  @IsOptional()
  @Matches(LOCAL_DATE, { message: ruleText(msg`Enter a date like 2026-11-24.`) })
  to?: string | null;
}

/** An inferred accessorial that the shipper declined. */
export class WaivedAccessorialDto implements WaivedAccessorial {
  @IsIn(ACCESSORIAL_CODES)
  code: AccessorialCode;

  @OneLine({ min: 1, max: LIMITS.notes })
  reason: string;
}

/** A reference number of the shipper or consignee. */
export class ReferenceDto implements Reference {
  @IsIn(REFERENCE_TYPES)
  type: (typeof REFERENCE_TYPES)[number];

  @OneLine({ min: 1, max: LIMITS.reference })
  value: string;
}

/** Temperature range and operation of a refrigerated trailer, from -20 to 70 °F. */
export class TemperatureRangeDto implements TemperatureRange {
  /** Lowest temperature in degrees of `unit`. */
  @IsDecimal(1)
  @Min(-100)
  @Max(200)
  min: number;

  /** Highest temperature in degrees of `unit`. */
  @IsDecimal(1)
  @Min(-100)
  @Max(200)
  max: number;

  /** Fahrenheit or Celsius. */
  @IsIn(['F', 'C'])
  unit: 'F' | 'C';

  /** Whether the unit runs all the time (default) or cycles on and off. */
  @MayBeMissing()
  @IsIn(['continuous', 'cycle'])
  mode?: 'continuous' | 'cycle';

  /** Whether the trailer has to arrive cooled to the range. Default: false. */
  @MayBeMissing()
  @IsBoolean()
  preCool?: boolean;
}

/** All inputs of a price. Rating requires only the postal code and country of each stop, the handling units and `pickup.on`. */
@ApiExtraModels(AccessorialDto)
export class QuoteRequestDto implements QuoteRequest {
  @MayBeMissing()
  @IsIn(QUOTE_MODES)
  mode?: (typeof QUOTE_MODES)[number];

  /** Trailer of a full truckload. Required for mode FTL (422 EQUIPMENT_REQUIRED); default dry van with `auto`. */
  @IsOptional()
  @IsIn(EQUIPMENT)
  equipment?: (typeof EQUIPMENT)[number] | null;

  /** Required for a REEFER (422 TEMPERATURE_REQUIRED), not allowed for other trailers. */
  @IsOptional()
  @Nested(() => TemperatureRangeDto)
  temperature?: TemperatureRangeDto | null;

  /** Imperial: inches and pounds. Metric: centimeters and kilograms. */
  @MayBeMissing()
  @IsIn(['imperial', 'metric'])
  units?: 'imperial' | 'metric';

  @Nested(() => PickupWindowDto)
  pickup: PickupWindowDto;

  @IsOptional()
  @Nested(() => DeliveryRequirementDto)
  delivery?: DeliveryRequirementDto | null;

  @NestedList(() => RequestStopDto, { min: 2, max: LIMITS.stops })
  stops: RequestStopDto[];

  @NestedList(() => HandlingUnitDto, { min: 1, max: LIMITS.handlingUnitRows })
  handlingUnits: HandlingUnitDto[];

  /** Requested accessorial services: codes, or codes with their details. Missing details: 422 ACCESSORIAL_DETAILS_REQUIRED. */
  @MayBeMissing()
  @AccessorialList()
  accessorials?: RequestedAccessorial[];

  /** Inferred accessorials that the user declined, with their reasons. */
  @MayBeMissing()
  @NestedList(() => WaivedAccessorialDto, { max: LIMITS.accessorials })
  waivedAccessorials?: WaivedAccessorialDto[];

  @MayBeMissing()
  @NestedList(() => ReferenceDto, { max: LIMITS.references })
  references?: ReferenceDto[];

  @IsOptional()
  @Nested(() => MoneyDto)
  declaredValue?: MoneyDto | null;

  @IsOptional()
  @MultiLine({ max: LIMITS.notes })
  instructions?: string | null;

  /** Who pays the carrier. Default: the company, at its billing address. */
  @IsOptional()
  @Nested(() => PaymentDto)
  payment?: PaymentDto | null;

  /** Declaration for freight that crosses the border; ignored inside one country. */
  @IsOptional()
  @Nested(() => CustomsDto)
  customs?: CustomsDto | null;
}
