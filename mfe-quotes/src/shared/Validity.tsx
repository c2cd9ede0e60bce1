import { useNow } from '@lading/mfe-kit';
import { dateOf } from '@lading/trade';
import { formatDate, formatInstant, formatRelative, StatusBadge } from '@lading/ui';
import { t } from '@lingui/core/macro';

const DAY = 86_400_000;

/** Until when offers hold; counts down in the last 24 hours. `brief` leaves the hour to that countdown. */
export function Validity({ until, brief = false }: { until: string; brief?: boolean }) {
  const now = useNow();
  const left = new Date(until).getTime() - now.getTime();
  const absolute = (
    <time dateTime={until} title={formatInstant(until)}>
      {brief ? formatDate(dateOf(until)) : formatInstant(until)}
    </time>
  );
  if (left > DAY || left <= 0) return absolute;
  return (
    <span>
      {absolute} <StatusBadge tone="attention">{t`ends ${formatRelative(until, now)}`}</StatusBadge>
    </span>
  );
}
