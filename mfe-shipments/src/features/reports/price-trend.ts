import type { components } from '@lading/api-client';
import type { ReportRow } from './report-figures';

type FuelPrice = components['schemas']['StoredFuelPriceDto'];

/** Index that stands for the diesel price of the country, where the company has it. */
const NATIONAL = 'US';

/** A month of the trend. Shares are of the first month that has both prices, which is 1. */
export interface TrendMonth {
  /** YYYY-MM. */
  month: string;
  shipments: number;
  /** Minor units of the currency of the rows. */
  perShipment: number;
  priceShare: number;
  /** Dollars per gallon, the average of the weeks that begin in the month; null without one. */
  diesel: number | null;
  dieselShare: number | null;
}

/** The index that the trend uses; undefined without prices. */
export const dieselIndexOf = (prices: readonly FuelPrice[]): string | undefined =>
  prices.find(({ index }) => index === NATIONAL)?.index ?? prices[0]?.index;

/** Average booked totals by month, in order, beside the diesel price; empty if fewer than two months have both. */
export function priceTrend(rows: readonly ReportRow[], prices: readonly FuelPrice[]): TrendMonth[] {
  const index = dieselIndexOf(prices);
  const diesel = Map.groupBy(
    prices.filter((price) => price.index === index),
    ({ effectiveOn }) => effectiveOn.slice(0, 7),
  );
  const months = rows
    .filter(({ shipments }) => shipments > 0)
    .map(({ code, shipments, booked }) => ({
      month: code,
      shipments,
      perShipment: (booked ?? 0) / shipments,
      diesel: averageOf((diesel.get(code) ?? []).map(({ price }) => Number(price))),
    }));
  const [first, ...later] = months.filter((month) => month.diesel !== null && month.perShipment > 0);
  if (first === undefined || later.length === 0) return [];
  return months.map((month) => ({
    ...month,
    priceShare: month.perShipment / first.perShipment,
    dieselShare: month.diesel === null ? null : month.diesel / first.diesel!,
  }));
}

const averageOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
