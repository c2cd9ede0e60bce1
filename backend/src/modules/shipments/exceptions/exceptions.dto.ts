import { IsIn, IsOptional, ValidateIf } from 'class-validator';
import { MayBeMissing } from '../../../platform/http/validation/dto-fields.js';
import { MultiLine } from '../../../platform/http/validation/text.js';
import { IsId, IsUtcInstant } from '../../../platform/http/validation/formats.js';
import { PagedQuery } from '../../../platform/http/paging/paged-query.dto.js';
import { EXCEPTION_KINDS, type ExceptionKind, SEVERITIES, type Severity } from '../domain/exception-kinds.js';
import { ShipmentExceptionDto } from '../tracking/tracking.dto.js';

/** An exception in the work queue, with its shipment. */
export class QueuedExceptionDto extends ShipmentExceptionDto {
  shipmentId: string;
  /** Number that people use, such as S-000317. */
  shipmentNumber: string;
  carrierName: string;
  /** City and state of origin and destination. */
  lane: string;
}

/** Page of the work queue, newest first. */
export class ExceptionListDto {
  items: QueuedExceptionDto[];
  /** For `cursor`, to get the next page; null on the last one. */
  nextCursor: string | null;
}

/** Filters and paging of the work queue. */
export class ExceptionListQuery extends PagedQuery {
  @MayBeMissing()
  @IsIn(EXCEPTION_KINDS)
  kind?: ExceptionKind;

  /** Of this severity. */
  @MayBeMissing()
  @IsIn(SEVERITIES)
  severity?: Severity;

  /** `me`, `none`, or absent for everybody's. */
  @MayBeMissing()
  @IsIn(['me', 'none'])
  owner?: 'me' | 'none';

  /** `open` unless given: neither resolved nor snoozed. */
  @MayBeMissing()
  @IsIn(['open', 'snoozed'])
  state?: 'open' | 'snoozed';
}

/** Changes an exception; what is absent stays. */
export class ChangeExceptionDto {
  /** Member of the company who sees to it; null for nobody. */
  @IsOptional()
  @ValidateIf(({ ownerId }: ChangeExceptionDto) => ownerId !== null)
  @IsId('usr')
  ownerId?: string | null;

  /** UTC instant until which it is out of the queue; null brings it back. */
  @IsOptional()
  @ValidateIf(({ snoozedUntil }: ChangeExceptionDto) => snoozedUntil !== null)
  @IsUtcInstant()
  snoozedUntil?: string | null;

  /** What was done about it, which resolves the exception; null takes that back. */
  @IsOptional()
  @ValidateIf(({ resolution }: ChangeExceptionDto) => resolution !== null)
  @MultiLine({ min: 3, max: 500 })
  resolution?: string | null;
}
