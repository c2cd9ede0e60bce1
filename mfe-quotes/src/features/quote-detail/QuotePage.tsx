import { DetailPage, useRemote } from '@lading/mfe-kit';
import { withValue } from '@lading/ui';
import { useParams, useSearchParams } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { quoteQueries } from '../../shared/api/quotes';
import type { ApprovalRequested, Booked, Quote } from '../../shared/api/types';
import type { BookingSlotProps, ConfirmationSlotProps } from '../../shared/booking-slot';
import { ApprovalPanel } from './approval/ApprovalPanel';
import { EarlierRevisions } from './EarlierRevisions';
import { FreightChecks, FreightSummary } from './FreightSummary';
import { OffersSection } from './OffersSection';
import { quoteHeader } from './QuoteHeader';
import { QuoteNotes } from './QuoteNotes';
import classes from './quote-page.module.css';
import { useCarrierReplies } from './use-carrier-replies';
import { useLiveQuote } from './use-live-quote';

interface Slots {
  /** The dialog that books an offer. */
  booking(props: BookingSlotProps): ReactNode;
  /** What follows a booking. */
  confirmation(props: ConfirmationSlotProps): ReactNode;
}

/** One quote: offers with the explanation of every amount, derived values, and booking. The URL names the offer that is being booked. */
export function QuotePage(slots: Slots) {
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
      {(data) => <QuoteContent quote={data} {...slots} reload={() => void quote.refetch()} />}
    </DetailPage>
  );
}

function QuoteContent({ quote, booking, confirmation, reload }: Slots & { quote: Quote; reload(): void }) {
  const { api, host } = useRemote();
  const cache = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const [isJustBooked, setJustBooked] = useState(false);
  useCarrierReplies(quote);
  useLiveQuote(quote.id);
  const mayBook = host.session.can('quote.book') && quote.status === 'quoted';
  const chosen = quote.status === 'quoted' && quote.offers.find((offer) => offer.id === search.get('book'));
  const choose = (offerId?: string) => setSearch((current) => withValue(current, 'book', offerId));
  const requested = ({ waitingFor }: ApprovalRequested) => {
    host.notify({ kind: 'success', message: t`Sent for approval to ${waitingFor.join(', ')}.` });
    choose();
    void cache.invalidateQueries({ queryKey: quoteQueries.all });
  };
  const booked = ({ shipmentId }: Booked, bookedOfferId: string) => {
    cache.setQueryData(
      quoteQueries.detail(api, quote.id).queryKey,
      (current) => current && { ...current, status: 'booked' as const, shipmentId, bookedOfferId },
    );
    setJustBooked(true);
    choose();
    void cache.invalidateQueries({ queryKey: quoteQueries.all });
  };
  return (
    <>
      <QuoteNotes quote={quote} />
      {quote.approval && <ApprovalPanel key={quote.approval.id} approval={quote.approval} status={quote.status} />}
      {quote.shipmentId &&
        host.session.can('shipment.read') &&
        confirmation({ shipmentId: quote.shipmentId, takesFocus: isJustBooked })}
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
      {chosen &&
        booking({
          quote,
          offer: chosen,
          onBooked: (made) => ('approvalId' in made ? requested(made) : booked(made, chosen.id)),
          onClose: () => choose(),
          onOutdated: reload,
        })}
    </>
  );
}
