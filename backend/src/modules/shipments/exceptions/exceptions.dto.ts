import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn, IsOptional, ValidateIf } from 'class-validator';
import { MayBeMissing } from '../../../platform/http/validation/dto-fields.js';
import { MultiLine } from '../../../platform/http/validation/text.js';
import { IsId, IsUtcInstant } from '../../../platform/http/validation/formats.js';
import { PagedQuery } from '../../../platform/http/paging/paged-query.dto.js';
import { EXCEPTION_KINDS, type ExceptionKind, SEVERITIES, type Severity } from '../domain/exception-kinds.js';
import { ShipmentExceptionDto } from '../tracking/tracking.dto.js';

/** An exception in the work queue, with its shipment. */
export class QueuedExceptionDto extends ShipmentExceptionDto {
  shipmentId: string;
  /** Shipment number, such as S-000317. */
  shipmentNumber: string;
  carrierName: string;
  /** City and state of origin and destination. */
  lane: string;
}

/** Page of the work queue: the highest severity first, then the oldest. */
export class ExceptionListDto {
  items: QueuedExceptionDto[];
  /** Value of `cursor` for the next page; null on the last page. */
  nextCursor: string | null;
}

/** Filters and paging of the work queue. */
export class ExceptionListQuery extends PagedQuery {
  @MayBeMissing()
  @IsIn(EXCEPTION_KINDS)
  kind?: ExceptionKind;

  /** Only exceptions of this severity. */
  @MayBeMissing()
  @IsIn(SEVERITIES)
  severity?: Severity;

  /** `me`, `none`, or absent for all owners. */
  @MayBeMissing()
  @IsIn(['me', 'none'])
  owner?: 'me' | 'none';

  /** Default `open`: neither resolved nor snoozed. */
  @MayBeMissing()
  @IsIn(['open', 'snoozed'])
  state?: 'open' | 'snoozed';
}

/** Exceptions of one bulk change. */
export const BULK_EXCEPTIONS_MAX = 100;

/** Changes to an exception; omitted fields are unchanged. */
export class ChangeExceptionDto {
  /** Owner of the exception, a member of the company; null to unassign it. */
  @IsOptional()
  @ValidateIf(({ ownerId }: ChangeExceptionDto) => ownerId !== null)
  @IsId('usr')
  ownerId?: string | null;

  /** UTC instant until which it is snoozed; null ends the snooze. */
  @IsOptional()
  @ValidateIf(({ snoozedUntil }: ChangeExceptionDto) => snoozedUntil !== null)
  @IsUtcInstant()
  snoozedUntil?: string | null;

  /** Resolution, which resolves the exception; null reopens it. */
  @IsOptional()
  @ValidateIf(({ resolution }: ChangeExceptionDto) => resolution !== null)
  @MultiLine({ min: 3, max: 500 })
  resolution?: string | null;
}

/** The same change to several exceptions; omitted fields are unchanged. */
export class ChangeExceptionsDto extends ChangeExceptionDto {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(BULK_EXCEPTIONS_MAX)
  @ArrayUnique()
  @IsId('exc', { each: true })
  exceptionIds: string[];
}

/** Result of a bulk change. */
export class ChangedExceptionsDto {
  changed: ShipmentExceptionDto[];
  /** Ids of exceptions that had ended, or had been resolved, before the change. They are unchanged. */
  closedIds: string[];
}
