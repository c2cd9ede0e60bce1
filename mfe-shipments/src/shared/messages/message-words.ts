import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DisputeMessage } from '../api/invoices';

export type Direction = DisputeMessage['direction'];

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
