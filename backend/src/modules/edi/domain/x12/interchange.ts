import type { SegmentError } from './check-segments.js';
import type { Segment } from './segments.js';

/** Delimiters as declared by the ISA of the interchange. */
export interface Delimiters {
  readonly element: string;
  readonly component: string;
  readonly terminator: string;
}

export interface PartyId {
  /** `02` SCAC, `01` D-U-N-S, `ZZ` mutually defined, and others of X12. */
  readonly qualifier: string;
  readonly id: string;
}

/** T: test, P: production. */
export type Usage = 'P' | 'T';

/** Errors of a transaction by their code in a 997 (data element 718). */
export type SetFault =
  | 'not_supported'
  | 'trailer_missing'
  | 'control_mismatch'
  | 'count_mismatch'
  | 'segments'
  | 'invalid_set'
  | 'invalid_control'
  | 'duplicate_control';

/** Errors of a functional group by their code in a 997 (data element 716). */
export type GroupFault =
  'not_supported' | 'version' | 'trailer_missing' | 'control_mismatch' | 'count_mismatch' | 'invalid_control';

export interface ReadTransaction {
  readonly set: string;
  readonly control: string;
  /** ST first, without SE. */
  readonly segments: readonly Segment[];
  /** Segment number of ST in the interchange. */
  readonly segment: number;
  readonly faults: readonly SetFault[];
  readonly segmentErrors: readonly SegmentError[];
}

export interface ReadGroup {
  readonly code: string;
  readonly sender: string;
  readonly receiver: string;
  readonly control: string;
  readonly version: string;
  /** According to GE. */
  readonly included: number;
  readonly transactions: readonly ReadTransaction[];
  /** Any of them rejects all transactions of the group. */
  readonly faults: readonly GroupFault[];
}

/** The recipient's acknowledgment of an interchange (TA1). */
export interface InterchangeAcknowledgment {
  readonly control: string;
  readonly status: string;
  readonly note: string;
}

export interface Interchange {
  readonly delimiters: Delimiters;
  readonly sender: PartyId;
  readonly receiver: PartyId;
  /** YYMMDD and HHMM, as sent. */
  readonly date: string;
  readonly time: string;
  readonly control: string;
  readonly usage: Usage;
  readonly groups: readonly ReadGroup[];
  readonly acknowledgments: readonly InterchangeAcknowledgment[];
  readonly segmentCount: number;
}

/** Accepted transactions may have notes (segments outside the set). */
export const isAccepted = (group: ReadGroup, transaction: ReadTransaction): boolean =>
  group.faults.length === 0 && transaction.faults.length === 0;
