import { formatDate, type StatusTone } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ClaimDeadline, ClaimKind, ClaimStatus } from '../api/claims';

export const CLAIM_KIND_NAMES: Record<ClaimKind, MessageDescriptor> = {
  damage: msg`Damage`,
  concealed: msg`Concealed damage`,
  shortage: msg`Shortage`,
  loss: msg`Loss`,
};

export const CLAIM_STATUS: Record<ClaimStatus, { label: MessageDescriptor; tone: StatusTone }> = {
  draft: { label: msg`Draft`, tone: 'neutral' },
  filed: { label: msg`Filed`, tone: 'active' },
  acknowledged: { label: msg`Acknowledged`, tone: 'active' },
  offered: { label: msg`Offer received`, tone: 'attention' },
  declined: { label: msg`Declined`, tone: 'failed' },
  settled: { label: msg`Settled`, tone: 'done' },
  closed: { label: msg`Closed`, tone: 'done' },
  withdrawn: { label: msg`Withdrawn`, tone: 'neutral' },
};

/** What each deadline is, as the name of a date. */
export const CLAIM_DEADLINES: Record<ClaimDeadline['kind'], MessageDescriptor> = {
  claim_notice: msg`Report to the carrier by`,
  claim_file: msg`File by`,
  claim_acknowledge: msg`Acknowledgment due`,
  claim_answer: msg`Answer due`,
  claim_update: msg`Status report due`,
  claim_suit: msg`Lawsuit until`,
};

/** "Answer due Mar 23, 2027". */
export const deadlineText = (kind: ClaimDeadline['kind'], on: string): string =>
  `${i18n._(CLAIM_DEADLINES[kind])} ${formatDate(on)}`;
