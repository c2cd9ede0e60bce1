import { useNow } from '@lading/mfe-kit';
import { formatInstant, formatRelative, StatusBadge } from '@lading/ui';
import { t } from '@lingui/core/macro';

const DAY = 86_400_000;

/** Until when offers are valid; counts down in the last 24 hours. */
export function Validity({ until }: { until: string }) {
  const now = useNow();
  const left = new Date(until).getTime() - now.getTime();
  const absolute = (
    <time dateTime={until} title={formatInstant(until)}>
      {formatInstant(until)}
    </time>
  );
  if (left > DAY || left <= 0) return absolute;
  return (
    <span>
      {absolute} <StatusBadge tone="attention">{t`ends ${formatRelative(until, now)}`}</StatusBadge>
    </span>
  );
}
