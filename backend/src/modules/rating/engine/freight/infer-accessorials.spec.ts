import { pallets, request } from '../../../../../test/fixtures/sample-request.js';
import { chargedAccessorials, inferAccessorials } from './infer-accessorials.js';
import { measureFreight } from './measure-freight.js';
import type { RatingRequest, RequestedStop } from './rating-request.js';

function inferred(
  origin: Partial<RequestedStop>,
  destination: Partial<RequestedStop>,
  rest: Partial<RatingRequest> = {},
  row = pallets({ weight: 500 }),
) {
  const base = request([row]);
  const asked: RatingRequest = {
    ...base,
    stops: [
      { ...base.stops[0]!, ...origin },
      { ...base.stops[1]!, ...destination },
    ],
    ...rest,
  };
  return inferAccessorials(asked, measureFreight(asked).rows);
}
const codes = (...parameters: Parameters<typeof inferred>) => inferred(...parameters).map(({ code }) => code);

describe('inferAccessorials', () => {
  it('infers nothing between docks', () => expect(codes({}, {})).toEqual([]));

  it('infers a liftgate without a dock', () => {
    expect(inferred({}, { dock: false })).toEqual([
      { code: 'LFTD', reason: 'No dock at delivery and a piece above 100 lb' },
    ]);
    expect(codes({ dock: false }, {})).toEqual(['LFTP']);
    expect(codes({ dock: null }, { dock: undefined })).toEqual([]);
  });

  it('infers a liftgate only for a piece above 100 lb', () => {
    expect(codes({}, { dock: false }, {}, pallets({ count: 2, weight: 200 }))).toEqual([]);
    expect(codes({}, { dock: false }, {}, pallets({ count: 2, weight: 201 }))).toEqual(['LFTD']);
  });

  it('infers limited access by place type', () => {
    expect(inferred({}, { placeType: 'Farm-87 - Winery' })).toEqual([
      { code: 'LTDAD', reason: 'Place of delivery is Farm-87 - Winery' },
    ]);
    expect(codes({ placeType: 'School' }, {})).toEqual(['LTDAP']);
    expect(codes({ placeType: 'Warehouse' }, { placeType: null })).toEqual([]);
  });

  it('infers residential by place type', () => {
    expect(codes({ placeType: 'Residence' }, { placeType: 'Residence' })).toEqual(['REP', 'RES']);
  });

  it('infers hazardous material', () => {
    const row = { ...pallets({ weight: 500 }), commodities: [{ weight: 500, hazmat: { unNumber: 'UN1090' } }] };
    expect(codes({}, {}, {}, row)).toEqual(['HAZ']);
  });

  it('infers no liftgate where a forklift unloads', () => {
    expect(codes({}, { dock: false, forklift: true })).toEqual([]);
    expect(codes({}, { dock: false, forklift: false })).toEqual(['LFTD']);
  });

  it('infers appointments that a location requires', () => {
    expect(inferred({ appointmentNeeded: true }, { appointmentNeeded: true })).toEqual([
      { code: 'APTP', reason: 'The location of pickup requires an appointment' },
      { code: 'APTD', reason: 'The location of delivery requires an appointment; the carrier calls to arrange it' },
    ]);
  });

  describe('notification of the consignee', () => {
    const hours = [{ day: 'mon' as const, from: '08:00', to: '15:00' }];

    it('is inferred for opening hours without a dock', () => {
      expect(inferred({}, { hours, dock: false, forklift: true })).toEqual([
        { code: 'MNC', reason: 'Delivery has opening hours and no dock' },
      ]);
      expect(codes({}, { hours, dock: true })).toEqual([]);
      expect(codes({ hours, dock: false, forklift: true }, {})).toEqual([]);
    });

    it('is part of an appointment', () => {
      const stop = { hours, dock: false, forklift: true };
      expect(codes({}, { ...stop, appointmentNeeded: true })).toEqual(['APTD']);
      expect(codes({}, stop, { accessorials: ['APTD'] })).toEqual([]);
    });
  });

  describe('services that a location usually needs', () => {
    it('are inferred at their end', () => {
      const accessorials = ['LFTD', 'IPU', 'IDL', 'PSC'] as const;
      expect(inferred({ accessorials }, {})).toEqual([
        { code: 'IPU', reason: 'Usually needed at pickup' },
        { code: 'PSC', reason: 'Usually needed at pickup' },
      ]);
      expect(codes({}, { accessorials })).toEqual(['LFTD', 'IDL', 'PSC']);
    });

    it('are inferred once, with the first reason', () => {
      expect(inferred({}, { accessorials: ['LTDAD', 'APTD'], placeType: 'School', appointmentNeeded: true })).toEqual([
        { code: 'APTD', reason: 'The location of delivery requires an appointment; the carrier calls to arrange it' },
        { code: 'LTDAD', reason: 'Place of delivery is School' },
      ]);
    });

    it('count pieces where the location sorts the freight', () => {
      const row = {
        ...pallets({ count: 2, weight: 500 }),
        commodities: [{ weight: 300, pieces: 40 }, { weight: 200 }],
      };
      expect(inferred({}, { accessorials: ['SRT'] }, {}, row)).toEqual([
        { code: 'SRT', reason: 'Delivery counts pieces: 42' },
      ]);
      expect(codes({ accessorials: ['SRT'] }, {}, {}, row)).toEqual([]);
    });

    it('are left out if nothing tells their required details', () => {
      expect(codes({}, { accessorials: ['COD', 'TCS', 'FVC', 'SRT'] })).toEqual(['SRT']);
      const declaredValue = { amount: 500_000, currency: 'USD' as const };
      expect(codes({}, { accessorials: ['COD', 'FVC'] }, { declaredValue })).toEqual(['FVC']);
    });
  });

  it('infers poisonous material by class and subsidiary class', () => {
    const row = (hazmat: object) => ({ ...pallets({ weight: 500 }), commodities: [{ weight: 500, hazmat }] });
    expect(codes({}, {}, {}, row({ hazardClass: '6.1' }))).toEqual(['HAZ', 'PSN']);
    expect(codes({}, {}, {}, row({ hazardClass: '2.3' }))).toEqual(['HAZ', 'PSN']);
    expect(codes({}, {}, {}, row({ hazardClass: '3', subsidiary: ['6.1'] }))).toEqual(['HAZ', 'PSN']);
    expect(codes({}, {}, {}, row({ hazardClass: '3' }))).toEqual(['HAZ']);
  });

  describe('protection from cold and heat', () => {
    const codesAt = (minimum: number, maximum: number, mode: RatingRequest['mode'] = 'auto') =>
      codes({}, {}, { mode, temperature: { minimum, maximum, unit: 'F' } });

    it('is inferred by temperature', () => expect(codesAt(34, 60)).toEqual(['PSC', 'PSH']));
    it('is from heat only for frozen freight', () => expect(codesAt(-10, 0)).toEqual(['PSH']));
    it('is the trailer’s job in a truckload', () => expect(codesAt(34, 60, 'FTL')).toEqual([]));
  });

  describe('perishable food', () => {
    const codesOf = (hsCode: string | null, rest: Partial<RatingRequest> = {}) =>
      codes({}, {}, rest, { ...pallets({ weight: 500 }), commodities: [{ weight: 500, hsCode }] });
    const temperature = { minimum: 34, maximum: 40, unit: 'F' as const };

    it.each(['020110', '0302110010', '040610', '070200', '080810'])('is inferred by HS code %s', (hsCode) =>
      expect(codesOf(hsCode)).toEqual(['PPD']),
    );
    it('is other food at a temperature', () => {
      expect(codesOf('190531')).toEqual([]);
      expect(codesOf('190531', { temperature })).toEqual(['PSC', 'PSH', 'PPD']);
      expect(codesOf('220300', { temperature })).toEqual(['PSC', 'PSH', 'PPD']);
    });
    it.each(['010121', '060311', '240110', '853710', null])('is not inferred by HS code %s', (hsCode) =>
      expect(codesOf(hsCode, { temperature })).toEqual(['PSC', 'PSH']),
    );
    it('is the trailer’s job in a truckload', () =>
      expect(codesOf('020110', { mode: 'FTL', temperature })).toEqual([]));
    it('can be waived', () =>
      expect(codesOf('020110', { waivedAccessorials: [{ code: 'PPD', reason: 'canned' }] })).toEqual([]));
  });

  it('infers a single shipment for one unit below 500 lb', () => {
    expect(inferred({}, {}, {}, pallets({ count: 1, weight: 499 }))).toEqual([
      { code: 'SS', reason: 'One handling unit below 500 lb, unless other freight is picked up with it' },
    ]);
    expect(codes({}, {}, {}, pallets({ count: 1, weight: 500 }))).toEqual([]);
    expect(codes({}, {}, {}, pallets({ count: 2, weight: 300 }))).toEqual([]);
    expect(codes({}, {}, { mode: 'FTL' }, pallets({ count: 1, weight: 300 }))).toEqual([]);
  });

  it('excludes waived accessorials', () => {
    const waivedAccessorials = [{ code: 'LTDAD', reason: 'dock photo on file' }];
    expect(codes({}, { dock: false, placeType: 'Farm' }, { waivedAccessorials })).toEqual(['LFTD']);
  });
});

describe('chargedAccessorials', () => {
  it('are requested and inferred ones, once each, in code order', () => {
    const asked = request([], { accessorials: ['RES', 'APTD', 'RES'] });
    expect(chargedAccessorials(asked, [{ code: 'LFTD' }, { code: 'RES' }])).toEqual(['APTD', 'LFTD', 'RES']);
  });
});
