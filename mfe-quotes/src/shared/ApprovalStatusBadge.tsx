import { StatusBadge, type StatusTone } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Approval } from './api/types';

const WORDS: Record<Approval['status'], { label: MessageDescriptor; tone: StatusTone }> = {
  pending: { label: msg`Pending`, tone: 'attention' },
  approved: { label: msg`Approved`, tone: 'done' },
  rejected: { label: msg`Rejected`, tone: 'neutral' },
  withdrawn: { label: msg`Withdrawn`, tone: 'neutral' },
  expired: { label: msg`Expired`, tone: 'neutral' },
};

/** The status of a request for approval. */
export function ApprovalStatusBadge({ status }: { status: Approval['status'] }) {
  const { label, tone } = WORDS[status];
  return <StatusBadge tone={tone}>{i18n._(label)}</StatusBadge>;
}
