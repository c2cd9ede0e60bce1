import type { StatusTone } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { Interchange, InterchangeDetail } from '../../shared/types';

interface Status {
  tone: StatusTone;
  word: MessageDescriptor;
}

export const DIRECTIONS: Record<Interchange['direction'], MessageDescriptor> = {
  in: msg`Received`,
  out: msg`Sent by us`,
};

export const STATES: Record<Interchange['state'], Status> = {
  received: { tone: 'active', word: msg`Processing` },
  processed: { tone: 'done', word: msg`Processed` },
  rejected: { tone: 'failed', word: msg({ context: 'interchange', message: 'Rejected' }) },
  waiting: { tone: 'attention', word: msg`Waiting to be sent` },
  sent: { tone: 'done', word: msg({ context: 'interchange', message: 'Sent' }) },
};

export const ACKNOWLEDGMENTS: Record<Interchange['acknowledgment'], Status> = {
  none: { tone: 'neutral', word: msg`Not needed` },
  open: { tone: 'neutral', word: msg({ context: 'interchange', message: 'Open' }) },
  accepted: { tone: 'done', word: msg({ context: 'interchange', message: 'Accepted' }) },
  partial: { tone: 'attention', word: msg`Partly accepted` },
  rejected: { tone: 'failed', word: msg({ context: 'interchange', message: 'Rejected' }) },
};

export const RECEIPTS: Record<NonNullable<Interchange['receipt']>['status'], Status> = {
  requested: { tone: 'neutral', word: msg`TA1 requested` },
  accepted: { tone: 'done', word: msg`TA1 accepted` },
  noted: { tone: 'attention', word: msg`TA1 accepted with errors` },
  rejected: { tone: 'failed', word: msg`TA1 rejected` },
};

/** The interchange acknowledgment in words, with its code if it has one. */
export function receiptText({ status, note }: NonNullable<Interchange['receipt']>): string {
  const word = i18n._(RECEIPTS[status].word);
  return note === null || note === '000' ? word : `${word} (${note})`;
}

const SETS: Readonly<Record<string, MessageDescriptor>> = {
  '204': msg`204 Load tender`,
  '210': msg`210 Invoice`,
  '211': msg`211 Bill of lading`,
  '214': msg`214 Status`,
  '990': msg`990 Response`,
  '997': msg`997 Acknowledgment`,
  TA1: msg`TA1 Interchange acknowledgment`,
};

/** A transaction set with its name. */
export function setName(set: string): string {
  const word = SETS[set];
  return word ? i18n._(word) : set;
}

const FAULTS: Readonly<Record<string, MessageDescriptor>> = {
  mandatory: msg`is missing`,
  too_many: msg`is one too many`,
  too_short: msg`is too short`,
  too_long: msg`is too long`,
  character: msg`has an invalid character`,
  date: msg`is no valid date`,
  time: msg`is no valid time`,
  unknown_id: msg`is no segment of X12`,
  unexpected: msg`is not allowed here`,
  missing: msg`is missing`,
  not_in_set: msg`does not belong to this set`,
  not_supported: msg`The set is not supported`,
  trailer_missing: msg`SE is missing`,
  control_mismatch: msg`The control numbers of ST and SE differ`,
  count_mismatch: msg`SE has another number of segments`,
  invalid_set: msg`The set does not belong to its group`,
  invalid_control: msg`The control number is not valid`,
  duplicate_control: msg`The control number is used twice`,
  group_not_supported: msg`The group is not supported`,
  group_version: msg`The group is not of version 4010`,
  group_trailer_missing: msg`GE is missing`,
  group_control_mismatch: msg`The control numbers of GS and GE differ`,
  group_count_mismatch: msg`GE has another number of transactions`,
  group_invalid_control: msg`The control number of the group is not valid`,
};

type Fault = InterchangeDetail['transactions'][number]['faults'][number];

/** A fault with its position, such as "AT7 (segment 4), element 5 is no valid date: 20260229". */
export function faultText({ position, segment, element, fault, value }: Fault): string {
  const word = FAULTS[fault];
  const what = word ? i18n._(word) : fault;
  if (segment === null || position === null) return what;
  const shown = value ? `: ${value}` : '';
  return element === null
    ? t`${segment} (segment ${position}) ${what}`
    : t`${segment} (segment ${position}), element ${element} ${what}${shown}`;
}

/** Segments of a text by the delimiters of its ISA, numbered from 1. */
export function segmentsOf(text: string): string[] {
  const terminator = text[105] ?? '~';
  return text
    .split(terminator)
    .map((segment) => segment.replace(/^[\r\n]+/, ''))
    .filter((segment) => segment.trim() !== '');
}
