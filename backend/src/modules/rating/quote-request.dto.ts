import { Type } from 'class-transformer';
import {
  ArrayMaxSize, ArrayMinSize, IsArray, IsBoolean, IsDefined, IsEmail, IsIn, IsInt, IsNumber, IsOptional, IsString, Matches, Max, MaxLength, Min,
  MinLength, ValidateNested,
} from 'class-validator';
import {
  ACCESSORIAL_CODES, type AccessorialCode, EQUIPMENT, FREIGHT_CLASS_NAMES, type FreightClassName, HAZARD_CLASSES, PACKAGING_CODES, type PackagingCode,
  QUOTE_MODES, REFERENCE_TYPES,
} from '../../kernel/codes.js';
import { LIMITS } from '../../kernel/limits.js';
import { MoneyDto } from './money.dto.js';

const LOCAL_DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const LOCAL_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const E164 = /^\+[1-9]\d{1,14}$/;

/** When the freight is ready, in the origin's local time. */
export class PickupWindowDto {
  /** Local date at the origin, `YYYY-MM-DD`. */
  @Matches(LOCAL_DATE, { message: 'must be a date like 2026-11-24' })
  on: string;

  /** Local time from which the freight is ready, `HH:MM`. */
  @IsOptional()
  @Matches(LOCAL_TIME, { message: 'must be a time like 10:00' })
  readyFrom?: string | null;

  /** Local time at which the dock closes, `HH:MM`. */
  @IsOptional()
  @Matches(LOCAL_TIME, { message: 'must be a time like 16:00' })
  closeAt?: string | null;
}

/** Whether and when the freight has to be delivered. */
export class DeliveryWishDto {
  /** `none`: as the carrier's transit allows. */
  @IsIn(['none', 'by', 'on', 'window'])
  type: 'none' | 'by' | 'on' | 'window';

  /** Local date at the destination for `by` and `on`, and the first day of a `window`. */
  @IsOptional()
  @Matches(LOCAL_DATE, { message: 'must be a date like 2026-11-30' })
  on?: string | null;

  /** Last local date of a `window`. */
  @IsOptional()
  @Matches(LOCAL_DATE, { message: 'must be a date like 2026-12-02' })
  to?: string | null;
}

/** A person at a stop. */
export class StopContactDto {
  @IsString()
  @MinLength(1)
  @MaxLength(LIMITS.personName)
  name: string;

  /** E.164, such as +13125550100. */
  @Matches(E164, { message: 'must be a phone number with country code, like +13125550100' })
  phone: string;

  @IsOptional()
  @IsEmail()
  @MaxLength(LIMITS.email)
  email?: string | null;
}

/** A place where freight is picked up or delivered. */
export class StopDto {
  @IsIn(['origin', 'intermediate', 'destination'])
  type: 'origin' | 'intermediate' | 'destination';

  /** Contact of the address book that the stop was filled from. */
  @IsOptional()
  @IsString()
  @MaxLength(30)
  contactId?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(LIMITS.stopName)
  name?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(LIMITS.address)
  address1?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(LIMITS.address)
  address2?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(LIMITS.city)
  city?: string | null;

  /** Two-letter state or province. */
  @IsOptional()
  @Matches(/^[A-Z]{2}$/, { message: 'must be a two-letter state or province' })
  state?: string | null;

  /** US ZIP or ZIP+4, or Canadian postal code. */
  @IsString()
  @MinLength(3)
  @MaxLength(LIMITS.postalCode)
  postalCode: string;

  @IsIn(['US', 'CA'])
  country: 'US' | 'CA';

  /** One of the 101 limited-access place types of DSDC eBOL, or `Residence`. */
  @IsOptional()
  @IsString()
  @MaxLength(60)
  placeType?: string | null;

  /** Whether the stop has a loading dock. */
  @IsOptional()
  @IsBoolean()
  dock?: boolean | null;

  /** Whether the stop has a forklift. */
  @IsOptional()
  @IsBoolean()
  forklift?: boolean | null;

  @IsOptional()
  @ValidateNested()
  @Type(() => StopContactDto)
  contact?: StopContactDto | null;

  @IsOptional()
  @IsString()
  @MaxLength(LIMITS.notes)
  instructions?: string | null;
}

/** Hazardous material data in the order of 49 CFR 172.202. */
export class HazmatDto {
  /** UN or NA number, such as UN1090. */
  @Matches(/^(UN|NA)\d{4}$/, { message: 'must look like UN1090' })
  unNumber: string;

  @IsString()
  @MinLength(1)
  @MaxLength(LIMITS.description)
  properShippingName: string;

  @IsOptional()
  @IsString()
  @MaxLength(LIMITS.description)
  technicalName?: string | null;

  @IsIn(HAZARD_CLASSES)
  hazardClass: (typeof HAZARD_CLASSES)[number];

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(4)
  @IsIn(HAZARD_CLASSES, { each: true })
  subsidiary?: (typeof HAZARD_CLASSES)[number][];

  @IsOptional()
  @IsIn(['I', 'II', 'III'])
  packingGroup?: 'I' | 'II' | 'III' | null;

  /** Phone answered day and night (49 CFR 172.604), E.164; without it the answer is 422 HM_PHONE. */
  @IsOptional()
  @Matches(E164, { message: 'must be a phone number with country code, like +18005551234', context: { code: 'HM_PHONE' } })
  emergencyPhone?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(LIMITS.reference)
  contractNumber?: string | null;
}

