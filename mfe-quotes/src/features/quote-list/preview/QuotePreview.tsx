import { paths } from '@lading/mfe-contract';
import { QueryBoundary, useRemote } from '@lading/mfe-kit';
import { modeName } from '@lading/trade';
import { Anchor, formatDate, KeyValue, Money, Stack, Text, Title } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { quoteQueries } from '../../../shared/api/quotes';
import type { Offer, Quote, QuoteSummary } from '../../../shared/api/types';
import { Lane } from '../../../shared/Lane';
import { describeDelivery, describeTransit } from '../../../shared/offers/describe-transit';
import { QuoteStatusBadge } from '../../../shared/QuoteStatusBadge';
import { Validity } from '../../../shared/Validity';
import { freightText } from '../quote-columns';
import classes from './quote-preview.module.css';

/** Cheapest offers that are shown. */
const OFFERS = 6;

/** One quote of the list: freight, cheapest offers, and what carriers declined. */
export function QuotePreview({ summary }: { summary: QuoteSummary }) {
  const { api } = useRemote();
  const quote = useQuery(quoteQueries.detail(api, summary.id));
  return (
    <Stack gap="md">
      <div>
        <QuoteStatusBadge status={summary.status} />
        <div>
          <Lane origin={summary.origin} destination={summary.destination} />
        </div>
      </div>
      <KeyValue
        items={[
          { label: t`Pickup`, value: formatDate(summary.pickupOn) },
          { label: t`Freight`, value: `${freightText(summary)}, ${modeName(summary.mode)}` },
          ...(summary.status === 'quoted' && summary.validUntil
            ? [{ label: t`Valid until`, value: <Validity until={summary.validUntil} /> }]
            : []),
          { label: t`Created by`, value: summary.createdBy },
        ]}
      />
      <QueryBoundary query={quote} loading={t`Loading offers`} failed={t`The offers could not be loaded`}>
        {(data) => <Offers quote={data} />}
      </QueryBoundary>
    </Stack>
  );
}

function Offers({ quote }: { quote: Quote }) {
  const { host } = useRemote();
  const { id, status, offers, shipmentId, bookedOfferId, declined } = quote;
  if (!host.session.can('price.read')) return null;
  const mayBook = status === 'quoted' && host.session.can('quote.book');
  return (
    <section>
      <Title order={3}>
        <Trans>Offers</Trans>
      </Title>
      {offers.length === 0 && <Text c="dimmed">{t`No offer`}</Text>}
      <ul className={classes.offers} aria-label={t`Offers`}>
        {offers.slice(0, OFFERS).map((offer) => (
          <li key={offer.id} data-booked={offer.id === bookedOfferId || undefined}>
            <OfferLine offer={offer} to={mayBook ? `${paths.quote(id)}?book=${offer.id}` : undefined} />
          </li>
        ))}
      </ul>
      {offers.length > OFFERS && (
        <Anchor component={Link} to={paths.quote(id)}>
          <Trans>Show all {offers.length} offers</Trans>
        </Anchor>
      )}
      {shipmentId && (
        <Anchor component={Link} to={paths.shipment(shipmentId)}>
          <Trans>Open the shipment</Trans>
        </Anchor>
      )}
      {declined.map(({ carrier, message }) => (
        <Text key={carrier.scac} c="dimmed" size="xs">
          {t`${carrier.name}: ${message}`}
        </Text>
      ))}
    </section>
  );
}

/** Carrier, transit and total; `to` is where it can be booked. */
const OfferLine = ({ offer, to }: { offer: Offer; to: string | undefined }) => (
  <>
    <div className={classes.carrier}>
      {offer.carrier.name}
      <Text c="dimmed" size="xs">
        {describeTransit(offer)}, {describeDelivery(offer)}
      </Text>
    </div>
    <strong>
      <Money value={offer.total} />
    </strong>
    {to && (
      <Anchor component={Link} to={to} aria-label={t`Book ${offer.carrier.name}`}>
        <Trans>Book</Trans>
      </Anchor>
    )}
  </>
);
