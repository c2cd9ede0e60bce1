import { paths } from '@lading/mfe-contract';
import { DetailPage, useRemote } from '@lading/mfe-kit';
import { withValue } from '@lading/ui';
import { useNavigate, useParams, useSearchParams } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { quoteQueries } from '../../shared/api/quotes';
import type { Booked, Quote } from '../../shared/api/types';
import type { BookingSlotProps } from '../../shared/booking-slot';
import { EarlierRevisions } from './EarlierRevisions';
import { FreightChecks, FreightSummary } from './FreightSummary';
import { OffersSection } from './OffersSection';
import { quoteHeader } from './QuoteHeader';
import { QuoteNotes } from './QuoteNotes';
import classes from './quote-page.module.css';
import { useCarrierReplies } from './use-carrier-replies';
import { useLiveQuote } from './use-live-quote';

type Booking = (props: BookingSlotProps) => ReactNode;

/** One quote: offers with the explanation of every amount, derived values, and booking. The URL names the offer that is being booked. */
export function QuotePage({ booking }: { booking: Booking }) {
  const { api } = useRemote();
  const { id = '' } = useParams();
  const quote = useQuery(quoteQueries.detail(api, id));
  return (
    <DetailPage
      name="quote"
      query={quote}
      title={t`Quote`}
      loading={t`Loading the quote`}
      failed={t`The quote could not be loaded`}
      header={quoteHeader}
    >
      {(data) => <QuoteContent quote={data} booking={booking} reload={() => void quote.refetch()} />}
    </DetailPage>
  );
}

function QuoteContent({ quote, booking, reload }: { quote: Quote; booking: Booking; reload(): void }) {
  const { host } = useRemote();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  useCarrierReplies(quote);
  useLiveQuote(quote.id);
  const mayBook = host.session.can('quote.book') && quote.status === 'quoted';
  const chosen = quote.status === 'quoted' && quote.offers.find((offer) => offer.id === search.get('book'));
  const choose = (offerId?: string) => setSearch((current) => withValue(current, 'book', offerId));
  const booked = ({ shipmentId, shipmentNumber }: Booked) => {
    void cache.invalidateQueries({ queryKey: quoteQueries.all });
    host.notify({ kind: 'success', message: t`${quote.number} is booked as shipment ${shipmentNumber}.` });
    void navigate(paths.shipment(shipmentId));
  };
  return (
    <>
      <QuoteNotes quote={quote} />
      <div className={classes.place}>
        <div className={classes.columns}>
          <div className={classes.prices}>
            <OffersSection quote={quote} onBook={mayBook ? choose : undefined} />
            <FreightChecks quote={quote} />
            <EarlierRevisions revisions={quote.revisions} />
          </div>
          <FreightSummary quote={quote} />
        </div>
      </div>
      {chosen && booking({ quote, offer: chosen, onBooked: booked, onClose: () => choose(), onOutdated: reload })}
    </>
  );
}