/** What is packed on the handling units of a row. */
export class CommodityDto {
  @IsOptional()
  @IsString()
  @MaxLength(LIMITS.description)
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
  @IsNumber({ maxDecimalPlaces: 2 })
  @Min(0.01)
  @Max(LIMITS.weightMax)
  weight: number;

  /** Declared NMFC class; `null` takes the class from density. */
  @IsOptional()
  @IsIn(FREIGHT_CLASS_NAMES)
  freightClass?: FreightClassName | null;

  @IsOptional()
  @Matches(/^\d{1,6}$/, { message: 'must be an NMFC item number of up to six digits' })
  nmfc?: string | null;

  @IsOptional()
  @Matches(/^\d{1,2}$/, { message: 'must be an NMFC sub number of up to two digits' })
  nmfcSub?: string | null;

  @IsOptional()
  @ValidateNested()
  @Type(() => HazmatDto)
  hazmat?: HazmatDto | null;
}

/** A row of equal handling units. */
export class HandlingUnitDto {
  @IsInt()
  @Min(1)
  @Max(LIMITS.handlingUnitCount)
  count: number;

  /** DSDC handling unit code; PAT is a pallet. */
  @IsIn(PACKAGING_CODES)
  type: PackagingCode;

  /** Inches, or centimetres when `units` is metric. */
  @IsNumber({ maxDecimalPlaces: 2 })
  @Min(0.01)
  @Max(LIMITS.lengthMax)
  length: number;

  @IsNumber({ maxDecimalPlaces: 2 })
  @Min(0.01)
  @Max(LIMITS.lengthMax)
  width: number;

  @IsNumber({ maxDecimalPlaces: 2 })
  @Min(0.01)
  @Max(LIMITS.lengthMax)
  height: number;

  /** Gross weight of all units of the row, pounds or kilograms. */
  @IsNumber({ maxDecimalPlaces: 2 })
  @Min(0.01)
  @Max(LIMITS.weightMax)
  weight: number;

  /** Whether other freight may stand on it. */
  @IsOptional()
  @IsBoolean()
  stackable?: boolean;

  /** How the dimensions are known. */
  @IsOptional()
  @IsIn(['measured', 'spec', 'estimate'])
  evidence?: 'measured' | 'spec' | 'estimate' | null;

  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(LIMITS.commodityLines)
  @ValidateNested({ each: true })
  @Type(() => CommodityDto)
  commodities: CommodityDto[];
}

/** An inferred accessorial that the shipper says is not needed. */
export class WaivedAccessorialDto {
  @IsIn(ACCESSORIAL_CODES)
  code: AccessorialCode;

  @IsString()
  @MinLength(1)
  @MaxLength(LIMITS.notes)
  reason: string;
}

/** A number by which the shipper or consignee knows the freight. */
export class ReferenceDto {
  @IsIn(REFERENCE_TYPES)
  type: (typeof REFERENCE_TYPES)[number];

  @IsString()
  @MinLength(1)
  @MaxLength(LIMITS.reference)
  value: string;
}

/** Everything that a price depends on; only stops' postal code and country, handling units and `pickup.on` are needed to rate. */
export class QuoteRequestDto {
  @IsOptional()
  @IsIn(QUOTE_MODES)
  mode?: (typeof QUOTE_MODES)[number];

  /** Trailer type of full truckload. */
  @IsOptional()
  @IsIn(EQUIPMENT)
  equipment?: (typeof EQUIPMENT)[number] | null;

  /** Imperial: inches and pounds. Metric: centimetres and kilograms. */
  @IsOptional()
  @IsIn(['imperial', 'metric'])
  units?: 'imperial' | 'metric';

  @IsDefined()
  @ValidateNested()
  @Type(() => PickupWindowDto)
  pickup: PickupWindowDto;

  @IsOptional()
  @ValidateNested()
  @Type(() => DeliveryWishDto)
  delivery?: DeliveryWishDto | null;

  @IsArray()
  @ArrayMinSize(2)
  @ArrayMaxSize(LIMITS.stops)
  @ValidateNested({ each: true })
  @Type(() => StopDto)
  stops: StopDto[];

  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(LIMITS.handlingUnitRows)
  @ValidateNested({ each: true })
  @Type(() => HandlingUnitDto)
  handlingUnits: HandlingUnitDto[];

  /** Accessorial services asked for. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(LIMITS.accessorials)
  @IsIn(ACCESSORIAL_CODES, { each: true })
  accessorials?: AccessorialCode[];

  /** Inferred accessorials that are not needed, each with its reason. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(LIMITS.accessorials)
  @ValidateNested({ each: true })
  @Type(() => WaivedAccessorialDto)
  waivedAccessorials?: WaivedAccessorialDto[];

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(LIMITS.references)
  @ValidateNested({ each: true })
  @Type(() => ReferenceDto)
  references?: ReferenceDto[];

  @IsOptional()
  @ValidateNested()
  @Type(() => MoneyDto)
  declaredValue?: MoneyDto | null;

  @IsOptional()
  @IsBoolean()
  insurance?: boolean;

  @IsOptional()
  @IsString()
  @MaxLength(LIMITS.notes)
  instructions?: string | null;
}
