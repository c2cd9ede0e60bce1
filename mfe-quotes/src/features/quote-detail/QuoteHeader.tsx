import type { DetailHeader } from '@lading/mfe-kit';
import { useRemote } from '@lading/mfe-kit';
import { zoneName } from '@lading/trade';
import { formatDate, formatInstant, formatTime } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { locationQueries, locationOf } from '../../shared/api/locations';
import type { Quote } from '../../shared/api/types';
import { Lane } from '../../shared/Lane';
import { QuoteStatusBadge } from '../../shared/QuoteStatusBadge';
import { Validity } from '../../shared/Validity';
import { QuoteActions } from './QuoteActions';
import classes from './quote-page.module.css';

/** Header of a quote's page: number, status, lane, pickup, validity and actions. */
export const quoteHeader = (quote: Quote): DetailHeader => ({
  title: quote.number,
  status: <QuoteStatusBadge status={quote.status} />,
  description: <QuoteLine quote={quote} />,
  actions: <QuoteActions quote={quote} />,
});

function QuoteLine({ quote }: { quote: Quote }) {
  return (
    <span className={classes.line}>
      <strong className={classes.lane}>
        <Lane origin={quote.origin} destination={quote.destination} />
      </strong>
      <PickupTime quote={quote} />
      {quote.status === 'quoted' && quote.validUntil && (
        <span>
          <Trans>
            Valid until <Validity until={quote.validUntil} />
          </Trans>
        </span>
      )}
      <span>
        <Trans>
          Created {formatInstant(quote.createdAt)} by {quote.createdBy}
        </Trans>
      </span>
      {quote.revision > 1 && (
        <span>
          <Trans>Revision {quote.revision}</Trans>
        </span>
      )}
    </span>
  );
}

/** Pickup in the origin's local time. The zone's name appears when the location is loaded. */
function PickupTime({ quote: { request, origin } }: { quote: Quote }) {
  const { api } = useRemote();
  const found = useQuery(locationQueries.search(api, origin.postalCode));
  const { on, readyFrom, closeAt } = request.pickup;
  const zone = locationOf(origin.postalCode, found.data ?? [])?.timeZone;
  const window =
    readyFrom && closeAt
      ? [`${formatTime(readyFrom)}–${formatTime(closeAt)}`, zone && zoneName(zone, on)].filter(Boolean).join(' ')
      : null;
  return <span>{window ? t`Pickup ${formatDate(on)}, ${window}` : t`Pickup ${formatDate(on)}`}</span>;
}
