import type { SignedIn } from './identity.js';

/** Chicago to Dallas, two pallets of 48 x 40 x 48 in, 1,000 lb of class 70, liftgate at delivery; ready to be booked. */
export function quoteRequest(changes: object = {}) {
  return {
    mode: 'auto',
    units: 'imperial',
    pickup: { on: '2026-11-24', readyFrom: '10:00', closeAt: '16:00' },
    delivery: { type: 'none' },
    stops: [
      {
        type: 'origin',
        name: 'Acme DC',
        address1: '12 S Dock Pl',
        city: 'Chicago',
        state: 'IL',
        postalCode: '60601',
        country: 'US',
        dock: true,
        forklift: true,
        contact: { name: 'Pat Doe', phone: '+13125550100' },
      },
      {
        type: 'destination',
        name: 'Oak Fixtures',
        address1: '1 Oak Rd',
        city: 'Dallas',
        state: 'TX',
        postalCode: '75201',
        country: 'US',
        instructions: 'Ring the bell',
      },
    ],
    handlingUnits: [
      {
        count: 2,
        type: 'PAT',
        length: 48,
        width: 40,
        height: 48,
        weight: 1_000,
        stackable: false,
        evidence: 'measured',
        commodities: [
          {
            description: 'Aluminium fittings, boxed',
            pieces: 24,
            packagingType: 'BOX',
            weight: 1_000,
            freightClass: '70',
            nmfc: '13360',
          },
        ],
      },
    ],
    accessorials: ['LFTD'],
    references: [{ type: 'PO', value: '554238' }],
    ...changes,
  };
}

/** Booking request for an offer of a quote created with `quoteRequest`. */
export function bookRequest(offer: { id: string; total: object }, changes: object = {}) {
  return {
    offerId: offer.id,
    acceptedTotal: offer.total,
    stops: [
      { type: 'origin', contact: { name: 'Pat Doe', phone: '+13125550100', email: null }, instructions: null },
      { type: 'destination', contact: { name: 'Sam Roe', phone: '+12145550199', email: null } },
    ],
    pickup: { on: '2026-11-24', readyFrom: '10:00', closeAt: '16:00' },
    references: [],
    instructions: null,
    ...changes,
  };
}

/** Creates a quote and returns its body. */
export async function createQuote({ client }: SignedIn, changes: object = {}) {
  const { status, body } = await client.post('/api/v1/quotes', quoteRequest(changes));
  if (status !== 201) throw new Error(`The quote was answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Books the cheapest offer of a new quote and returns the response. */
export async function bookShipment(
  who: SignedIn,
  changes: object = {},
): Promise<{ shipmentId: string; shipmentNumber: string }> {
  const quote = await createQuote(who, changes);
  const { status, body } = await who.client.post(`/api/v1/quotes/${quote.id}/book`, bookRequest(quote.offers[0]), {
    'idempotency-key': `book ${quote.id}`,
  });
  if (status !== 201) throw new Error(`The booking was answered ${status}: ${JSON.stringify(body)}`);
  return body;
}
