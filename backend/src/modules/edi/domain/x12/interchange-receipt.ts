import type { Header } from './header.js';
import type { InterchangeAcknowledgment } from './interchange.js';
import type { Segment } from './segments.js';
import type { X12Fault } from './x12-error.js';

/** Note codes (I18) of faults behind the ISA; an interchange without a readable ISA has no known sender. */
const NOTES: Readonly<Partial<Record<X12Fault, string>>> = {
  control_number: '001',
  count: '021',
  unexpected_segment: '022',
  trailing_data: '022',
  trailer_missing: '023',
};
const INVALID_CONTENT = '024';

export const NO_ERROR = '000';
export const DUPLICATE_CONTROL = '025';

/** The note code of a TA1 for an interchange that is rejected as a whole. */
export const receiptNote = (fault: X12Fault): string => NOTES[fault] ?? INVALID_CONTENT;

/** The interchange acknowledgment (TA1) for an interchange: accepted with note 000, rejected with another one. */
export function receiptSegment(
  { control, date, time }: Pick<Header, 'control' | 'date' | 'time'>,
  note: string,
): Segment {
  return ['TA1', control, date, time, note === NO_ERROR ? 'A' : 'R', note];
}

export type ReceiptStatus = 'accepted' | 'noted' | 'rejected';

const STATUSES: Readonly<Record<string, ReceiptStatus>> = { A: 'accepted', E: 'noted', R: 'rejected' };

/** What a received TA1 says; null if it says nothing that X12 knows. */
export const receiptStatus = ({ status }: Pick<InterchangeAcknowledgment, 'status'>): ReceiptStatus | null =>
  Object.hasOwn(STATUSES, status) ? STATUSES[status]! : null;

/** Note codes of a TA1 in words. */
const WORDS: Readonly<Record<string, string>> = {
  '000': 'no error',
  '001': 'the control numbers of ISA and IEA differ',
  '002': 'this standard is not supported',
  '003': 'this version is not supported',
  '004': 'the segment terminator is invalid',
  '005': 'the qualifier of the sender is invalid',
  '006': 'the ID of the sender is invalid',
  '007': 'the qualifier of the receiver is invalid',
  '008': 'the ID of the receiver is invalid',
  '009': 'the receiver is unknown',
  '014': 'the date is invalid',
  '015': 'the time is invalid',
  '016': 'the standard is invalid',
  '017': 'the version is invalid',
  '018': 'the control number is invalid',
  '019': 'ISA14 is invalid',
  '020': 'the mark for test or production is invalid',
  '021': 'the number of groups is wrong',
  '022': 'the envelopes are out of order',
  '023': 'the file ends too early',
  '024': 'the content is invalid',
  '025': 'the control number was used before',
  '026': 'the element separator is invalid',
  '027': 'the component separator is invalid',
};

/** A note code with its meaning. */
export const receiptText = (note: string): string => (Object.hasOwn(WORDS, note) ? `${note}, ${WORDS[note]!}` : note);
