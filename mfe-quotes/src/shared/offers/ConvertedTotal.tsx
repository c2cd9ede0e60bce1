import { convertMoney } from '@lading/trade';
import { formatMoney } from '@lading/ui';
import type { Money } from '../api/types';
import type { CurrencyComparison } from './rank-offers';

/** A total in the currency of the comparison; nothing for a total that is in it already. The rate is stated once, by `ExchangeNote`. */
export function ConvertedTotal({ total, comparison }: { total: Money; comparison: CurrencyComparison | null }) {
  if (!comparison || total.currency === comparison.currency) return null;
  return (
    <span>
      ≈ {formatMoney(convertMoney(total, comparison.rate))} {comparison.currency}
    </span>
  );
}
