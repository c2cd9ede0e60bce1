import { useNow, usePauseWhileHovered, useRemote } from '@lading/mfe-kit';
import {
  Button,
  EmptyState,
  formatMoney,
  SegmentedControl,
  SkeletonRows,
  Text,
  Title,
  useDisclosure,
  withValue,
} from '@lading/ui';
import { useSearchParams } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { Offer, Quote } from '../../shared/api/types';
import { DeclinedCarriers } from '../../shared/offers/DeclinedCarriers';
import { OfferBill } from '../../shared/offers/OfferBill';
import { OfferTable } from '../../shared/offers/OfferTable';
import { comparisonOf, OFFER_ORDERS, type OfferOrder } from '../../shared/offers/rank-offers';
import { AnswerLine, CarrierProgress } from './CarrierProgress';
import { CompareOffers } from './CompareOffers';
import classes from './quote-page.module.css';
import { usePicked } from './use-picked';
import { useStableOffers } from './use-stable-offers';

/** More columns than these cannot be read side by side. */
const MOST_COMPARED = 3;

const orderOptions = (): { value: OfferOrder; label: string }[] => [
  { value: 'price', label: t`Price` },
  { value: 'likely', label: t`Likely total` },
  { value: 'transit', label: t`Transit` },
  { value: 'co2e', label: 'CO2e' },
];

export interface OffersSectionProps {
  quote: Quote;
  /** Opens the booking; missing if the offer cannot be booked or the user lacks the permission. */
  onBook?: (offerId: string) => void;
}

/** The offers of the current revision, or why there are none. */
export function OffersSection({ quote, onBook }: OffersSectionProps) {
  const { host } = useRemote();
  if (!host.session.can('price.read'))
    return (
      <Text className={classes.offers}>
        <Trans>Your role cannot see prices.</Trans>
      </Text>
    );
  return (
    <section className={classes.offers} aria-label={t`Offers`}>
      {quote.offers.length > 0 ? <SortedOffers quote={quote} onBook={onBook} /> : <NoOffers quote={quote} />}
      <CarrierProgress carriers={quote.carriers} />
      <DeclinedCarriers declined={quote.declined} />
    </section>
  );
}

/** No carrier has offered a price, so far or at all. */
function NoOffers({ quote: { carriers } }: { quote: Quote }) {
  if (carriers.some(({ state }) => state === 'asked')) {
    return (
      <>
        <Title order={2}>
          <Trans>No offer yet</Trans>
        </Title>
        <AnswerLine carriers={carriers} />
        <SkeletonRows rows={3} height={56} label={t`Waiting for carriers`} />
      </>
    );
  }
  return (
    <EmptyState title={t`No carrier offers a price`}>
      <Trans>
        The reasons are listed below. Change the freight, the lane or the day, or add a tariff that covers it.
      </Trans>
    </EmptyState>
  );
}

/** Offers with sort order, marks, comparison and bills. Order and selection are in the URL. */
function SortedOffers({
  quote: { offers, carriers, revision, bookedOfferId, exchangeRate, request },
  onBook,
}: OffersSectionProps) {
  const [search, setSearch] = useSearchParams();
  const order = OFFER_ORDERS.find((candidate) => candidate === search.get('sort')) ?? 'price';
  const picked = usePicked(offers.map(({ id }) => id));
  const [comparing, comparison] = useDisclosure();
  const { isPaused, props: list } = usePauseWhileHovered();
  const shown = useStableOffers(offers, { order, revision, rate: exchangeRate, isPaused });
  const currencies = comparisonOf(exchangeRate, request.stops);
  const sort = (next: string) => setSearch((current) => withValue(current, 'sort', next), { replace: true });
  return (
    <>
      <div className={classes.sectionHead}>
        <Title order={2}>
          <Plural value={shown.length} one="# offer" other="# offers" />
        </Title>
        {shown.length > 1 && (
          <div className={classes.sort}>
            <span className={classes.sortLabel} aria-hidden="true">
              <Trans>Sort by</Trans>
            </span>
            <SegmentedControl
              size="xs"
              aria-label={t`Sort offers by`}
              data={orderOptions()}
              value={order}
              onChange={sort}
            />
            <Button size="xs" variant="default" disabled={picked.ids.length < 2} onClick={comparison.open}>
              {picked.ids.length < 2 ? t`Compare` : t`Compare ${picked.ids.length} offers`}
            </Button>
          </div>
        )}
      </div>
      <AnswerLine carriers={carriers} />
      <div {...list}>
        <OfferTable
          label={t`Offers`}
          offers={shown}
          comparison={currencies}
          bookedId={bookedOfferId}
          renderBill={(offer) => <OfferBill offer={offer} />}
          picked={shown.length > 1 ? { ...picked, most: MOST_COMPARED } : undefined}
          action={onBook && ((offer) => <BookOffer offer={offer} onBook={onBook} />)}
        />
      </div>
      <CompareOffers
        opened={comparing}
        offers={shown.filter(({ id }) => picked.ids.includes(id))}
        comparison={currencies}
        onBook={
          onBook &&
          ((offerId) => {
            comparison.close();
            onBook(offerId);
          })
        }
        onClose={comparison.close}
      />
    </>
  );
}

/** Opens the booking of an offer that is still valid; a quote can have others. */
function BookOffer({ offer: { id, carrier, total, validUntil }, onBook }: { offer: Offer; onBook(id: string): void }) {
  const now = useNow();
  if (new Date(validUntil) <= now)
    return (
      <Text size="xs" c="dimmed">
        <Trans>Expired</Trans>
      </Text>
    );
  return (
    <Button
      size="xs"
      variant="light"
      onClick={() => onBook(id)}
      aria-label={t`Book ${carrier.name} for ${formatMoney(total)}`}
    >
      <Trans>Book</Trans>
    </Button>
  );
}
