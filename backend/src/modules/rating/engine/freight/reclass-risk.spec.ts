import { pallets, request } from '../../../../../test/fixtures/sample-request.js';
import type { ReclassHistory } from '../../../../kernel/freight-item.js';
import { measureFreight } from './measure-freight.js';
import type { RequestedHandlingUnit } from './rating-request.js';
import { reclassRisk } from './reclass-risk.js';

/** One measured pallet of 501 lb, 9.394 lb per cubic foot (class 100), with its NMFC item: no risk factor applies. */
const SOUND: RequestedHandlingUnit = {
  ...pallets({ weight: 501 }),
  evidence: 'measured',
  commodities: [{ weight: 501, freightClass: '100', nmfc: '13360' }],
};
const risk = (...rows: RequestedHandlingUnit[]) => {
  const asked = request(rows);
  return reclassRisk(asked, measureFreight(asked).rows);
};
const found = (row: Partial<RequestedHandlingUnit>) =>
  risk({ ...SOUND, ...row }).reasons.map(({ code, points }) => [code, points]);

describe('reclassRisk', () => {
  it('is 0 for measured freight of its density class with an NMFC item', () =>
    expect(risk(SOUND)).toEqual({ score: 0, level: 'low', reasons: [] }));

  it.each([
    ['estimated dimensions', { evidence: 'estimate' as const }, [['EVIDENCE_ESTIMATE', 30]]],
    ['nothing for dimensions without a source', { evidence: null }, []],
    ['dimensions from a specification', { evidence: 'spec' as const }, [['EVIDENCE_SPEC', 10]]],
    [
      'a weight that ends in 0',
      { weight: 500, commodities: [{ weight: 500, freightClass: '100', nmfc: '13360' }] },
      [['ROUND_WEIGHTS', 10]],
    ],
    // 70 -> 85 -> 92.5 -> 100 on the density scale: 15 points a step, 5 with an NMFC item, which may set the class.
    [
      'class 70 for 100',
      { commodities: [{ weight: 501, freightClass: '70', nmfc: '13360' }] },
      [['CLASS_DIFFERS', 15]],
    ],
    [
      'class 125 for 100',
      { commodities: [{ weight: 501, freightClass: '125', nmfc: '13360' }] },
      [['CLASS_DIFFERS', 5]],
    ],
    [
      'class 77.5 for 100 without an NMFC item',
      { commodities: [{ weight: 501, freightClass: '77.5' }] },
      [
        ['CLASS_DIFFERS', 45],
        ['NO_NMFC_ITEM', 10],
      ],
    ],
    [
      'the most points of several commodities',
      {
        commodities: [
          { weight: 251, freightClass: '70', nmfc: '13360' },
          { weight: 250, freightClass: '85' },
        ],
      },
      [
        ['CLASS_DIFFERS', 30],
        ['NO_NMFC_ITEM', 10],
      ],
    ],
    ['a class without an NMFC item', { commodities: [{ weight: 501, freightClass: '100' }] }, [['NO_NMFC_ITEM', 10]]],
    ['nothing for a commodity without class and NMFC item', { commodities: [{ weight: 501 }] }, []],
  ])('counts %s', (_, row, expected) => expect(found(row)).toEqual(expected));

  // 53.333 cu ft: 8 lb per cubic foot is 426.67 lb; 97% of it 413.87, 103% of it 439.47.
  it.each([
    [413, false],
    [414, true],
    [427, true],
    [439, true],
    [441, false],
  ])('of %d lb is near a boundary: %s', (weight, near) => {
    const row = { ...SOUND, weight, commodities: [{ weight, nmfc: '13360' }] };
    expect(risk(row).reasons.some(({ code }) => code === 'NEAR_CLASS_BOUNDARY')).toBe(near);
  });

  describe('counts a past reclass or reweigh of the same freight', () => {
    const bolts: RequestedHandlingUnit = {
      ...SOUND,
      commodities: [{ weight: 501, freightClass: '100', description: 'Steel bolts', nmfc: '13360' }],
    };
    const past = (code: 'RCL' | 'RWE', on: string) => ({ code, shipmentNumber: 'S-000123', on });
    const reasons = (events: ReclassHistory, today = '2026-11-26') => {
      const asked = request([SOUND, bolts]);
      return reclassRisk(asked, measureFreight(asked).rows, { events, today }).reasons;
    };

    it('with the newest one', () => {
      const events = new Map([['steel bolts|13360|', [past('RCL', '2026-03-02'), past('RWE', '2025-01-02')]]]);
      expect(reasons(events)).toEqual([
        { code: 'PAST_RECLASS', message: 'Reclassed on S-000123 in March 2026.', points: 20 },
      ]);
    });

    it('of the last 24 months', () => {
      const events = new Map([['steel bolts|13360|', [past('RWE', '2024-11-26')]]]);
      expect(reasons(events)[0]?.message).toBe('Weighed again on S-000123 in November 2024.');
      expect(reasons(events, '2026-11-27')).toEqual([]);
    });

    it('not of other freight', () => {
      expect(reasons(new Map([['steel bolts|13361|', [past('RCL', '2026-03-02')]]]))).toEqual([]);
      expect(reasons(new Map())).toEqual([]);
    });
  });

  it('uses the riskiest item, is high from 50 and never above 100', () => {
    const estimated = { ...SOUND, evidence: 'estimate' as const };
    expect(risk(SOUND, estimated)).toMatchObject({ score: 30, level: 'medium' });
    expect(risk({ ...SOUND, evidence: 'spec' })).toMatchObject({ score: 10, level: 'low' });
    expect(risk({ ...estimated, commodities: [{ weight: 501, freightClass: '50' }] })).toMatchObject({
      score: 100,
      level: 'high',
    });
  });
});
