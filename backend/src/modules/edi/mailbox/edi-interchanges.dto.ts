import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { MayBeMissing } from '../../../platform/http/validation/dto-fields.js';
import { IsId } from '../../../platform/http/validation/formats.js';
import { PagedQuery } from '../../../platform/http/paging/paged-query.dto.js';
import {
  ACKNOWLEDGED,
  type Acknowledged,
  INTERCHANGE_STATES,
  type InterchangeDirection,
  type InterchangeState,
  type RecordedFault,
  type RecordedReceipt,
  type RecordedTransaction,
} from '../domain/interchange-record.js';

/** Filter of the mailbox. */
export class InterchangeListQuery extends PagedQuery {
  @MayBeMissing()
  @IsId('edp')
  partnerId?: string;

  @MayBeMissing()
  @IsIn(['in', 'out'])
  direction?: InterchangeDirection;

  @MayBeMissing()
  @IsIn(INTERCHANGE_STATES)
  state?: InterchangeState;

  @MayBeMissing()
  @IsIn(ACKNOWLEDGED)
  acknowledgment?: Acknowledged;
}

/** A fault of a transaction, with its position. */
export class InterchangeFaultDto implements RecordedFault {
  /** Number of the segment in the transaction; ST is 1. Null for faults of the transaction or its group. */
  position: number | null;
  /** Id of the segment, such as AT7. */
  segment: string | null;
  /** Number of the element in the segment, from 1. */
  element: number | null;
  /** Such as `mandatory`, `too_long`, `date`, `count_mismatch`. */
  fault: string;
  /** The faulty value, at most 99 characters. */
  value: string | null;
}

/** The interchange acknowledgment (TA1) of an interchange. */
export class InterchangeReceiptDto implements RecordedReceipt {
  /** `requested`: the partner's is not there yet. `noted`: accepted with errors. */
  status: 'requested' | 'accepted' | 'noted' | 'rejected';
  /** TA105, such as `000` (no error) or `025` (control number used before); null until it is there. */
  note: string | null;
}

/** A transaction of an interchange. */
export class InterchangeTransactionDto implements RecordedTransaction {
  /** 204, 211, 990, 214, 210, 997 or TA1. */
  set: string;
  /** ST02; of a TA1, the control number that it acknowledges. */
  control: string;
  /** `noted`: accepted with a segment that the set does not have. */
  status: 'accepted' | 'noted' | 'rejected';
  faults: InterchangeFaultDto[];
  /** Number of the shipment or invoice that it names. */
  subject: string | null;
  /** What it did; null until it is processed, and for written interchanges. */
  outcome: string | null;
  /** Whether it could not be used. */
  failed: boolean;
}

/** An X12 interchange with a partner. */
export class InterchangeDto {
  /** `edi_` and a ULID. */
  id: string;
  partnerId: string;
  scac: string;
  carrierName: string;
  /** `in`: received. `out`: written. */
  direction: InterchangeDirection;
  /** Control number, ISA13. */
  control: number;
  /** Whether it is marked as a test. */
  test: boolean;
  /** Transaction sets, each once. */
  sets: string[];
  /** Received: `received`, then `processed`, or `rejected` as a whole. Written: `waiting` until it is sent, then `sent`. */
  state: InterchangeState;
  /** The 997 that the recipient wrote. `none`: it needs none. `open`: not there yet. */
  acknowledgment: Acknowledged;
  /** The TA1 that the recipient wrote or was asked for; null: none. */
  receipt: InterchangeReceiptDto | null;
  /** Why it was rejected, what the partner rejected, or how many transactions could not be used. */
  error: string | null;
  /** UTC instant. */
  createdAt: string;
  /** UTC instant at which it was processed or sent. */
  handledAt: string | null;
  /** UTC instant. */
  acknowledgedAt: string | null;
}

/** Interchanges, newest first. */
export class InterchangeListDto {
  items: InterchangeDto[];
  nextCursor: string | null;
}

/** An interchange with its transactions and its text. */
export class InterchangeDetailDto extends InterchangeDto {
  transactions: InterchangeTransactionDto[];
  /** Text of the interchange, at most its first 100,000 characters. */
  text: string;
  /** Whether `text` is cut off; the file is complete. */
  textCut: boolean;
}

/** An interchange of an uploaded file. */
export class TakenInterchangeDto extends InterchangeDto {
  /** Whether the same interchange was received before; then nothing happens. */
  duplicate: boolean;
}

/** Interchanges of an uploaded file, in its order. */
export class TakenInterchangeListDto {
  items: TakenInterchangeDto[];
}

/** The form of an upload. */
export class UploadInterchangesDto {
  /** One or more X12 interchanges of version 4010, at most 5 MiB. */
  @ApiProperty({ type: 'string', format: 'binary' })
  file: unknown;
}
