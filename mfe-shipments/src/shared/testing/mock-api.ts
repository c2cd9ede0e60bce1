import type { Shipment, ShipmentDocument, ShipmentSummary } from '../types';

/** What was sent with a request; `body` is JSON, null of anything else, such as an upload, whose content the test environment cannot read. */
export interface Sent {
  headers: Headers;
  body: unknown;
}

/** Answers of the API by method and path (without query); unknown requests fail the test. */
export type MockRoutes = Record<
  string,
  (url: URL, sent: Sent) => { status?: number; body?: unknown } | Promise<{ status?: number; body?: unknown }>
>;

/** Stands in for the network; returns the list of requested URLs as it grows. */
export function mockApi(routes: MockRoutes): URL[] {
  const requested: URL[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const route = routes[`${request.method} ${url.pathname}`];
    if (!route) throw new Error(`unexpected request ${request.method} ${url.pathname}`);
    requested.push(url);
    const text = request.headers.get('content-type') === 'application/json' ? await request.text() : '';
    const { status = 200, body } = await route(url, {
      headers: request.headers,
      body: text === '' ? null : JSON.parse(text),
    });
    return new Response(status === 204 ? null : JSON.stringify(body), {
      status,
      headers: { 'content-type': status < 400 ? 'application/json' : 'application/problem+json' },
    });
  };
  return requested;
}

export const shipmentSummary: ShipmentSummary = {
  id: 'shp_01',
  number: 'S-000317',
  status: 'booked',
  mode: 'LTL',
  bolNumber: '06141411234567890',
  proNumber: '123456782',
  carrier: { scac: 'ZZMW', name: 'Prairie Demo Freight', demo: true },
  origin: { name: 'Acme DC', city: 'Chicago', state: 'IL', postalCode: '60601' },
  destination: { name: 'Lone Star Tools', city: 'Dallas', state: 'TX', postalCode: '75201' },
  pickupOn: '2026-11-24',
  estimatedDeliveryOn: '2026-11-30',
  handlingUnitCount: 2,
  totalWeight: 1000,
  etaOn: '2026-11-30',
  deliveredAt: null,
  pod: 'none',
  lastEventAt: '2026-11-20T15:00:00.000Z',
  lastPlace: null,
  exceptions: [],
  expectedNext: {
    event: 'tender_acknowledged',
    text: 'Confirmation by the carrier',
    by: '2026-11-24T22:00:00.000Z',
    overdue: false,
  },
  total: { amount: 26584, currency: 'USD' },
  createdAt: '2026-11-20T15:00:00.000Z',
};

const contact = { name: 'Pat Doe', phone: '+13125550100', email: null };

export const shipmentDocument: ShipmentDocument = {
  id: 'doc_01',
  kind: 'BOL',
  version: 1,
  status: 'issued',
  source: 'lading',
  fileName: 'BOL-06141411234567890.pdf',
  contentType: 'application/pdf',
  size: 20480,
  pageCount: 1,
  sha256: 'a'.repeat(64),
  code: 'aaaaaaaa',
  changes: [],
  note: null,
  uploadedBy: null,
  createdAt: '2026-11-20T15:00:02.000Z',
};

export const shipment: Shipment = {
  ...shipmentSummary,
  quoteId: 'qte_01',
  quoteNumber: 'Q-001042',
  service: 'direct',
  units: 'imperial',
  instructions: null,
  stops: [
    {
      type: 'origin',
      name: 'Acme DC',
      address1: '12 S Dock Pl',
      city: 'Chicago',
      state: 'IL',
      postalCode: '60601',
      country: 'US',
      contact,
    },
    {
      type: 'destination',
      name: 'Lone Star Tools',
      address1: '1 Oak Rd',
      city: 'Dallas',
      state: 'TX',
      postalCode: '75201',
      country: 'US',
      contact,
    },
  ],
  timeZones: ['America/Chicago', 'America/Chicago'],
  axes: {
    execution: 'booked',
    pickupAppointment: 'not_needed',
    deliveryAppointment: 'not_needed',
    customs: 'none',
    billing: 'estimated',
    pod: 'none',
  },
  freshness: { state: 'none', lastEventAt: '2026-11-20T15:00:00.000Z', staleAt: null },
  expectedNext: {
    event: 'tender_acknowledged',
    text: 'Confirmation by the carrier',
    by: '2026-11-24T22:00:00.000Z',
    timeZone: 'America/Chicago',
    overdue: false,
  },
  eta: {
    on: '2026-11-30',
    at: null,
    timeZone: 'America/Chicago',
    basis: 'promised',
    since: '2026-11-20T15:00:00.000Z',
    daysLate: 0,
  },
  pickup: { on: '2026-11-24', readyFrom: '10:00', closeAt: '16:00' },
  handlingUnits: [
    {
      count: 2,
      type: 'PAT',
      length: 48,
      width: 40,
      height: 48,
      weight: 1000,
      commodities: [{ description: 'Aluminium fittings', weight: 1000, freightClass: '70' }],
    },
  ],
  accessorials: [{ code: 'LFTD', name: 'Liftgate at delivery' }],
  references: [{ type: 'PO', value: '554238' }],
  lines: [],
  events: [
    {
      id: 'sev_01',
      type: 'booked',
      occurredAt: '2026-11-20T15:00:00.000Z',
      timeZone: 'America/Chicago',
      receivedAt: '2026-11-20T15:00:00.000Z',
      source: 'lading',
    },
  ],
  documents: [shipmentDocument],
  tender: { state: 'sent', text: 'The carrier was written to.', carrierConfirmation: null, pickupNumber: null },
  cancellation: {
    allowed: true,
    stage: 'before_pickup',
    fee: null,
    text: 'The carrier is told that the pickup does not happen.',
  },
  version: 1,
  updatedAt: '2026-11-20T15:00:00.000Z',
};
