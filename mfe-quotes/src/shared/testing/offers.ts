import type { ChargeLine, Offer } from '../api/types';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });

/** The lines of scenario E1 (freight.md §2.9): 620 lb of class 70, 78% off, fuel 27.5%, liftgate. */
export const E1_LINES: ChargeLine[] = [
  {
    code: 'LINEHAUL',
    description: 'Linehaul, class 70',
    amount: usd(60903),
    basis: 'cwt',
    quantity: '6.20',
    rate: '98.23',
    rule: 'ZZAA 2026 contract v1 · class 70 · M5C',
    inputs: {
      commodity: null,
      pounds: 620,
      freightClass: '70',
      classFrom: 'declared',
      fak: null,
      lane: '606 to 752',
      break: 'M5C',
      rate: '98.23',
    },
  },
  {
    code: 'DISCOUNT',
    description: 'Discount 78%',
    amount: usd(-47504),
    basis: 'percent',
    quantity: '609.03',
    rate: '78',
    rule: 'ZZAA 2026 contract v1 · discount',
    inputs: { gross: '609.03', bps: 7800 },
  },
  {
    code: 'FUEL',
    description: 'Fuel surcharge 27.5%',
    amount: usd(3685),
    basis: 'percent',
    quantity: '133.99',
    rate: '27.5',
    rule: 'ZZAA 2026 contract v1 · fuel index US',
    inputs: { price: '3.76', week: '2026-11-18', bps: 2750, publishedPrice: '3.768', net: '133.99' },
  },
  {
    code: 'LFTD',
    description: 'Liftgate at delivery',
    amount: usd(9500),
    basis: 'flat',
    quantity: '1',
    rate: '95.00',
    rule: 'ZZAA 2026 contract v1 · LFTD',
    inputs: { amount: '95.00' },
  },
];

/** An offer with the lines of E1; what a test is about is given. */
export function offer(change: Partial<Offer> & { id: string }): Offer {
  return {
    carrier: { scac: 'ZZAA', name: 'Example Freight Lines', demo: true },
    mode: 'LTL',
    service: 'direct',
    total: usd(26584),
    likelyTotal: usd(26584),
    likelyReason: null,
    lines: E1_LINES,
    transit: { businessDays: 3, basis: 'carrier lane table' },
    estimatedDeliveryOn: '2026-11-30',
    liability: usd(1_550_000),
    co2e: { kg: 40.48, factor: 'SW2018-LTL-WTW', scope: 'WTW' },
    validUntil: '2099-12-08T05:59:59.000Z',
    carrierQuoteNumber: null,
    warnings: [],
    ...change,
  };
}
