import { paths, usePageTitle } from '@lading/mfe-contract';
import { LoadFailure, useRemote } from '@lading/mfe-kit';
import { Page, SkeletonRows } from '@lading/ui';
import { useNavigate, useParams, useSearchParams } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { quoteQueries } from '../../shared/api/quotes';
import type { Booked, Quote } from '../../shared/api/types';
import type { BookingSlotProps } from '../../shared/booking-slot';
import { EarlierRevisions } from './EarlierRevisions';
import { FreightSummary } from './FreightSummary';
import { OffersSection } from './OffersSection';
import { QuoteHeader } from './QuoteHeader';
import { QuoteNotes } from './QuoteNotes';
import classes from './quote-page.module.css';
import { useCarrierAnswers } from './use-carrier-answers';

/** One quote: offers with the explanation of every amount, what follows from the freight, and booking. The offer being booked stands in the address. */
export function QuotePage({ booking }: { booking(props: BookingSlotProps): ReactNode }) {
  const { host, api } = useRemote();
  const { id = '' } = useParams();
  const quote = useQuery(quoteQueries.detail(api, id));
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  usePageTitle(host, quote.data?.number ?? t`Quote`);

  if (quote.isPending)
    return (
      <Page name="quote" ready={false}>
        <SkeletonRows rows={7} height={56} label={t`Loading the quote`} />
      </Page>
    );
  if (quote.isError)
    return (
      <LoadFailure
        order={1}
        error={quote.error}
        title={t`The quote could not be loaded`}
        onRetry={() => void quote.refetch()}
      />
    );

  const chosen =
    quote.data.status === 'quoted' ? quote.data.offers.find((offer) => offer.id === search.get('book')) : undefined;
  const choose = (offerId: string | null) =>
    setSearch((current) => {
      const next = new URLSearchParams(current);
      if (offerId) next.set('book', offerId);
      else next.delete('book');
      return next;
    });
  const booked = ({ shipmentId, shipmentNumber }: Booked) => {
    void cache.invalidateQueries({ queryKey: quoteQueries.all });
    host.notify({ kind: 'success', message: t`${quote.data.number} is booked as shipment ${shipmentNumber}.` });
    void navigate(paths.shipment(shipmentId));
  };

  return (
    <Page name="quote">
      <CarrierAnswers quote={quote.data} />
      <QuoteHeader quote={quote.data} />
      <QuoteNotes quote={quote.data} />
      <div className={classes.columns}>
        <div className={classes.prices}>
          <OffersSection
            quote={quote.data}
            onBook={host.session.can('quote.book') && quote.data.status === 'quoted' ? choose : undefined}
          />
          <EarlierRevisions revisions={quote.data.revisions} />
        </div>
        <FreightSummary quote={quote.data} />
      </div>
      {chosen &&
        booking({
          quote: quote.data,
          offer: chosen,
          onBooked: booked,
          onClose: () => choose(null),
          onOutdated: () => void quote.refetch(),
        })}
    </Page>
  );
}

/** Listens for as long as the quote is on the page. */
function CarrierAnswers({ quote }: { quote: Quote }) {
  useCarrierAnswers(quote);
  return null;
}
