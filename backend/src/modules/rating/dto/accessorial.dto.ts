import { applyDecorators } from '@nestjs/common';
import { ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { COD_FEE_TERMS, TIME_CRITICAL_TYPES } from '../../../kernel/accessorials/accessorial-details.js';
import type { AccessorialRequest, RemitTo } from '../../../kernel/accessorials/accessorial-request.js';
import { ACCESSORIAL_CODES, type AccessorialCode } from '../../../kernel/codes.js';
import { LIMITS } from '../../../kernel/limits.js';
import { LIMITED_ACCESS_TYPES } from '../../../kernel/places/place-type.js';
import { IsLocalDate } from '../../../platform/http/validation/formats.js';
import { Nested, NestedListOrText } from '../../../platform/http/validation/nested.js';
import { OneLine } from '../../../platform/http/validation/text.js';
import { AddressDto } from '../../locations/index.js';
import { MoneyDto } from './money.dto.js';
import { StopContactDto } from './stop.dto.js';
import { msg } from '../../../messages/message.js';
import { ruleText } from '../../../platform/http/validation/constraint-messages.js';

const LOCAL_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Name and address that the carrier sends collected money to. */
export class RemitToDto extends AddressDto implements RemitTo {
  @OneLine({ min: 1, max: LIMITS.stopName })
  name: string;
}

/**
 * An accessorial service with its details. Which details a code has and needs: `ACCESSORIAL_DETAILS` of `@lading/api-client`. A missing one is
 * 422 ACCESSORIAL_DETAILS_REQUIRED, one of another code is 422 ACCESSORIAL_DETAILS_UNKNOWN. Dates and times are local to the stop.
 */
export class AccessorialDto implements AccessorialRequest {
  @IsIn(ACCESSORIAL_CODES)
  code: AccessorialCode;

  /** COD: amount to collect. FVC: value to cover. */
  @IsOptional()
  @Nested(() => MoneyDto)
  amount?: MoneyDto | null;

  /** COD: where the carrier sends the money. */
  @IsOptional()
  @Nested(() => RemitToDto)
  remitTo?: RemitToDto | null;

  /** COD: whether the shipper or the consignee pays the fee. */
  @IsOptional()
  @IsIn(COD_FEE_TERMS)
  feeTerms?: (typeof COD_FEE_TERMS)[number] | null;

  /** COD: whether the driver may accept a customer's check. */
  @IsOptional()
  @IsBoolean()
  checkAccepted?: boolean | null;

  /** APTP, APTD: day of the appointment. TCS: day, or first day of the window. */
  @IsOptional()
  @IsLocalDate()
  date?: string | null;

  /** APTP, APTD, TCS: start time. */
  @IsOptional()
  @Matches(LOCAL_TIME, { message: ruleText(msg`Enter a time like 10:00.`) })
  from?: string | null;

  /** APTP, APTD, TCS: end time. */
  @IsOptional()
  @Matches(LOCAL_TIME, { message: ruleText(msg`Enter a time like 16:00.`) })
  to?: string | null;

  /** APTP, APTD: person who confirms the appointment. */
  @IsOptional()
  @Nested(() => StopContactDto)
  contact?: StopContactDto | null;

  /** APTP, APTD: number of the confirmed appointment. */
  @IsOptional()
  @OneLine({ max: LIMITS.reference })
  confirmationNumber?: string | null;

  /** SRT, MARK: number of pieces. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(LIMITS.pieces)
  pieces?: number | null;

  /** TCS: deliver on the date, on or after it, by it, or in the window from `date` to `endDate`. */
  @IsOptional()
  @IsIn(TIME_CRITICAL_TYPES)
  type?: (typeof TIME_CRITICAL_TYPES)[number] | null;

  /** TCS: last day of the window. */
  @IsOptional()
  @IsLocalDate()
  endDate?: string | null;

  /** LTDAP, LTDAD: limited-access type. Default: the location type of the stop. */
  @IsOptional()
  @IsIn(LIMITED_ACCESS_TYPES)
  placeType?: string | null;
}

/** The field is a list of accessorials, each a code or an object. */
export const AccessorialList = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: 'array',
      items: {
        oneOf: [{ type: 'string', enum: [...ACCESSORIAL_CODES] }, { $ref: getSchemaPath(AccessorialDto) }],
      },
    }),
    NestedListOrText(() => AccessorialDto, 'code', { max: LIMITS.accessorials }),
  );
