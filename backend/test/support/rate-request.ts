import type { QuoteRequest } from '../../src/modules/rating/index.js';
import type { ConnectorRateRequest } from '../../src/modules/carriers/connectors/connector.js';

const request: QuoteRequest = {
  mode: 'LTL',
  pickup: { on: '2026-11-24', readyFrom: '10:00', closeAt: '16:00' },
  delivery: { type: 'by', on: '2026-11-30' },
  stops: [
    { type: 'origin', name: 'Acme DC', address1: '12 S Dock Pl', postalCode: '60601', country: 'US' },
    { type: 'destination', postalCode: 'M5V 2T6', country: 'CA' },
  ],
  handlingUnits: [
    {
      count: 2,
      type: 'PAT',
      length: 48,
      width: 40,
      height: 50.5,
      weight: 1_000,
      stackable: true,
      commodities: [
        { description: 'Aluminium fittings, boxed', pieces: 24, weight: 600, freightClass: '70' },
        {
          description: 'Acetone',
          pieces: 4,
          weight: 400,
          hazmat: { unNumber: 'UN1090', properShippingName: 'Acetone', hazardClass: '3', packingGroup: 'II' },
        },
      ],
    },
  ],
  accessorials: ['LFTD', 'LFTP', 'SRT'],
};

/** A rate request from Chicago to Toronto, with some parts of the quote replaced. */
export function rateRequest(change: Partial<QuoteRequest> = {}): ConnectorRateRequest {
  return {
    request: { ...request, ...change },
    origin: { postalCode: '60601', city: 'Chicago', state: 'IL', country: 'US', timeZone: 'America/Chicago' },
    destination: { postalCode: 'M5V2T6', city: 'Toronto', state: 'ON', country: 'CA', timeZone: 'America/Toronto' },
    derived: {
      modes: [
        { mode: 'LTL', reasons: [] },
        { mode: 'VLTL', reasons: [] },
      ],
      units: [{ densityPcf: 8.9, densityClass: '100' }],
      inferredAccessorials: [{ code: 'HAZ', reason: 'Hazardous material' }],
    } as unknown as ConnectorRateRequest['derived'],
    reference: 'Q-001042',
  };
}
