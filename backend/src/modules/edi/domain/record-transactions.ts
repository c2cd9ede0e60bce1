import { isNote } from './x12/check-segments.js';
import {
  isAccepted,
  type Interchange,
  type InterchangeAcknowledgment,
  type ReadGroup,
  type ReadTransaction,
} from './x12/interchange.js';
import type { Acknowledged, RecordedFault, RecordedTransaction } from './interchange-record.js';

/** Segment and element that name the shipment or invoice of a transaction. */
const SUBJECTS: Readonly<Record<string, readonly [string, number]>> = {
  '204': ['B2', 4],
  '211': ['BOL', 3],
  '990': ['B1', 2],
  '214': ['B10', 2],
  '210': ['B3', 2],
};

function faultsOf(group: ReadGroup, { faults, segmentErrors }: ReadTransaction): RecordedFault[] {
  const whole = [...group.faults.map((fault) => `group_${fault}`), ...faults.filter((fault) => fault !== 'segments')];
  const nowhere = { position: null, segment: null, element: null, value: null };
  return [
    ...whole.map((fault) => ({ ...nowhere, fault })),
    ...segmentErrors.flatMap(({ id, position, fault, elements }): RecordedFault[] => [
      ...(fault === 'elements' ? [] : [{ ...nowhere, position, segment: id, fault }]),
      ...elements.map(({ position: element, fault: what, value }) => ({
        position,
        segment: id,
        element,
        fault: what,
        value: value.slice(0, 99),
      })),
    ]),
  ];
}

function recorded(group: ReadGroup, transaction: ReadTransaction): RecordedTransaction {
  const { set, control, segments, segmentErrors } = transaction;
  const [id, position] = SUBJECTS[set] ?? ['', 0];
  const subject = segments.find((segment) => segment[0] === id)?.[position] ?? '';
  const noted = segmentErrors.some(isNote) ? 'noted' : 'accepted';
  return {
    set: set.slice(0, 3),
    control: control.slice(0, 9),
    status: isAccepted(group, transaction) ? noted : 'rejected',
    faults: faultsOf(group, transaction),
    subject: subject.slice(0, 60) || null,
    outcome: null,
    failed: false,
  };
}

const recordedReceipt = ({ control }: InterchangeAcknowledgment): RecordedTransaction => ({
  set: 'TA1',
  control: control.slice(0, 9),
  status: 'accepted',
  faults: [],
  subject: null,
  outcome: null,
  failed: false,
});

/** The interchange acknowledgments (TA1) of an interchange, then its transactions, in their order. */
export function recordTransactions({ groups, acknowledgments }: Interchange): RecordedTransaction[] {
  return [
    ...acknowledgments.map(recordedReceipt),
    ...groups.flatMap((group) => group.transactions.map((transaction) => recorded(group, transaction))),
  ];
}

/** What our 997 says of an interchange: none for one that has only acknowledgments. */
export function acknowledgedAs(interchange: Interchange): Acknowledged {
  const groups = interchange.groups.filter(({ code }) => code !== 'FA');
  const verdicts = groups.flatMap((group) => group.transactions.map((transaction) => isAccepted(group, transaction)));
  if (verdicts.length === 0) return 'none';
  if (verdicts.every(Boolean)) return 'accepted';
  return verdicts.some(Boolean) ? 'partial' : 'rejected';
}

/** Sets of an interchange, each once. */
export function setsOf({ groups, acknowledgments }: Interchange): string {
  const sets = groups.flatMap(({ transactions }) => transactions.map(({ set }) => set.slice(0, 3)));
  return [...new Set([...(acknowledgments.length > 0 ? ['TA1'] : []), ...sets])]
    .join(',')
    .replace(/[^\x20-\x7e]/g, '?')
    .slice(0, 60);
}
