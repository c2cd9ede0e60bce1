import type { CarrierAnswer, Offer, Quote, QuoteCarrier } from './types';

/** The quote with one more answer of a carrier. The same answer heard again, or one to another revision, changes nothing. */
export function withAnswer(quote: Quote, answer: CarrierAnswer): Quote {
  if (answer.data.revision !== quote.revision) return quote;
  if (answer.type === 'done') return { ...quote, status: quote.status === 'rating' ? 'quoted' : quote.status };
  const { carrier } = answer.data;
  const carriers = quote.carriers.map((one) =>
    one.carrier.scac === carrier.scac && one.state === 'asked'
      ? answered(one, answer.type === 'offer' ? 'offered' : 'declined')
      : one,
  );
  if (answer.type === 'declined') {
    const known = quote.declined.some((one) => one.carrier.scac === carrier.scac && one.code === answer.data.code);
    return { ...quote, carriers, declined: known ? quote.declined : [...quote.declined, answer.data] };
  }
  return { ...withOffer(quote, answer.data.offer), carriers };
}

const answered = (one: QuoteCarrier, state: 'offered' | 'declined'): QuoteCarrier => ({
  ...one,
  state,
  since: new Date().toISOString(),
});

function withOffer(quote: Quote, offer: Offer | null): Quote {
  if (!offer || quote.offers.some(({ id }) => id === offer.id)) return quote;
  const offers = [...quote.offers, offer];
  return { ...quote, status: quote.status === 'rating' ? 'quoted' : quote.status, offers, offerCount: offers.length };
}
