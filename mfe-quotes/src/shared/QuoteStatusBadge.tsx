import { StatusBadge, type StatusTone } from '@lading/ui';
import type { QuoteStatus } from './api/types';

const WORDS: Record<QuoteStatus, { label: string; tone: StatusTone }> = {
  draft: { label: 'Draft', tone: 'neutral' },
  rating: { label: 'Rating', tone: 'active' },
  quoted: { label: 'Quoted', tone: 'active' },
  spot_requested: { label: 'Spot requested', tone: 'active' },
  approval_pending: { label: 'Waiting for approval', tone: 'attention' },
  booked: { label: 'Booked', tone: 'done' },
  expired: { label: 'Expired', tone: 'attention' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  rejected: { label: 'Rejected', tone: 'failed' },
};

/** Options of a status filter, in the order of a quote's life. */
export const STATUS_OPTIONS = (Object.keys(WORDS) as QuoteStatus[]).map((value) => ({ value, label: WORDS[value].label }));

/** A quote's status as icon and word. */
export function QuoteStatusBadge({ status }: { status: QuoteStatus }) {
  const { label, tone } = WORDS[status];
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}
