import { StatusBadge } from '@lading/ui';
import { i18n } from '@lingui/core';
import type { ClaimStatus } from '../api/claims';
import { CLAIM_STATUS } from './claim-words';

/** Status of a claim. */
export function ClaimBadge({ status }: { status: ClaimStatus }) {
  const { label, tone } = CLAIM_STATUS[status];
  return <StatusBadge tone={tone}>{i18n._(label)}</StatusBadge>;
}
