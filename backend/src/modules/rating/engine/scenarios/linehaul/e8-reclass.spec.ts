import { pallets, shipment } from '../../../../../../test/fixtures/sample-request.js';
import { carrierCalendar } from '../../../../../kernel/time/carrier-calendar.js';
import { rate } from '../../index.js';
import { freightClassName } from '../../../../../kernel/measures/freight-class.js';
import {
  offerFor,
  printed,
  SAMPLE_FUEL,
  sampleRows,
  sampleTariff,
} from '../../../../../../test/fixtures/sample-tariff.js';

// freight.md 2.9 E8: two 48 x 40 x 48 pallets, 1,000 lb: 106.67 cu ft, 9.375 pcf, class 100 by density; class 70 declared; discount 78%.
describe('E8: likely reclass', () => {
  const freight = shipment([pallets({ count: 2, weight: 1_000, freightClass: '70' })]);

  // Declared: 78.54 x 10 = 785.40; 78% = 612.612 -> 612.61; net 172.79; 27.5% = 47.51725 -> 47.52; total 220.31.
  // Class 100: 100.43 x 10 = 1,004.30; 78% = 783.354 -> 783.35; net 220.95; 27.5% = 60.76125 -> 60.76; 281.71; inspection 25.00; 306.71.
  it('offers 220.31 and expects 306.71', () => {
    const offer = offerFor(freight, sampleTariff());
    expect(printed(offer)).toEqual([
      ['LINEHAUL', 78_540],
      ['DISCOUNT', -61_261],
      ['FUEL', 4_752],
    ]);
    expect(offer.total).toEqual({ amount: 22_031, currency: 'USD' });
    expect(offer.likelyTotal).toEqual({ amount: 30_671, currency: 'USD' });
    expect(offer.likelyReason).toBe('class 100 + inspection');
  });

  it('expects only the total if FAK covers both classes', () => {
    const offer = offerFor(freight, sampleTariff({ fak: [{ from: '50', to: '150', as: '85' }] }));
    expect(offer.likelyTotal).toEqual(offer.total);
    expect(offer.likelyReason).toBeNull();
  });

  it('expects only the total if the declared class is above the density class', () => {
    const offer = offerFor(shipment([pallets({ count: 2, weight: 1_000, freightClass: '125' })]), sampleTariff());
    expect(offer.likelyTotal).toEqual(offer.total);
    expect(offer.likelyReason).toBeNull();
  });

  it('is unknown if the tariff has no rate for the density class', () => {
    const rows = sampleRows().filter(({ freightClass }) => freightClassName(freightClass) !== '175');
    const offer = offerFor(shipment([pallets({ weight: 300, freightClass: '50' })]), sampleTariff({}, rows));
    expect(offer.likelyTotal).toBeNull();
    expect(offer.likelyReason).toBe('the tariff has no rate for class 175');
  });

  it('is unknown if the inspection fee is', () => {
    const answer = rate(freight, sampleTariff(), SAMPLE_FUEL, carrierCalendar(['US']).ltl, null);
    expect(answer).toMatchObject({
      likelyTotal: null,
      likelyReason: 'there is no exchange rate for the inspection fee',
    });
  });

  it('lists every expected class', () => {
    const offer = offerFor(
      shipment([pallets({ weight: 500, freightClass: '70' }), pallets({ weight: 300, freightClass: '50' })]),
      sampleTariff(),
    );
    expect(offer.likelyReason).toBe('class 100 and 175 + inspection');
  });
});
