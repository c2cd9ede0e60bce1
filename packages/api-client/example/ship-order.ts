// Quotes two pallets, books the first offer, and reads tracking events and the bill of lading. Prints JSON.
import process from 'node:process';
import { ApiProblem, createApi, unwrap, type components } from '@lading/api-client';

const { LADING_URL = '', LADING_KEY = '', PICKUP_ON = '', ORDER_NUMBER = '' } = process.env;

const api = createApi({ baseUrl: LADING_URL, onUnauthorized: () => undefined });
api.use({
  onRequest({ request }) {
    request.headers.set('Authorization', `Bearer ${LADING_KEY}`);
    return request;
  },
});

const pickup = { on: PICKUP_ON, readyFrom: '10:00', closeAt: '16:00' };
const request: components['schemas']['QuoteRequestDto'] = {
  mode: 'auto',
  units: 'imperial',
  pickup,
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
    },
    {
      type: 'destination',
      name: 'Oak Fixtures',
      address1: '1 Oak Rd',
      city: 'Dallas',
      state: 'TX',
      postalCode: '75201',
      country: 'US',
    },
  ],
  handlingUnits: [
    {
      count: 2,
      type: 'PAT',
      length: 48,
      width: 40,
      height: 48,
      weight: 1000,
      stackable: false,
      evidence: 'measured',
      commodities: [
        {
          description: 'Aluminum fittings, boxed',
          pieces: 24,
          packagingType: 'BOX',
          weight: 1000,
          freightClass: '70',
          nmfc: '13360',
        },
      ],
    },
  ],
  accessorials: ['LFTD'],
  references: [{ type: 'PO', value: ORDER_NUMBER }],
};

/** All fields of a faulty request are refused at once, with pointers into its body. */
async function refusedFields() {
  const faulty = { ...request, mode: 'balloon' as 'auto', handlingUnits: [] };
  try {
    await unwrap(api.POST('/api/v1/quotes', { body: faulty, params: {} }));
  } catch (problem) {
    if (problem instanceof ApiProblem) return problem.errors.map(({ pointer }) => pointer);
  }
  throw new Error('The request was not refused.');
}

const quote = await unwrap(
  api.POST('/api/v1/quotes', { body: request, params: { header: { 'Idempotency-Key': `quote-${ORDER_NUMBER}` } } }),
);
const [offer] = quote.offers;
if (!offer?.total) throw new Error('There is no offer, or the key needs the permission price.read.');

const contact = (name: string, phone: string) => ({ name, phone, email: null });
const booked = await unwrap(
  api.POST('/api/v1/quotes/{id}/book', {
    params: { path: { id: quote.id }, header: { 'Idempotency-Key': `book-${ORDER_NUMBER}` } },
    body: {
      offerId: offer.id,
      acceptedTotal: offer.total,
      pickup,
      stops: [
        { type: 'origin', contact: contact('Pat Doe', '+13125550100'), instructions: null },
        { type: 'destination', contact: contact('Sam Roe', '+12145550199'), instructions: null },
      ],
      references: [],
      instructions: null,
    },
  }),
);
if (!('shipmentId' in booked)) throw new Error('The booking waits for approval.');

const path = { id: booked.shipmentId };
const events = await unwrap(api.GET('/api/v1/shipments/{id}/events', { params: { path } }));
const documents = await unwrap(api.GET('/api/v1/shipments/{id}/documents', { params: { path } }));
const billOfLading = await unwrap(
  api.GET('/api/v1/shipments/{id}/documents/{documentId}', {
    params: { path: { ...path, documentId: documents.items[0]?.id ?? '' } },
    parseAs: 'text',
  }),
);

process.stdout.write(
  JSON.stringify({
    refused: await refusedFields(),
    booked: booked.shipmentNumber,
    events: events.items.map(({ type }) => type),
    documents: documents.items.map(({ kind }) => kind),
    file: String(billOfLading).slice(0, 5),
  }),
);
