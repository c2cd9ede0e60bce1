import { IconBan, IconClock, IconHourglass, IconTag, StatusBadge, type StatusTone, type TablerIcon } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QuoteStatus } from './api/types';

const WORDS: Record<QuoteStatus, { label: MessageDescriptor; tone: StatusTone; icon?: TablerIcon }> = {
  rating: { label: msg`Rating`, tone: 'active' },
  quoted: { label: msg`Quoted`, tone: 'active', icon: IconTag },
  approval_pending: { label: msg`In approval`, tone: 'attention', icon: IconHourglass },
  no_offers: { label: msg`No offers`, tone: 'attention' },
  booked: { label: msg`Booked`, tone: 'done' },
  expired: { label: msg`Expired`, tone: 'neutral', icon: IconClock },
  cancelled: { label: msg`Canceled`, tone: 'neutral', icon: IconBan },
};

/** All statuses in the order of a quote's life. */
export const QUOTE_STATUSES = Object.keys(WORDS) as QuoteStatus[];

/** Options of a status filter. */
export const statusOptions = () => QUOTE_STATUSES.map((value) => ({ value, label: i18n._(WORDS[value].label) }));

/** A quote's status as icon and word. */
export function QuoteStatusBadge({ status }: { status: QuoteStatus }) {
  const { label, tone, icon } = WORDS[status];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {i18n._(label)}
    </StatusBadge>
  );
}
