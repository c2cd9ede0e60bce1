import {
  CHICAGO,
  MONTREAL,
  overMiles,
  pallets,
  shipment,
  TORONTO,
} from '../../../../../../test/fixtures/sample-request.js';
import { lineOf, offerFor, rateRow, rateSample, sampleTariff } from '../../../../../../test/fixtures/sample-tariff.js';

const bands = [
  rateRow(['0', '500', '70', '40', '30'], 'mileage'),
  rateRow(['501', '1000', '70', '60', '50'], 'mileage'),
  rateRow(['501', '1000', '85', '65', '55'], 'mileage'),
];
const tariff = sampleTariff({ basis: 'mileage' }, bands);
const freight = shipment([pallets({ weight: 600, freightClass: '70' })]);
const rateAt = (miles: number) => lineOf(offerFor(overMiles(freight, miles), tariff), 'LINEHAUL').rate;

describe('mileage basis', () => {
  // Chicago to Dallas: 972 miles over Joliet, Saint Louis, Tulsa and McAlester.
  it('finds the band of the estimated road miles', () => {
    expect(freight.route.miles).toBe(972);
    expect(lineOf(offerFor(freight, tariff), 'LINEHAUL')).toMatchObject({
      rate: '50.00',
      inputs: { lane: '501-1000 miles' },
    });
  });

  it.each([
    [1, '30.00'],
    [500, '30.00'],
    [501, '50.00'],
    [1_000, '50.00'],
  ])('charges %d miles at %s', (miles, expected) => expect(rateAt(miles)).toBe(expected));

  it('is a gap beyond the last band and for a class that the band does not have', () => {
    expect(rateSample(overMiles(freight, 1_001), tariff)).toMatchObject({ code: 'TARIFF_GAP' });
    const dense = shipment([pallets({ weight: 600, freightClass: '85' })]);
    expect(rateSample(overMiles(dense, 400), tariff)).toMatchObject({ code: 'TARIFF_GAP' });
    expect(rateSample(dense, tariff).kind).toBe('offer');
  });

  const [TORONTO_TO_MONTREAL, CHICAGO_TO_TORONTO] = [
    { origin: TORONTO, destination: MONTREAL },
    { origin: CHICAGO, destination: TORONTO },
  ].map((lane) => overMiles(shipment([pallets({ weight: 600, freightClass: '70' })], {}, lane), 400));

  it('covers lanes with an end in the country of the currency', () => {
    expect(rateSample(TORONTO_TO_MONTREAL!, tariff)).toMatchObject({
      code: 'TARIFF_GAP',
      message: expect.stringContaining('does not cover lanes from Canada to Canada'),
    });
    expect(rateSample(CHICAGO_TO_TORONTO!, tariff).kind).toBe('offer');
    const canadian = sampleTariff({ basis: 'mileage', currency: 'CAD' }, bands);
    expect(rateSample(TORONTO_TO_MONTREAL!, canadian).kind).toBe('offer');
    expect(rateSample(freight, canadian)).toMatchObject({ code: 'TARIFF_GAP' });
  });

  it('covers only lanes within the tariff’s own countries', () => {
    const domestic = sampleTariff({ basis: 'mileage', countries: ['US'] }, bands);
    expect(rateSample(freight, domestic).kind).toBe('offer');
    expect(rateSample(CHICAGO_TO_TORONTO!, domestic)).toMatchObject({ code: 'TARIFF_GAP' });
    const both = sampleTariff({ basis: 'mileage', countries: ['US', 'CA'] }, bands);
    expect(rateSample(TORONTO_TO_MONTREAL!, both).kind).toBe('offer');
  });
});
