import type { ConnectedCarrier, Connector, ModeThresholds, Tariff } from '../../../shared/types';
import type { TermsDocument } from '../terms/terms-document';

export { COMPANY } from '../../../testing/company';

export const CARRIER: ConnectedCarrier = {
  id: 'car_01',
  scac: 'ZZMW',
  name: 'Prairie Demo Freight',
  demo: true,
  connectors: ['tariff'],
  connections: [
    {
      id: 'con_01',
      connector: 'tariff',
      enabled: true,
      endpoint: null,
      hasCredentials: false,
      trackingPath: null,
      chargesPath: null,
      invoicesPath: null,
      customerNumber: null,
      options: null,
      tenderEmail: null,
      timeoutSeconds: null,
      inboundSecretAt: null,
      previousSecretUntil: null,
      health: { state: 'up', lastError: null, p50Ms: null, since: null },
      firstSuccessAt: null,
      lastSuccessAt: null,
      subscriptions: [],
    },
  ],
};

const STANDARD: Connector = {
  kind: 'dsdc',
  carrier: null,
  servers: [],
  keyHeader: null,
  usesClientCredentials: false,
  fields: ['customerNumber', 'trackingPath', 'chargesPath', 'invoicesPath'],
  options: [],
  required: [],
  capabilities: ['rate', 'tender', 'track', 'subscriptions'],
  notTendered: [],
  source: null,
};

/** The connector of one carrier, which authenticates by a header of its own and has no other settings. */
export const ONE_CARRIER: Connector = {
  kind: 'rlc',
  carrier: { scac: 'RLCA', name: 'R+L Carriers' },
  servers: [
    { environment: 'production', url: 'https://api.rlc.example/', tokenUrl: null },
    { environment: 'sandbox', url: 'https://sandbox.rlc.example/', tokenUrl: null },
  ],
  keyHeader: 'apiKey',
  usesClientCredentials: false,
  fields: [],
  options: [],
  required: [],
  capabilities: ['rate', 'tender'],
  notTendered: ['hazmat', 'expedited'],
  source: { title: 'R+L API documentation', url: 'https://docs.rlc.example/', readOn: '2026-11-27' },
};

/** The connector of a carrier that authenticates by OAuth 2 and needs the billing address of the account. */
const OAUTH_CARRIER: Connector = {
  kind: 'fedex',
  carrier: { scac: 'FXFE', name: 'FedEx Freight' },
  servers: [
    { environment: 'production', url: 'https://api.fedex.example/', tokenUrl: 'https://api.fedex.example/oauth/token' },
    {
      environment: 'sandbox',
      url: 'https://sandbox.fedex.example/',
      tokenUrl: 'https://sandbox.fedex.example/oauth/token',
    },
  ],
  keyHeader: null,
  usesClientCredentials: true,
  fields: ['customerNumber'],
  options: [
    'freightAccountNumber',
    'freightAccountType',
    'billingAddress1',
    'billingCity',
    'billingState',
    'billingPostalCode',
    'billingCountry',
  ],
  required: ['customerNumber', 'billingAddress1'],
  capabilities: ['rate', 'tender'],
  notTendered: ['hazmat', 'cross_border', 'expedited'],
  source: { title: 'FedEx Freight API', url: 'https://docs.fedex.example/', readOn: '2026-11-27' },
};

/** The connector of a carrier that tells its test environment, and the scope of tokens, by settings. */
const SCOPED_CARRIER: Connector = {
  ...OAUTH_CARRIER,
  kind: 'tforce',
  carrier: { scac: 'UPGF', name: 'TForce Freight' },
  servers: [{ environment: 'production', url: 'https://api.tforce.example/', tokenUrl: 'https://login.example/token' }],
  fields: [],
  options: ['environment', 'tokenScope', 'billingAddress1', 'billingCountry'],
  required: ['tokenScope', 'billingAddress1'],
};

export const CONNECTORS = { items: [STANDARD, ONE_CARRIER, OAUTH_CARRIER, SCOPED_CARRIER] };

export const TARIFF: Tariff = {
  id: 'trf_01',
  carrier: { id: 'car_01', scac: 'ZZMW', name: 'Prairie Demo Freight', demo: true, connectors: ['tariff'] },
  version: 3,
  name: '2026 contract',
  currency: 'USD',
  effectiveFrom: '2026-01-01',
  effectiveTo: '2026-12-31',
  mode: 'LTL',
  basis: 'lane',
  status: 'active',
  rows: 1234,
  createdAt: '2026-11-20T15:00:00.000Z',
};

/** The terms of the worked example (freight.md Annex H), as the API stores them. */
export const TERMS: TermsDocument = {
  carrier: { scac: 'ZZMW', name: 'Prairie Demo Freight' },
  name: '2026 contract',
  currency: 'USD',
  effectiveFrom: '2026-01-01',
  effectiveTo: '2026-12-31',
  modes: ['LTL'],
  basis: 'lane',
  discountBps: 7800,
  minimumCharge: 12500,
  fak: [{ from: '50', to: '150', as: '85' }],
  fuel: {
    index: 'US',
    steps: [
      { from: '3.70', to: '3.74', bps: 2730 },
      { from: '3.75', to: '3.79', bps: 2750 },
    ],
    beyond: { step: '0.05', bps: 30 },
  },
  accessorials: [
    { code: 'LFTD', basis: 'flat', amount: 9500 },
    { code: 'SRT', basis: 'cwt', rate: '3.00', minimum: 12100, maximum: 50000 },
    { code: 'HAZ', basis: 'percent', bps: 500 },
  ],
  rules: {
    cubic: { overCubicFeet: '750', underPcf: '6', asPcf: '6', asClass: '125' },
    linearFoot: null,
    overlength: [{ fromInches: 96, amount: 9000 }],
    maxWeight: 20000,
    maxLinearFeet: 28,
    maxUnitWeight: null,
  },
  liabilityPerPound: 2500,
};

export const THRESHOLDS: ModeThresholds = {
  ltlMaxWeight: 10000,
  ltlBelowLinearFeet: 12,
  ltlMaxPallets: 6,
  volumeFromPallets: 7,
  volumeAboveWeight: 5000,
  volumeFromLinearFeet: 12,
  volumeMaxWeight: 20000,
  truckloadAboveWeight: 15000,
  truckloadAboveLinearFeet: 24,
  truckloadAbovePallets: 12,
};

/** The last page of a list. */
export const page = <T>(...items: T[]) => ({ body: { items, nextCursor: null } });
