import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Claim, ClaimEvent, ClaimStepKind } from '../../../shared/api/claims';

const STEP_LABELS: Record<ClaimStepKind, MessageDescriptor> = {
  file: msg`File claim`,
  acknowledge: msg`Record acknowledgment`,
  update: msg`Record status report`,
  offer: msg`Record offer`,
  settle: msg`Settle claim`,
  reject: msg`Reject offer`,
  decline: msg`Record denial`,
  close: msg`Record payment`,
  reserve: msg`Set reserve`,
  withdraw: msg`Withdraw claim`,
};

/** Verb and object of a step, for its button. */
export function stepLabel(kind: ClaimStepKind, { status }: Pick<Claim, 'status'>): MessageDescriptor {
  if (kind === 'settle' && status === 'offered') return msg`Accept offer`;
  if (kind === 'close' && status === 'declined') return msg`Close without payment`;
  return STEP_LABELS[kind];
}

/** What happened, for the history. */
export const HAPPENED: Record<ClaimEvent['kind'], MessageDescriptor> = {
  create: msg`Drafted`,
  change: msg`Draft changed`,
  documents: msg`Documents added`,
  file: msg`Filed`,
  acknowledge: msg`Acknowledged by the carrier`,
  update: msg`Status report of the carrier`,
  offer: msg`Offer of the carrier`,
  settle: msg`Settled`,
  reject: msg`Offer rejected`,
  decline: msg`Declined by the carrier`,
  close: msg`Closed`,
  reserve: msg`Reserve set`,
  withdraw: msg`Withdrawn`,
};

/** Name of the date of a step; steps without a name happen today. */
export const STEP_DATES: Partial<Record<ClaimStepKind, MessageDescriptor>> = {
  file: msg`Received by the carrier on`,
  acknowledge: msg`Acknowledged on`,
  update: msg`Reported on`,
  offer: msg`Offered on`,
  decline: msg`Declined on`,
  settle: msg`Agreed on`,
  close: msg`Paid on`,
};

/** Name of the amount of a step. */
export const STEP_AMOUNTS: Partial<Record<ClaimStepKind, MessageDescriptor>> = {
  offer: msg`Offered amount`,
  settle: msg`Settled amount`,
  close: msg`Received amount`,
  reserve: msg`Expected recovery`,
};
