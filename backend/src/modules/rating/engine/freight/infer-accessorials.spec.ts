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

  it('excludes waived accessorials', () => {
    const waivedAccessorials = [{ code: 'LTDAD', reason: 'dock photo on file' }];
    expect(codes({}, { dock: false, placeType: 'Farm' }, { waivedAccessorials })).toEqual(['LFTD']);
  });
});

describe('chargedAccessorials', () => {
  it('are requested and inferred ones, once each, in code order', () => {
    const asked = request([], { accessorials: ['RES', 'APTD', 'RES'] });
    expect(
      chargedAccessorials(asked, [
        { code: 'LFTD', reason: '' },
        { code: 'RES', reason: '' },
      ]),
    ).toEqual(['APTD', 'LFTD', 'RES']);
  });
});
