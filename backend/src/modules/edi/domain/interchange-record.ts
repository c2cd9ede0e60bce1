import type { ReceiptStatus } from './x12/interchange-receipt.js';

export type InterchangeDirection = 'in' | 'out';

/** Received: `received`, then `processed`, or `rejected` as a whole. Written: `waiting` for its transport, then `sent`. */
export const INTERCHANGE_STATES = ['received', 'processed', 'rejected', 'waiting', 'sent'] as const;
export type InterchangeState = (typeof INTERCHANGE_STATES)[number];

/** The 997 of the interchange, ours or the partner's. `none`: it needs none. `open`: the partner's has not arrived, or ours is not written yet. */
export const ACKNOWLEDGED = ['none', 'open', 'accepted', 'partial', 'rejected'] as const;
export type Acknowledged = (typeof ACKNOWLEDGED)[number];

/** A fault of a transaction, with its position. */
export interface RecordedFault {
  /** Of the segment in the transaction; ST is 1. Null for faults of the transaction or the group. */
  readonly position: number | null;
  readonly segment: string | null;
  /** Of the element in the segment, from 1. */
  readonly element: number | null;
  readonly fault: string;
  readonly value: string | null;
}

/** A transaction of an interchange. */
export interface RecordedTransaction {
  readonly set: string;
  readonly control: string;
  readonly status: 'accepted' | 'noted' | 'rejected';
  readonly faults: readonly RecordedFault[];
  /** Number of the shipment or invoice that it names; null if none. */
  readonly subject: string | null;
  /** What it did; null until it is processed. */
  readonly outcome: string | null;
  /** Whether it was read and could not be used. */
  readonly failed: boolean;
}

/** The interchange acknowledgment (TA1): asked for, or the recipient's. */
export interface RecordedReceipt {
  readonly status: 'requested' | ReceiptStatus;
  /** TA105, such as `000`; null until it is there. */
  readonly note: string | null;
}

/** What is stored of an interchange beside its columns. */
export interface InterchangeBody {
  readonly transactions: readonly RecordedTransaction[];
  /** Null or absent: there is none, and none was asked for. */
  readonly receipt?: RecordedReceipt | null;
  /** The tender that a written interchange has, and what it asks for. */
  readonly tender?: { readonly id: string; readonly purpose: 'create' | 'change' | 'cancel' };
}
