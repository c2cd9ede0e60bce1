import { Button, EmptyState, formatMoney, SegmentedControl, Text, Title } from '@lading/ui';
import { useSearchParams } from '@lading/ui/router';
import type { Quote } from '../../shared/api/types';
import { useArea } from '../../shared/area';
import { DeclinedCarriers } from '../../shared/offers/DeclinedCarriers';
import { OfferTable } from '../../shared/offers/OfferTable';
import { OFFER_ORDERS, type OfferOrder, sortOffers } from '../../shared/offers/rank-offers';
import { CompareOffers } from './CompareOffers';
import classes from './quote-page.module.css';

/** More columns than these cannot be read side by side. */
const MOST_COMPARED = 3;

const ORDERS: { value: OfferOrder; label: string }[] = [
  { value: 'price', label: 'Price' },
  { value: 'likely', label: 'Likely total' },
  { value: 'transit', label: 'Transit' },
  { value: 'co2e', label: 'CO2e' },
];

export interface OffersSectionProps {
  quote: Quote;
  /** Begins to book an offer; absent when it cannot be booked or this person may not. */
  onBook?: (offerId: string) => void;
}

/** The offers of the current revision: sorted, marked, compared, explained. Order and comparison stand in the address. */
export function OffersSection({ quote, onBook }: OffersSectionProps) {
  const { host } = useArea();
  const [search, setSearch] = useSearchParams();
  const order = OFFER_ORDERS.find((candidate) => candidate === search.get('sort')) ?? 'price';
  const picked = (search.get('compare') ?? '').split(',').filter((id) => quote.offers.some((offer) => offer.id === id));
  const change = (name: 'sort' | 'compare', value: string) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const toggle = (id: string) => change('compare', (picked.includes(id) ? picked.filter((other) => other !== id) : [...picked, id]).join(','));

  if (!host.session.can('price.read')) return <Text className={classes.offers}>Your role does not show prices.</Text>;
  if (quote.offers.length === 0) {
    return (
      <section className={classes.offers} aria-label="Offers">
        <EmptyState title="No carrier offers a price">The reasons of each carrier stand below. Change the freight, the lane or the day, or add a tariff that covers it.</EmptyState>
        <DeclinedCarriers declined={quote.declined} />
      </section>
    );
  }
  const sorted = sortOffers(quote.offers, order);
  return (
    <section className={classes.offers} aria-labelledby="offers-heading">
      <div className={classes.sectionHead}>
        <Title order={2} id="offers-heading">
          {sorted.length === 1 ? '1 offer' : `${sorted.length} offers`}
        </Title>
        <div className={classes.sort} role="group" aria-label="Sort offers">
          <Text size="sm" c="dimmed" aria-hidden="true">
            Sort by
          </Text>
          <SegmentedControl size="xs" aria-label="Sort by" data={ORDERS} value={order} onChange={(value) => change('sort', value)} />
        </div>
      </div>
      {picked.length > 1 && <CompareOffers offers={sorted.filter(({ id }) => picked.includes(id))} onClose={() => change('compare', '')} />}
      <OfferTable
        label="Offers"
        offers={sorted}
        picked={sorted.length > 1 ? { ids: picked, most: MOST_COMPARED, toggle } : undefined}
        action={
          onBook &&
          ((offer) => (
            <Button size="sm" variant="light" onClick={() => onBook(offer.id)} aria-label={`Book ${offer.carrier.name} for ${formatMoney(offer.total)}`}>
              Book
            </Button>
          ))
        }
      />
      <DeclinedCarriers declined={quote.declined} />
    </section>
  );
}
