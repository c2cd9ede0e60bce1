import { formatDate, setReaderFormats } from '@lading/ui';
import { type ChargeLine, explainCharge } from './explain-charge';

const usd = (amount: number) => ({ amount, currency: 'USD' });

/** Lines of scenario E1 (freight.md §2.9): 620 lb of class 70, 78% off, fuel 27.5%, liftgate. */
const linehaul: ChargeLine = {
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
};
const discount: ChargeLine = {
  description: 'Discount 78%',
  amount: usd(-47504),
  basis: 'percent',
  quantity: '609.03',
  rate: '78',
  rule: 'ZZAA 2026 contract v1 · discount',
  inputs: { gross: '609.03', bps: 7800 },
};
const fuel: ChargeLine = {
  description: 'Fuel surcharge 27.5%',
  amount: usd(3685),
  basis: 'percent',
  quantity: '133.99',
  rate: '27.5',
  rule: 'ZZAA 2026 contract v1 · fuel index US',
  inputs: { price: '3.76', week: '2026-11-18', bps: 2750, publishedPrice: '3.768', net: '133.99' },
};
const liftgate: ChargeLine = {
  description: 'Liftgate at delivery',
  amount: usd(9500),
  basis: 'flat',
  quantity: '1',
  rate: '95.00',
  rule: 'ZZAA 2026 contract v1 · LFTD',
  inputs: { amount: '95.00' },
};

/** Newer ICU data has narrow no-break spaces where older has plain ones. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('explainCharge', () => {
  it('multiplies hundredweights by the rate, exactly', () => {
    expect(explainCharge(linehaul)).toMatchObject({
      arithmetic: '6.2 × 100 lb at $98.23 = $609.026',
      rounding: 'Rounded once to the cent, half away from zero: $609.03.',
      rule: 'ZZAA 2026 contract v1 · class 70 · M5C',
    });
  });

  it('calculates a percentage of dollars and shows the product of a discount as a positive amount', () => {
    expect(explainCharge(discount)).toMatchObject({
      arithmetic: '78% of $609.03 = $475.0434',
      rounding: 'Rounded once to the cent, half away from zero: $475.04.',
    });
    expect(explainCharge(fuel).arithmetic).toBe('27.5% of $133.99 = $36.84725');
  });

  it('multiplies miles by the rate', () => {
    const miles: ChargeLine = {
      ...linehaul,
      amount: { amount: 160522, currency: 'USD' },
      basis: 'mile',
      quantity: '967',
      rate: '1.66',
    };
    expect(explainCharge(miles)).toMatchObject({ arithmetic: '967 mi at $1.66 = $1,605.22', rounding: null });
  });

  it('calculates nothing for a flat amount', () =>
    expect(explainCharge(liftgate)).toMatchObject({ arithmetic: '$95.00 flat', rounding: null }));

  it('omits rounding if the product equals the amount', () => {
    const perUnit: ChargeLine = { ...liftgate, basis: 'unit', quantity: '2', rate: '47.50' };
    expect(explainCharge(perUnit)).toMatchObject({ arithmetic: '2 units at $47.50 = $95.00', rounding: null });
  });

  it('states that a minimum replaced the product', () => {
    const sorting: ChargeLine = {
      ...liftgate,
      amount: { amount: 12100, currency: 'USD' },
      basis: 'cwt',
      quantity: '6.20',
      rate: '3.00',
    };
    expect(explainCharge(sorting)).toMatchObject({
      arithmetic: '6.2 × 100 lb at $3.00 = $18.60',
      rounding: "Adjusted by the rule's minimum or maximum to $121.00.",
    });
  });

  it('rounds half a cent away from zero', () => {
    const half: ChargeLine = { ...linehaul, amount: { amount: 13, currency: 'USD' }, quantity: '0.25', rate: '0.50' };
    expect(explainCharge(half)).toMatchObject({
      arithmetic: '0.25 × 100 lb at $0.50 = $0.125',
      rounding: 'Rounded once to the cent, half away from zero: $0.13.',
    });
  });

  it('labels the inputs and omits empty ones', () => {
    expect(explainCharge(fuel).inputs).toEqual([
      { label: 'Diesel price', value: '$3.76' },
      { label: 'Fuel week of', value: formatDate('2026-11-18') },
      { label: 'Percentage', value: '27.5%' },
      { label: 'Published price', value: '$3.768' },
      { label: 'Net linehaul', value: '$133.99' },
    ]);
    const labels = explainCharge(linehaul).inputs.map(({ label }) => label);
    expect(labels).toEqual(['Weight', 'Class', 'Class source', 'Lane', 'Weight break', 'Rate per 100 lb']);
  });

  it("writes amounts and numbers in the reader's locale", () => {
    setReaderFormats({ locale: 'fr-CA', timeZone: undefined });
    try {
      const { arithmetic, inputs } = explainCharge({ ...linehaul, amount: { amount: 60903, currency: 'CAD' } });
      expect(plain(arithmetic)).toBe('6,2 × 100 lb at 98,23 $ = 609,026 $');
      expect(inputs.map(({ value }) => plain(value))).toContain('98,23 $');
    } finally {
      setReaderFormats({ locale: undefined, timeZone: undefined });
    }
  });
});
