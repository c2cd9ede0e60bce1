import { formatDate, Text } from '@lading/ui';
import { Trans } from '@lingui/react/macro';
import type { CurrencyComparison } from './rank-offers';

/** The rate by which totals in another currency are compared, with its source and date. */
export function ExchangeNote({ comparison }: { comparison: CurrencyComparison | null }) {
  if (!comparison) return null;
  const { cadPerUsd, effectiveOn, source } = comparison.rate;
  return (
    <Text size="xs" c="dimmed">
      <Trans>
        Totals are compared in {comparison.currency} at {cadPerUsd} CAD per USD ({source}, {formatDate(effectiveOn)}).
      </Trans>
    </Text>
  );
}
