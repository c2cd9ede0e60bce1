import { useRemote } from '@lading/mfe-kit';
import { formatDate, Money } from '@lading/ui';
import type { QuoteSummary } from '../../shared/api/types';
import { Lane } from '../../shared/Lane';
import { freightText, offerText } from './quote-columns';
import classes from './quote-list.module.css';

/** A quote in the list on a phone, below its number and status. */
export function QuoteCard({ quote }: { quote: QuoteSummary }) {
  const { host } = useRemote();
  return (
    <>
      <div className={classes.line}>
        <Lane origin={quote.origin} destination={quote.destination} isOneLine />
      </div>
      <div className={classes.line}>
        <span className={classes.muted}>
          {[formatDate(quote.pickupOn), freightText(quote), offerText(quote)].join(', ')}
        </span>
        {host.session.can('price.read') && quote.bestTotal && <Money value={quote.bestTotal} />}
      </div>
    </>
  );
}
