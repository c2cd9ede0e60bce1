import { isNote, type ElementError, type SegmentError, type SegmentFault } from './check-segments.js';
import { isPrintable, type ElementFault } from './element-values.js';
import { isAccepted, type GroupFault, type ReadGroup, type ReadTransaction, type SetFault } from './interchange.js';
import type { Segment } from './segments.js';

/** Data element 723. */
const ELEMENT_CODES: Readonly<Record<ElementFault, string>> = {
  mandatory: '1',
  too_many: '3',
  too_short: '4',
  too_long: '5',
  character: '6',
  date: '8',
  time: '9',
};

/** Data element 720. */
const SEGMENT_CODES: Readonly<Record<SegmentFault, string>> = {
  unknown_id: '1',
  unexpected: '2',
  missing: '3',
  not_in_set: '6',
  elements: '8',
};

/** Data element 718. */
const SET_CODES: Readonly<Record<SetFault, string>> = {
  not_supported: '1',
  trailer_missing: '2',
  control_mismatch: '3',
  count_mismatch: '4',
  segments: '5',
  invalid_set: '6',
  invalid_control: '7',
  duplicate_control: '23',
};

/** Data element 716. */
const GROUP_CODES: Readonly<Record<GroupFault, string>> = {
  not_supported: '1',
  version: '2',
  trailer_missing: '3',
  control_mismatch: '4',
  count_mismatch: '5',
  invalid_control: '6',
};

const MAX_CODES = 5;
const MAX_COPY = 99;
/** AK2 needs values that fit; those of a broken ST may not. */
const SET_ID = /^[A-Z0-9]{3}$/;
const SET_CONTROL = /^[A-Za-z0-9]{4,9}$/;
const DELIMITERS = /[*>~]/;

function elementNote(error: ElementError): Segment {
  const { value } = error;
  const copy = error.fault === 'mandatory' || !isPrintable(value) || DELIMITERS.test(value) ? '' : value;
  const reference = error.reference !== null && /^\d{1,4}$/.test(error.reference) ? error.reference : '';
  const note = ['AK4', String(error.position), reference, ELEMENT_CODES[error.fault]];
  return copy.trim() === '' ? note : [...note, copy.slice(0, MAX_COPY).trimEnd()];
}

function segmentNotes(error: SegmentError): Segment[] {
  const id = /^[A-Z0-9]{2,3}$/.test(error.id) ? error.id : 'ZZ';
  return [['AK3', id, String(error.position), '', SEGMENT_CODES[error.fault]], ...error.elements.map(elementNote)];
}

const statusOf = (group: ReadGroup, transaction: ReadTransaction): string => {
  if (!isAccepted(group, transaction)) return 'R';
  return transaction.segmentErrors.length > 0 ? 'E' : 'A';
};

function transactionNotes(group: ReadGroup, transaction: ReadTransaction): Segment[] {
  const set = SET_ID.test(transaction.set) ? transaction.set : '000';
  const control = SET_CONTROL.test(transaction.control) ? transaction.control : '0000';
  const codes = transaction.faults.map((fault) => SET_CODES[fault]);
  if (codes.length === 0 && transaction.segmentErrors.some(isNote)) codes.push(SET_CODES.segments);
  return [
    ['AK2', set, control],
    ...transaction.segmentErrors.flatMap(segmentNotes),
    ['AK5', statusOf(group, transaction), ...codes.slice(0, MAX_CODES)],
  ];
}

function groupStatus(group: ReadGroup, accepted: number, notes: boolean): string {
  if (accepted === 0) return 'R';
  if (accepted < group.transactions.length) return 'P';
  return notes ? 'E' : 'A';
}

/** The 997 for a functional group, without ST and SE. It accepts or rejects each transaction. */
export function acknowledgmentOf(group: ReadGroup): Segment[] {
  const accepted = group.transactions.filter((transaction) => isAccepted(group, transaction));
  const notes = accepted.some((transaction) => transaction.segmentErrors.length > 0);
  const received = String(group.transactions.length);
  return [
    [
      'AK1',
      /^[A-Z0-9]{2}$/.test(group.code) ? group.code : 'ZZ',
      /^\d{1,9}$/.test(group.control) ? group.control : '0',
    ],
    ...group.transactions.flatMap((transaction) => transactionNotes(group, transaction)),
    [
      'AK9',
      groupStatus(group, accepted.length, notes),
      String(group.included),
      received,
      String(accepted.length),
      ...group.faults.map((fault) => GROUP_CODES[fault]).slice(0, MAX_CODES),
    ],
  ];
}

export interface AcknowledgedSegment {
  readonly id: string;
  readonly position: number;
  readonly code: string;
  readonly elements: readonly { readonly position: string; readonly code: string; readonly value: string }[];
}

export interface AcknowledgedTransaction {
  readonly set: string;
  readonly control: string;
  /** A accepted, E accepted with errors, R rejected; M, W and X are rejections for reasons of security. */
  readonly status: string;
  readonly codes: readonly string[];
  readonly segments: readonly AcknowledgedSegment[];
}

export interface Acknowledgment {
  /** GS01 and GS06 of the acknowledged group. */
  readonly group: string;
  readonly control: string;
  /** A, E, P (partially accepted) or R. */
  readonly status: string;
  readonly codes: readonly string[];
  readonly transactions: readonly AcknowledgedTransaction[];
}

interface OpenNote extends AcknowledgedTransaction {
  status: string;
  codes: readonly string[];
  readonly segments: (AcknowledgedSegment & {
    readonly elements: { position: string; code: string; value: string }[];
  })[];
}

function takeNote(transaction: OpenNote, segment: Segment): void {
  const [id, first = '', second = '', third = '', fourth = ''] = segment;
  if (id === 'AK3') transaction.segments.push({ id: first, position: Number(second), code: fourth, elements: [] });
  if (id === 'AK4') transaction.segments.at(-1)?.elements.push({ position: first, code: third, value: fourth });
  if (id === 'AK5') {
    transaction.status = first;
    transaction.codes = segment.slice(2).filter((code) => code !== '');
  }
}

/** A received 997 that was read without errors. */
export function readAcknowledgment(transaction: ReadTransaction): Acknowledgment {
  const transactions: OpenNote[] = [];
  let [group, control, status] = ['', '', ''];
  let codes: string[] = [];
  for (const segment of transaction.segments) {
    if (segment[0] === 'AK1') [group, control] = [segment[1] ?? '', segment[2] ?? ''];
    else if (segment[0] === 'AK2')
      transactions.push({ set: segment[1] ?? '', control: segment[2] ?? '', status: '', codes: [], segments: [] });
    else if (segment[0] === 'AK9') {
      status = segment[1] ?? '';
      codes = segment.slice(5).filter((code) => code !== '');
    } else if (transactions.length > 0) takeNote(transactions.at(-1)!, segment);
  }
  return { group, control, status, codes, transactions };
}
