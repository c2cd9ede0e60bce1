/** Kinds of rate sheets. */
type SheetKind = 'lane' | 'mileage' | 'truckload';

const ROWS: Record<SheetKind, string[]> = {
  lane: [
    'origin,destination,class,L5C,M5C,M1M,M2M,M5M,M10M,service,transit_days',
    '606,752,70,98.23,79.10,61.45,52.30,41.00,33.10,direct,3',
    'IL,TX,70,104.50,84.20,66.00,56.10,44.30,35.80,direct,4',
  ],
  mileage: [
    'miles_from,miles_to,class,L5C,M5C,M1M,M2M,M5M,M10M,service,transit_days',
    '0,500,70,61.20,49.80,38.90,33.00,26.10,21.00,direct,2',
    '501,1000,70,88.40,71.90,56.20,47.70,37.60,30.30,direct,3',
  ],
  truckload: [
    'origin,destination,equipment,rate_per_mile,minimum,transit_days',
    'IL,TX,DRYVAN,2.15,950,2',
    '606,752,REEFER,2.75,1200,2',
  ],
};
/* eslint-disable lingui/no-unlocalized-strings -- names in an example file */
const TERMS = {
  carrier: { scac: 'ABCD', name: 'Your carrier' },
  name: 'Contract 2027',
  currency: 'USD',
  effectiveFrom: '2027-01-01',
  effectiveTo: '2027-12-31',
  modes: ['LTL'],
  basis: 'lane',
  discountBps: 7800,
  minimumCharge: 12000,
  fuel: { index: 'US', steps: [{ from: '0.01', to: '99.00', bps: 2750 }] },
};
/* eslint-enable lingui/no-unlocalized-strings */

/** A rate sheet of this kind with two rows. */
export const sampleRates = (kind: SheetKind): string => ROWS[kind].map((row) => `${row}\r\n`).join('');

/** Terms of an LTL tariff: 78 % discount, minimum charge $120.00, fuel surcharge 27.5 %. */
export const sampleTerms = (): string => JSON.stringify(TERMS, null, 2);

/** Address of a file for a download link. */
export const fileAddress = (type: string, content: string): string =>
  `data:${type};charset=utf-8,${encodeURIComponent(content)}`;
