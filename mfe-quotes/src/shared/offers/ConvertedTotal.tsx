import { convertMoney } from '@lading/trade';
import { formatDate, formatMoney } from '@lading/ui';
import { Trans } from '@lingui/react/macro';
import type { Money } from '../api/types';
import classes from './offer-table.module.css';
import type { CurrencyComparison } from './rank-offers';

/** A total in the currency of the comparison with the rate and its date; nothing for a total that is in it already. */
export function ConvertedTotal({ total, comparison }: { total: Money; comparison: CurrencyComparison | null }) {
  if (!comparison || total.currency === comparison.currency) return null;
  const { cadPerUsd, effectiveOn, source } = comparison.rate;
  return (
    <span className={classes.second}>
      <Trans>
        {formatMoney(convertMoney(total, comparison.rate))} {comparison.currency} at {cadPerUsd} CAD per USD ({source},{' '}
        {formatDate(effectiveOn)})
      </Trans>
    </span>
  );
}
