import { TwoLines, useNow } from '@lading/mfe-kit';
import { formatInstant, formatRelative, StatusBadge } from '@lading/ui';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';

const DAY = 86_400_000;

/** Until when offers are valid; counts down in the last 24 hours. */
export function Validity({ until }: { until: string }) {
  const countdown = useCountdown(until);
  if (countdown === null) return <Absolute until={until} />;
  return (
    <span>
      <Absolute until={until} /> {countdown}
    </span>
  );
}

/** The same in a cell of a table, where the countdown is not cut off. */
export function ValidityCell({ until }: { until: string }) {
  const countdown = useCountdown(until);
  if (countdown === null) return <Absolute until={until} />;
  return <TwoLines detail={<Absolute until={until} />}>{countdown}</TwoLines>;
}

const Absolute = ({ until }: { until: string }) => (
  <time dateTime={until} title={formatInstant(until)}>
    {formatInstant(until)}
  </time>
);

function useCountdown(until: string): ReactNode {
  const now = useNow();
  const left = new Date(until).getTime() - now.getTime();
  if (left > DAY || left <= 0) return null;
  return <StatusBadge tone="attention">{t`ends ${formatRelative(until, now)}`}</StatusBadge>;
}
