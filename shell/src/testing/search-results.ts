import type { components } from '@lading/api-client';

type Schemas = components['schemas'];

const CHICAGO = { name: 'Chicago DC', city: 'Chicago', state: 'IL', postalCode: '60601' };
const DALLAS = { name: 'Dallas DC', city: 'Dallas', state: 'TX', postalCode: '75201' };
const CREATED = '2026-11-20T15:00:00.000Z';

export const shipment: Schemas['ShipmentSummaryDto'] = {
  id: 'shp_1',
  number: 'S-000317',
  status: 'booked',
  carrier: { scac: 'ZZAA', name: 'Test Freight', demo: true },
  mode: 'LTL',
  archived: false,
  bolNumber: '12345678901234567',
  proNumber: null,
  origin: CHICAGO,
  destination: DALLAS,
  pickupOn: '2026-11-24',
  estimatedDeliveryOn: null,
  earliestDeliveryOn: null,
  latestDeliveryOn: null,
  etaOn: null,
  eta: null,
  deliveredAt: null,
  pod: 'none',
  lastEventAt: null,
  lastPlace: null,
  expectedNext: null,
  exceptions: [],
  handlingUnitCount: 2,
  totalWeight: 1000,
  total: null,
  createdAt: CREATED,
};

export const quote: Schemas['QuoteSummaryDto'] = {
  id: 'qte_1',
  number: 'Q-000042',
  status: 'quoted',
  mode: 'LTL',
  origin: CHICAGO,
  destination: DALLAS,
  pickupOn: '2026-11-24',
  totalWeight: 1000,
  handlingUnitCount: 2,
  offerCount: 0,
  bestTotal: null,
  bestCarrier: null,
  validUntil: null,
  shipmentId: null,
  bookedOfferId: null,
  createdBy: 'Test Booker',
  createdAt: CREATED,
};

export const contact: Schemas['ContactDto'] = {
  id: 'cnt_1',
  name: 'Chinook Mills',
  address: {
    address1: '1 Mill Rd',
    address2: null,
    city: 'Calgary',
    state: 'AB',
    postalCode: 'T2P 1J9',
    country: 'CA',
  },
  timeZone: null,
  placeType: null,
  dock: null,
  forklift: null,
  appointmentNeeded: false,
  hours: [],
  accessorials: [],
  instructions: null,
  people: [],
  version: 1,
  createdAt: CREATED,
  updatedAt: CREATED,
};
