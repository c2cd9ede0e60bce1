import { useRemote } from '@lading/mfe-kit';
import { formatDate, Money } from '@lading/ui';
import { t } from '@lingui/core/macro';
import type { QuoteSummary } from '../../shared/api/types';
import { Lane } from '../../shared/Lane';
import { freightText, offerText } from './quote-columns';
import classes from './quote-list.module.css';

/** A quote in the list on a phone, below its number and status. */
export function QuoteCard({ quote }: { quote: QuoteSummary }) {
  const canSeePrices = useRemote().host.session.can('price.read');
  return (
    <>
      <div className={classes.line}>
        <Lane origin={quote.origin} destination={quote.destination} isShort />
        {canSeePrices && quote.bestTotal && (
          <strong>
            <Money value={quote.bestTotal} />
          </strong>
        )}
      </div>
      {canSeePrices && (
        <div className={classes.line}>
          <span>{quote.bestCarrier ?? t`No offer`}</span>
          <span className={classes.muted}>{quote.offerCount > 0 && offerText(quote)}</span>
        </div>
      )}
      <div className={classes.muted}>{[formatDate(quote.pickupOn), freightText(quote)].join(', ')}</div>
    </>
  );
}
