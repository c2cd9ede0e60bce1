import { elementErrors, isNote, transactionErrors } from './check-segments.js';
import { isPrintable } from './element-values.js';
import type { Delimiters, PartyId, Usage } from './interchange.js';
import type { Segment } from './segments.js';
import { setDefinition, type SetCode } from './transaction-sets.js';
import { X12Error } from './x12-error.js';

export const WRITTEN_DELIMITERS: Delimiters = { element: '*', component: '>', terminator: '~' };

export interface Envelope {
  readonly sender: PartyId;
  readonly receiver: PartyId;
  /** GS02 and GS03. */
  readonly groupSender: string;
  readonly groupReceiver: string;
  readonly usage: Usage;
  /** Asks the receiver for a TA1 (ISA14). */
  readonly asksForReceipt?: boolean;
  /** Number of the interchange; its only group has the same. */
  readonly control: number;
  /** YYYY-MM-DD and HH:MM. */
  readonly date: string;
  readonly time: string;
}

export interface WrittenTransaction {
  readonly set: SetCode;
  /** Without ST and SE. */
  readonly segments: readonly Segment[];
}

const MAX_CONTROL = 999_999_999;

const { element, component, terminator } = WRITTEN_DELIMITERS;
const DELIMITER = new RegExp(`[${element}${component}${terminator}]`);

function line(segment: Segment): string {
  let last = segment.length;
  while (last > 1 && segment[last - 1] === '') last--;
  return segment.slice(0, last).join(element);
}

function checked(transaction: WrittenTransaction, control: string): Segment[] {
  const segments: Segment[] = [['ST', transaction.set, control], ...transaction.segments];
  const set = setDefinition(transaction.set)!;
  const printable = segments.map((segment) => segment.every(isPrintable));
  const error = transactionErrors(segments, set, printable).find((found) => !isNote(found));
  if (error) {
    const element = error.elements[0];
    const what = element ? `element ${element.position}: ${element.fault}` : error.fault;
    throw new X12Error(
      'invalid_segment',
      `${transaction.set} ${error.id}: ${what}`,
      error.position,
      element?.position ?? null,
    );
  }
  for (const [index, segment] of segments.entries())
    for (const [position, value] of segment.entries())
      if (DELIMITER.test(value))
        throw new X12Error('invalid_segment', `${segment[0]!}: an element contains a delimiter.`, index + 1, position);
  return [...segments, ['SE', String(segments.length + 1), control]];
}

function padded(value: string, width: number, element: number): string {
  if (value.length > width || !isPrintable(value) || DELIMITER.test(value))
    throw new X12Error('header', `ISA${element} must have at most ${width} printable characters.`, 1, element);
  return value.padEnd(width);
}

function isaOf(envelope: Envelope): string {
  const { sender, receiver, usage, control } = envelope;
  if (!Number.isInteger(control) || control < 1 || control > MAX_CONTROL)
    throw new X12Error('control_number', 'Control numbers are 1 to 999999999.', 1, 13);
  return [
    'ISA',
    '00',
    ' '.repeat(10),
    '00',
    ' '.repeat(10),
    padded(sender.qualifier, 2, 5),
    padded(sender.id, 15, 6),
    padded(receiver.qualifier, 2, 7),
    padded(receiver.id, 15, 8),
    envelope.date.slice(2).replaceAll('-', ''),
    envelope.time.replace(':', ''),
    'U',
    '00401',
    String(control).padStart(9, '0'),
    envelope.asksForReceipt ? '1' : '0',
    usage,
    component,
  ].join(element);
}

/**
 * An interchange of version 4010 with one functional group of one type of transactions.
 * @throws X12Error if a value does not fit its element
 */
export function writeInterchange(envelope: Envelope, transactions: readonly WrittenTransaction[]): string {
  const group = transactions[0] && setDefinition(transactions[0].set)!.group;
  if (!group || transactions.some((transaction) => setDefinition(transaction.set)!.group !== group))
    throw new X12Error('invalid_segment', 'A group has transactions of one type.', 1);
  const control = String(envelope.control);
  const body = transactions.flatMap((transaction, index) => checked(transaction, String(index + 1).padStart(4, '0')));
  const gs = [
    'GS',
    group,
    padded(envelope.groupSender, 15, 2).trimEnd(),
    padded(envelope.groupReceiver, 15, 3).trimEnd(),
    envelope.date.replaceAll('-', ''),
    envelope.time.replace(':', ''),
    control,
    'X',
    '004010',
  ];
  return enclosed(envelope, [gs, ...body, ['GE', String(transactions.length), control]], 1);
}

/** An interchange without groups, which has an interchange acknowledgment (TA1) only. It asks for none itself. */
export function writeReceipt(envelope: Envelope, receipt: Segment): string {
  const [error] = elementErrors(receipt, receipt.every(isPrintable));
  if (error) throw new X12Error('invalid_segment', `TA1 element ${error.position}: ${error.fault}`, 2, error.position);
  return enclosed({ ...envelope, asksForReceipt: false }, [receipt], 0);
}

function enclosed(envelope: Envelope, segments: readonly Segment[], groups: number): string {
  const trailer = ['IEA', String(groups), String(envelope.control).padStart(9, '0')];
  const lines = [isaOf(envelope), ...segments.map(line), line(trailer)];
  return `${lines.join(`${terminator}\n`)}${terminator}\n`;
}
