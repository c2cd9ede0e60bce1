import type { Page } from '@playwright/test';
import { callApi } from './people';

export interface Quote {
  id: string;
  number: string;
  offers: { id: string; total: { amount: number; currency: string }; carrier: { scac: string; name: string } }[];
}

const DAY_MS = 86_400_000;

/** The next day from Monday to Friday, `YYYY-MM-DD`. */
function nextBusinessDay(from = Date.now()): string {
  const next = new Date(from + DAY_MS);
  return [0, 6].includes(next.getUTCDay()) ? nextBusinessDay(next.getTime()) : next.toISOString().slice(0, 10);
}

const pickup = () => ({ on: nextBusinessDay(), readyFrom: '10:00', closeAt: '16:00' });
const contact = (name: string) => ({ name, phone: '+13125550100' });

/** A quote of Chicago to Dallas, two pallets, complete enough to be booked. */
export const makeQuote = (page: Page): Promise<Quote> => callApi<Quote>(page, '/quotes', quoteRequest());

/** The request for such a quote. */
export function quoteRequest() {
  return {
    mode: 'auto',
    units: 'imperial',
    pickup: pickup(),
    delivery: { type: 'none' },
    stops: [
      {
        type: 'origin',
        name: 'Mercer Castings',
        address1: '12 S Dock Pl',
        city: 'Chicago',
        state: 'IL',
        postalCode: '60601',
        country: 'US',
        contact: contact('Pat Doe'),
      },
      {
        type: 'destination',
        name: 'Lone Star Tools',
        address1: '1 Oak Rd',
        city: 'Dallas',
        state: 'TX',
        postalCode: '75201',
        country: 'US',
        contact: contact('Sam Roe'),
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
          },
        ],
      },
    ],
    accessorials: ['LFTD'],
    references: [{ type: 'PO', value: '554238' }],
  };
}

/** Body of a booking of such a quote. */
export const bookingRequest = ({ id, total }: Quote['offers'][number]) => ({
  offerId: id,
  acceptedTotal: total,
  stops: [
    { type: 'origin', contact: contact('Pat Doe') },
    { type: 'destination', contact: contact('Sam Roe') },
  ],
  pickup: pickup(),
  references: [],
  instructions: null,
});

/** Books the first offer of a new quote without the pages; returns the shipment's id. */
export async function makeShipment(page: Page): Promise<string> {
  const quote = await makeQuote(page);
  return bookOffer(page, quote, quote.offers[0]!);
}

/** Books an offer without the pages; returns the shipment's id. */
export async function bookOffer(page: Page, { id }: Quote, offer: Quote['offers'][number]): Promise<string> {
  const answer = await page.request.post(`/api/v1/quotes/${id}/book`, {
    headers: { 'Idempotency-Key': `book ${id}` },
    data: bookingRequest(offer),
  });
  if (!answer.ok()) throw new Error(`the booking answered ${answer.status()}: ${await answer.text()}`);
  return ((await answer.json()) as { shipmentId: string }).shipmentId;
}
