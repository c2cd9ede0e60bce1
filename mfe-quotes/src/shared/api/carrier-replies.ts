import type { CarrierReply, Offer, Quote, QuoteCarrier } from './types';

/** The quote with one more reply of a carrier. A repeated reply, or one to another revision, changes nothing. */
export function applyCarrierReply(quote: Quote, reply: CarrierReply): Quote {
  if (reply.data.revision !== quote.revision) return quote;
  if (reply.type === 'done') return quote.status === 'rating' ? { ...quote, status: ratedStatus(quote) } : quote;
  const { carrier } = reply.data;
  const carriers = quote.carriers.map((one) =>
    one.carrier.scac === carrier.scac && one.state === 'asked'
      ? replied(one, reply.type === 'offer' ? 'offered' : 'declined')
      : one,
  );
  if (reply.type === 'declined') {
    const known = quote.declined.some((one) => one.carrier.scac === carrier.scac && one.code === reply.data.code);
    return { ...quote, carriers, declined: known ? quote.declined : [...quote.declined, reply.data] };
  }
  return { ...withOffer(quote, reply.data.offer), carriers };
}

const replied = (one: QuoteCarrier, state: 'offered' | 'declined'): QuoteCarrier => ({
  ...one,
  state,
  since: new Date().toISOString(),
});

/** A carrier's offer is not visible to users who may not see prices. */
const ratedStatus = ({ carriers, offers }: Quote): Quote['status'] =>
  offers.length > 0 || carriers.some(({ state }) => state === 'offered') ? 'quoted' : 'no_offers';

function withOffer(quote: Quote, offer: Offer | null): Quote {
  if (!offer || quote.offers.some(({ id }) => id === offer.id)) return quote;
  const offers = [...quote.offers, offer];
  return { ...quote, status: quote.status === 'rating' ? 'quoted' : quote.status, offers, offerCount: offers.length };
}
