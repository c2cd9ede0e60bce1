import type { ReportRow } from './report-figures';
import { priceTrend } from './price-trend';

const month = (code: string, shipments: number, booked: number | null) => ({ code, shipments, booked }) as ReportRow;
const week = (index: string, effectiveOn: string, price: string) => ({
  index,
  effectiveOn,
  price,
  source: 'entered' as const,
});

test('shares are of the first month that has both prices, and months without diesel have none', () => {
  const rows = [
    month('2026-01', 2, 1_000),
    month('2026-02', 4, 4_000),
    month('2026-03', 0, 0),
    month('2026-04', 1, 1_500),
  ];
  const prices = [week('US', '2026-04-01', '5'), week('US', '2026-02-04', '4'), week('CA', '2026-01-07', '9')];
  expect(priceTrend(rows, prices)).toEqual([
    { month: '2026-01', shipments: 2, perShipment: 500, priceShare: 0.5, diesel: null, dieselShare: null },
    { month: '2026-02', shipments: 4, perShipment: 1_000, priceShare: 1, diesel: 4, dieselShare: 1 },
    { month: '2026-04', shipments: 1, perShipment: 1_500, priceShare: 1.5, diesel: 5, dieselShare: 1.25 },
  ]);
});

test('without the national index the first one stands for diesel', () => {
  const prices = [week('CA', '2026-02-04', '2'), week('CA', '2026-01-07', '1.6')];
  const [, last] = priceTrend([month('2026-01', 1, 100), month('2026-02', 1, 100)], prices);
  expect(last).toMatchObject({ diesel: 2, dieselShare: 1.25 });
});

test('there is no trend with diesel prices of one month', () => {
  const rows = [month('2026-01', 1, 100), month('2026-02', 1, 100)];
  expect(priceTrend(rows, [week('US', '2026-02-04', '4')])).toEqual([]);
});
