import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  Matches,
  Min,
  ValidateIf,
} from 'class-validator';
import { ACCESSORIAL_CODES, type AccessorialCode, STOP_OPERATIONS, type StopOperation } from '../../../kernel/codes.js';
import { WEEKDAYS, type Weekday } from '../../../kernel/places/opening-hours.js';
import { MayBeMissing } from '../../../platform/http/validation/dto-fields.js';
import { Nested, NestedList } from '../../../platform/http/validation/nested.js';
import { OneLine, MultiLine } from '../../../platform/http/validation/text.js';
import { IsId, IsMailAddress, IsTimeZone } from '../../../platform/http/validation/formats.js';
import { LIMITS } from '../../../kernel/limits.js';
import type { Stop, StopContact } from '../domain/quote-request.js';
import { msg } from '../../../messages/message.js';
import { ruleText } from '../../../platform/http/validation/constraint-messages.js';

const LOCAL_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const E164 = /^\+[1-9]\d{1,14}$/;

/** Opening times on one day of the week, in the location's time zone. */
export class ContactHoursDto {
  @IsIn(WEEKDAYS)
  day: Weekday;

  /** Local time, `HH:MM`. */
  @Matches(LOCAL_TIME, { message: ruleText(msg`Enter a time like 08:00.`) })
  from: string;

  /** Local time after `from`, `HH:MM`. */
  @Matches(LOCAL_TIME, { message: ruleText(msg`Enter a time like 16:30.`) })
  to: string;
}

/** The contact person at a stop. */
export class StopContactDto implements StopContact {
  @OneLine({ min: 1, max: LIMITS.personName })
  name: string;

  /** E.164, such as +13125550100. */
  @Matches(E164, { message: ruleText(msg`Enter a phone number with country code, like +13125550100.`) })
  phone: string;

  /** Extension digits. */
  @IsOptional()
  @Matches(/^\d{1,6}$/, { message: ruleText(msg`Enter one to six digits.`) })
  extension?: string | null;

  @IsOptional()
  @IsMailAddress()
  email?: string | null;
}

/** A pickup or delivery location. */
export class StopDto implements Stop {
  @IsIn(['origin', 'intermediate', 'destination'])
  type: 'origin' | 'intermediate' | 'destination';

  /** Address book contact that the stop was filled from. */
  @IsOptional()
  @IsId('ctc')
  contactId?: string | null;

  @IsOptional()
  @OneLine({ max: LIMITS.stopName })
  name?: string | null;

  @IsOptional()
  @OneLine({ max: LIMITS.address })
  address1?: string | null;

  @IsOptional()
  @OneLine({ max: LIMITS.address })
  address2?: string | null;

  @IsOptional()
  @OneLine({ max: LIMITS.city })
  city?: string | null;

  /** Two-letter state or province. */
  @IsOptional()
  @Matches(/^[A-Z]{2}$/, { message: ruleText(msg`Enter a two-letter state or province.`) })
  state?: string | null;

  /** US ZIP or ZIP+4, or Canadian postal code. */
  @OneLine({ min: 3, max: LIMITS.postalCode })
  postalCode: string;

  @IsIn(['US', 'CA'])
  country: 'US' | 'CA';

  /** One of the 101 limited-access location types of DSDC eBOL, or `Residence`. */
  @IsOptional()
  @OneLine({ max: 60 })
  placeType?: string | null;

  /** Whether the stop has a loading dock. */
  @IsOptional()
  @IsBoolean()
  dock?: boolean | null;

  /** Whether the stop has a forklift. */
  @IsOptional()
  @IsBoolean()
  forklift?: boolean | null;

  /** Whether the location takes freight only by appointment. Default: the contact's, at its postal code. */
  @IsOptional()
  @IsBoolean()
  appointmentNeeded?: boolean | null;

  /** Opening times, one entry per open day; empty: not known. Default: the contact's, at its postal code. */
  @IsOptional()
  @NestedList(() => ContactHoursDto, { max: WEEKDAYS.length })
  @ArrayUnique(({ day }: ContactHoursDto) => day, { message: ruleText(msg`Must name each day once.`) })
  hours?: ContactHoursDto[] | null;

  /** Accessorial services that the location usually needs. Default: the contact's, at its postal code. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(LIMITS.accessorials)
  @ArrayUnique()
  @IsIn(ACCESSORIAL_CODES, { each: true })
  accessorials?: AccessorialCode[] | null;

  /** IANA time zone, if it is not that of the postal code. Default: the contact's, at its postal code. */
  @IsOptional()
  @IsTimeZone()
  timeZone?: string | null;

  @IsOptional()
  @Nested(() => StopContactDto)
  contact?: StopContactDto | null;

  @IsOptional()
  @MultiLine({ max: LIMITS.notes })
  instructions?: string | null;

  /** What the stop is for; only for intermediate stops. */
  @IsOptional()
  @IsIn(STOP_OPERATIONS)
  operation?: StopOperation | null;

  /** Items that are loaded or unloaded here, by index in the request's `handlingUnits`; only for intermediate stops. */
  @MayBeMissing()
  @IsArray()
  @ArrayMaxSize(LIMITS.handlingUnitRows)
  @ArrayUnique()
  @IsInt({ each: true })
  @Min(0, { each: true })
  handlingUnits?: number[];
}

/** Whether the stop has its own address. A stop with only a contact takes the contact's. */
const HasAddress = (): PropertyDecorator =>
  ValidateIf(({ contactId, postalCode }: RequestStopDto) => contactId == null || postalCode !== undefined);

/** A stop of a quote request: with its own address, or with a contact only. */
export class RequestStopDto extends StopDto {
  /** US ZIP or ZIP+4, or Canadian postal code. Required unless `contactId` is sent alone; the stop is then filled from the contact. */
  @ApiProperty({ required: false })
  @HasAddress()
  override postalCode: string;

  /** Required with a postal code. */
  @ApiProperty({ required: false })
  @HasAddress()
  override country: 'US' | 'CA';
}
