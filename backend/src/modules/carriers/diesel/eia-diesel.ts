import { Injectable } from '@nestjs/common';
import { Config } from '../../../config/config.js';
import { addDays, isLocalDate, type LocalDate } from '../../../kernel/time/local-date.js';
import { boundedFetch } from '../../../platform/http/egress/bounded-fetch.js';

/** Weekly retail price of on-highway diesel (No 2), by index code of tariffs: United States and the five PADD regions. */
export const EIA_SERIES: ReadonlyMap<string, string> = new Map([
  ['US', 'EMD_EPD2D_PTE_NUS_DPG'],
  ['PADD1', 'EMD_EPD2D_PTE_R10_DPG'],
  ['PADD2', 'EMD_EPD2D_PTE_R20_DPG'],
  ['PADD3', 'EMD_EPD2D_PTE_R30_DPG'],
  ['PADD4', 'EMD_EPD2D_PTE_R40_DPG'],
  ['PADD5', 'EMD_EPD2D_PTE_R50_DPG'],
]);
const INDEX_OF = new Map([...EIA_SERIES].map(([index, series]) => [series, index]));

/** Prices are surveyed on Monday, published on Monday evening or Tuesday, and applied from Wednesday (freight.md 2.4). */
const DAYS_TO_EFFECT = 2;
const LIMITS = { timeoutMs: 30_000, maxBytes: 4_000_000 };
/** Dollars per gallon; the column holds three digits before the point. */
const PRICE_MAX = 1_000;

/** A published week of one index. */
export interface DieselPrice {
  /** Key of `EIA_SERIES`. */
  index: string;
  /** First local date on which the price applies. */
  effectiveOn: LocalDate;
  /** Dollars per gallon. */
  price: string;
}

/** The service did not return prices. The message never contains the API key. */
export class DieselPricesUnavailable extends Error {}

/** Client of the U.S. Energy Information Administration's open data, API version 2. */
@Injectable()
export class EiaDiesel {
  constructor(private readonly config: Config) {}

  /** Weeks surveyed since a day, of all series. @throws DieselPricesUnavailable, OutboundCallFailed */
  async since(day: LocalDate): Promise<DieselPrice[]> {
    const { status, body } = await boundedFetch(
      this.addressOf(day),
      { headers: { accept: 'application/json' } },
      LIMITS,
    );
    if (status !== 200)
      throw new DieselPricesUnavailable(
        status === 403
          ? 'The EIA refused the request (403). Check EIA_API_KEY.'
          : `The EIA returned status ${status} instead of diesel prices.`,
      );
    return pricesOf(body);
  }

  /** The service takes its key only in the query string, so the address is never logged. */
  private addressOf(day: LocalDate): string {
    const url = new URL('/v2/petroleum/pri/gnd/data/', this.config.eiaUrl);
    for (const series of EIA_SERIES.values()) url.searchParams.append('facets[series][]', series);
    for (const [name, value] of Object.entries({
      api_key: this.config.eiaApiKey ?? '',
      frequency: 'weekly',
      'data[0]': 'value',
      start: day,
      'sort[0][column]': 'period',
      'sort[0][direction]': 'desc',
      length: '5000',
    }))
      url.searchParams.append(name, value);
    return url.href;
  }
}

/** Values are strings or numbers; a week without a value is left out. */
function pricesOf(body: string): DieselPrice[] {
  const rows = rowsOf(body);
  return rows.flatMap(({ period, series, value }) => {
    const index = typeof series === 'string' ? INDEX_OF.get(series) : undefined;
    const price = Number(value);
    if (index === undefined || value === null || value === '') return [];
    if (typeof period !== 'string' || !isLocalDate(period) || !(price > 0 && price < PRICE_MAX))
      throw new DieselPricesUnavailable('The EIA returned a week that is not a date with a price.');
    return [{ index, effectiveOn: addDays(period, DAYS_TO_EFFECT), price: price.toFixed(4) }];
  });
}

function rowsOf(body: string): readonly { period?: unknown; series?: unknown; value?: unknown }[] {
  try {
    const rows: unknown = (JSON.parse(body) as { response: { data: unknown } }).response.data;
    if (Array.isArray(rows)) return rows;
  } catch {
    // Handled like JSON without rows.
  }
  throw new DieselPricesUnavailable('The EIA returned something other than diesel prices.');
}
