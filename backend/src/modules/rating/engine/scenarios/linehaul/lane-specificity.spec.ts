import { CHICAGO, DALLAS, pallets, shipment, TORONTO } from '../../../../../../test/fixtures/sample-request.js';
import { lineOf, offerFor, rateRow, rateSample, sampleTariff } from '../../../../../../test/fixtures/sample-tariff.js';

const lane = (origin: string, destination: string, rate: string, freightClass = '70') =>
  rateRow([origin, destination, freightClass, '', rate]);
const freight = (places = { origin: CHICAGO, destination: DALLAS }) =>
  shipment([pallets({ weight: 600, freightClass: '70' })], {}, places);
const chosen = (rows: ReturnType<typeof lane>[], places?: Parameters<typeof freight>[0]) =>
  lineOf(offerFor(freight(places), sampleTariff({}, rows)), 'LINEHAUL').inputs['lane'];

describe('lane', () => {
  const all = ['60601', '606', 'US-IL', '*'].flatMap((origin) =>
    ['75201', '752', 'US-TX', '*'].map((destination) => lane(origin, destination, '10')),
  );

  it('is the most specific origin, then the most specific destination', () => {
    const order: unknown[] = [];
    for (let rows = all; rows.length > 0;) {
      const name = chosen(rows);
      order.push(name);
      rows = rows.filter((row) => `${row.origin} > ${row.destination}` !== name);
    }
    expect(order).toEqual([
      '60601 > 75201',
      '60601 > 752',
      '60601 > US-TX',
      '60601 > *',
      '606 > 75201',
      '606 > 752',
      '606 > US-TX',
      '606 > *',
      'US-IL > 75201',
      'US-IL > 752',
      'US-IL > US-TX',
      'US-IL > *',
      '* > 75201',
      '* > 752',
      '* > US-TX',
      '* > *',
    ]);
  });

  it('prefers a specific origin over a specific destination', () => {
    expect(chosen([lane('606', '*', '10'), lane('US-IL', '75201', '20')])).toBe('606 > *');
  });

  it('skips a specific origin without a row to the destination', () => {
    expect(chosen([lane('60601', '900', '10'), lane('*', 'US-TX', '20')])).toBe('* > US-TX');
  });

  it('supports Canadian FSAs and provinces', () => {
    const places = { origin: TORONTO, destination: DALLAS };
    expect(chosen([lane('CA-ON', '752', '10'), lane('M5V', '*', '20')], places)).toBe('M5V > *');
    expect(chosen([lane('CA-ON', '752', '10'), lane('*', '752', '20')], places)).toBe('CA-ON > 752');
  });

  it('is chosen before the class: a class missing there is a gap, not a wider lane', () => {
    const rows = [lane('606', '752', '10', '85'), lane('*', '*', '20', '70')];
    expect(rateSample(freight(), sampleTariff({}, rows))).toMatchObject({
      code: 'TARIFF_GAP',
      message: 'ZZAA 2026 contract v1 has no rates for class 70 on 606 > 752. Add them to the tariff.',
    });
  });
});
