import { paths } from '@lading/mfe-contract';
import { type DetailHeader, useRemote } from '@lading/mfe-kit';
import { zoneName } from '@lading/trade';
import { Button, formatDate, formatInstant, formatTime } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { locationQueries, locationOf } from '../../shared/api/locations';
import type { Quote, QuoteStatus } from '../../shared/api/types';
import { Lane } from '../../shared/Lane';
import { QuoteStatusBadge } from '../../shared/QuoteStatusBadge';
import { Validity } from '../../shared/Validity';
import { CancelQuote } from './CancelQuote';
import { CopyQuote } from './CopyQuote';
import { DownloadQuote } from './DownloadQuote';
import classes from './quote-page.module.css';
import { RateAgain } from './RateAgain';

const MAY: Record<'edit' | 'rate' | 'cancel', readonly QuoteStatus[]> = {
  edit: ['quoted', 'no_offers', 'expired'],
  rate: ['quoted', 'no_offers', 'expired'],
  cancel: ['rating', 'quoted', 'no_offers'],
};

/** Header of a quote's page: number, status, lane, pickup, validity and actions. */
export const quoteHeader = (quote: Quote): DetailHeader => ({
  title: quote.number,
  status: <QuoteStatusBadge status={quote.status} />,
  description: <QuoteLine quote={quote} />,
  actions: <QuoteActions quote={quote} />,
});

function QuoteActions({ quote }: { quote: Quote }) {
  const { host } = useRemote();
  const mayChange = host.session.can('quote.create');
  const may = (action: keyof typeof MAY) => mayChange && MAY[action].includes(quote.status);
  return (
    <>
      <DownloadQuote quote={quote} />
      {may('cancel') && <CancelQuote quote={quote} />}
      {mayChange && <CopyQuote quote={quote} />}
      {may('rate') && <RateAgain quote={quote} />}
      {may('edit') && (
        <Button component={Link} to={paths.editQuote(quote.id)} variant="default">
          <Trans>Edit quote</Trans>
        </Button>
      )}
      {quote.shipmentId && (
        <Button component={Link} to={paths.shipment(quote.shipmentId)}>
          <Trans>Open shipment</Trans>
        </Button>
      )}
    </>
  );
}

function QuoteLine({ quote }: { quote: Quote }) {
  return (
    <span className={classes.line}>
      <Lane origin={quote.origin} destination={quote.destination} />
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
