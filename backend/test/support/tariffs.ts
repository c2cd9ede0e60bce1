import { ratesCsv } from '../fixtures/class-rates.js';
import { SAMPLE_TERMS } from '../fixtures/sample-tariff.js';
import type { ApiAnswer, ApiClient } from './api-client.js';

/** Parts of an upload; default: the synthetic tariff of freight.md 2.9 from ZIP3 606 to 752. */
export interface TariffParts {
  terms?: Record<string, unknown>;
  rates?: string;
}

/** The fuel price of the worked examples: 27.5% from 2026-11-18. */
export const EXAMPLE_FUEL = { prices: [{ index: 'US', effectiveOn: '2026-11-18', price: '3.768' }] };

/** Connects one carrier that serves Chicago to Dallas: faster than the demonstration's nine tariffs with 8,000 rates. */
export async function connectCarrier(client: ApiClient): Promise<void> {
  await client.post('/api/v1/company/fuel-prices', EXAMPLE_FUEL);
  await uploadTariff(client);
}

/** Uploads a tariff with its rates as a file. */
export function uploadTariff(
  client: ApiClient,
  { terms = {}, rates = ratesCsv('606', '752') }: TariffParts = {},
  query = '',
): Promise<ApiAnswer> {
  const form = new FormData();
  form.set('terms', JSON.stringify({ ...SAMPLE_TERMS, ...terms }));
  form.set('rates', new Blob([rates], { type: 'text/csv' }), 'rates.csv');
  return client.request('POST', `/api/v1/company/tariffs${query}`, { body: form });
}

/** A rate sheet by lanes or miles from rows of cells; missing cells are empty. */
export function sheet(header: string, ...rows: string[]): string {
  const cells = header.split(',').length;
  return [header, ...rows.map((row) => row + ','.repeat(cells - row.split(',').length))].join('\n');
}

/** Row of handling units as in `QuoteRequest`; default: one 48 x 40 x 48 in pallet. */
export interface PalletRow {
  count?: number;
  height?: number;
  length?: number;
  stackable?: boolean;
  weight: number;
  freightClass?: string | null;
}

/** A quote request from Chicago 60601 to Dallas 75201 on Tuesday 2026-11-24, with docks at both ends. */
export function quoteRequest(rows: readonly PalletRow[], rest: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    pickup: { on: '2026-11-24', readyFrom: '10:00', closeAt: '16:00' },
    stops: [
      { type: 'origin', postalCode: '60601', country: 'US', dock: true },
      { type: 'destination', postalCode: '75201', country: 'US', dock: true },
    ],
    handlingUnits: rows.map(
      ({ count = 1, length = 48, height = 48, stackable = false, weight, freightClass = null }) => ({
        count,
        type: 'PAT',
        length,
        width: 40,
        height,
        weight,
        stackable,
        commodities: [{ description: 'Fittings', weight, freightClass }],
      }),
    ),
    ...rest,
  };
}
