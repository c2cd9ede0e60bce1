import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsDefined,
  IsIn,
  IsInt,
  IsOptional,
  Matches,
  Max,
  Min,
} from 'class-validator';
import { MayBeMissing } from '../../../platform/http/validation/dto-fields.js';
import { Nested, NestedList } from '../../../platform/http/validation/nested.js';
import { OneLine } from '../../../platform/http/validation/text.js';
import {
  FREIGHT_CLASS_NAMES,
  type FreightClassName,
  HAZARD_CLASSES,
  PACKAGING_CODES,
  type PackagingCode,
} from '../../../kernel/codes.js';
import { LIMITS } from '../../../kernel/limits.js';
import { IsDecimal } from '../../../platform/http/validation/formats.js';
import type { Commodity, HandlingUnit, Hazmat } from '../domain/quote-request.js';
import { MoneyDto } from './money.dto.js';
import { msg } from '../../../messages/message.js';
import { ruleText } from '../../../platform/http/validation/constraint-messages.js';

/** Density, class and linear feet follow from the dimensions, so nothing can be priced without one of them. */
const DIM_REQUIRED = { context: { code: 'DIM_REQUIRED' } };
const E164 = /^\+[1-9]\d{1,14}$/;

/** Hazardous material data in the order of 49 CFR 172.202. */
export class HazmatDto implements Hazmat {
  /** UN or NA number, such as UN1090. */
  @Matches(/^(UN|NA)\d{4}$/, { message: ruleText(msg`Must look like UN1090.`) })
  unNumber: string;

  /** Proper shipping name from the table in 49 CFR 172.101. With a number, class or packing group: 422 HM_ORDER. */
  @OneLine({ min: 1, max: LIMITS.description })
  properShippingName: string;

  @IsOptional()
  @OneLine({ max: LIMITS.description })
  technicalName?: string | null;

  @IsIn(HAZARD_CLASSES)
  hazardClass: (typeof HAZARD_CLASSES)[number];

  @MayBeMissing()
  @IsArray()
  @ArrayMaxSize(4)
  @IsIn(HAZARD_CLASSES, { each: true })
  subsidiary?: (typeof HAZARD_CLASSES)[number][];

  @IsOptional()
  @IsIn(['I', 'II', 'III'])
  packingGroup?: 'I' | 'II' | 'III' | null;

  /** 24-hour emergency phone (49 CFR 172.604), E.164. Quotes without it return 422 HM_PHONE; previews rate without it and warn. */
  @IsOptional()
  @Matches(E164, {
    message: ruleText(msg`Enter a phone number with country code, like +18005551234.`),
    context: { code: 'HM_PHONE' },
  })
  emergencyPhone?: string | null;

  @IsOptional()
  @OneLine({ max: LIMITS.reference })
  contractNumber?: string | null;
}

/** A commodity on the handling units. */
export class CommodityDto implements Commodity {
  @IsOptional()
  @OneLine({ max: LIMITS.description })
  description?: string | null;

  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(LIMITS.pieces)
  pieces?: number | null;

  @IsOptional()
  @IsIn(PACKAGING_CODES)
  packagingType?: PackagingCode | null;

  /** Gross weight in the request's unit. */
  @IsDecimal(2)
  @Min(0.01, { context: { code: 'WEIGHT_RANGE' } })
  @Max(LIMITS.weightMax, { context: { code: 'WEIGHT_RANGE' } })
  weight: number;

  /** Declared NMFC class; `null` uses the class from the density. */
  @IsOptional()
  @IsIn(FREIGHT_CLASS_NAMES)
  freightClass?: FreightClassName | null;

  @IsOptional()
  @Matches(/^\d{1,6}$/, { message: ruleText(msg`Enter an NMFC item number of up to six digits.`) })
  nmfc?: string | null;

  @IsOptional()
  @Matches(/^\d{1,2}$/, { message: ruleText(msg`Enter an NMFC sub number of up to two digits.`) })
  nmfcSub?: string | null;

  @IsOptional()
  @Nested(() => HazmatDto)
  hazmat?: HazmatDto | null;

  /** Harmonized System code without dots, for customs. */
  @IsOptional()
  @Matches(/^\d{6,10}$/, { message: ruleText(msg`Enter an HS code of 6 to 10 digits.`) })
  hsCode?: string | null;

  /** ISO 3166-1 alpha-2 code of the country where the goods were made, such as US. */
  @IsOptional()
  @Matches(/^[A-Z]{2}$/, { message: ruleText(msg`Enter a country code of two letters.`) })
  countryOfOrigin?: string | null;

  /** Value of all pieces for customs. */
  @IsOptional()
  @Nested(() => MoneyDto)
  customsValue?: MoneyDto | null;
}

/** A row of equal handling units. */
export class HandlingUnitDto implements HandlingUnit {
  @IsInt()
  @Min(1)
  @Max(LIMITS.handlingUnitCount)
  count: number;

  /** DSDC handling unit code; PAT is a pallet. */
  @IsIn(PACKAGING_CODES)
  type: PackagingCode;

  /** Inches, or centimeters if `units` is metric. */
  @IsDefined(DIM_REQUIRED)
  @IsDecimal(2)
  @Min(0.01, { context: { code: 'DIM_RANGE' } })
  @Max(LIMITS.lengthMax, { context: { code: 'DIM_RANGE' } })
  length: number;

  @IsDefined(DIM_REQUIRED)
  @IsDecimal(2)
  @Min(0.01, { context: { code: 'DIM_RANGE' } })
  @Max(LIMITS.lengthMax, { context: { code: 'DIM_RANGE' } })
  width: number;

  @IsDefined(DIM_REQUIRED)
  @IsDecimal(2)
  @Min(0.01, { context: { code: 'DIM_RANGE' } })
  @Max(LIMITS.lengthMax, { context: { code: 'DIM_RANGE' } })
  height: number;

  /** Gross weight of all units of the item in pounds or kilograms. */
  @IsDecimal(2)
  @Min(0.01, { context: { code: 'WEIGHT_RANGE' } })
  @Max(LIMITS.weightMax, { context: { code: 'WEIGHT_RANGE' } })
  weight: number;

  /** Whether the freight is stackable. */
  @MayBeMissing()
  @IsBoolean()
  stackable?: boolean;

  /** Source of the dimensions. */
  @IsOptional()
  @IsIn(['measured', 'spec', 'estimate'])
  evidence?: 'measured' | 'spec' | 'estimate' | null;

  @NestedList(() => CommodityDto, { min: 1, max: LIMITS.commodityLines })
  commodities: CommodityDto[];
}
