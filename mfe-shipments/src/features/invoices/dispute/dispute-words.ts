import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Dispute, DisputeMessage, DisputeThread } from '../../../shared/api/invoices';

export type Direction = DisputeMessage['direction'];

export const DEADLINES: Record<DisputeThread['deadlines'][number]['kind'], MessageDescriptor> = {
  dispute: msg`Dispute until`,
  answer: msg`Carrier’s answer due`,
};

export const OUTCOMES: Record<NonNullable<Dispute['outcome']>, MessageDescriptor> = {
  credited: msg`Credited`,
  short_paid: msg`Approved for a part`,
  dropped: msg`Approved as invoiced`,
  superseded: msg`Replaced or withdrawn by the carrier`,
};

/** Verb and object of each message, for its button. */
export const MESSAGE_LABELS: Record<Direction, MessageDescriptor> = {
  received: msg`Add answer`,
  note: msg`Add note`,
  sent: msg`Email carrier`,
};

export const DIRECTIONS: Record<Direction, MessageDescriptor> = {
  received: msg`Answer of the carrier`,
  note: msg`Note`,
  sent: msg`Email to the carrier`,
};

export const STATES: Record<NonNullable<DisputeMessage['state']>, MessageDescriptor> = {
  queued: msg`waiting to be sent`,
  sending: msg`being sent`,
  sent: msg`sent`,
  refused: msg`refused by the mail server`,
  uncertain: msg`may not have been sent`,
  failed: msg`not sent`,
};
