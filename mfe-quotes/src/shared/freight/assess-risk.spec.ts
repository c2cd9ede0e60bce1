import { chicagoToNapa } from '../testing/requests';
import { assessRisk, nextClassUp } from './assess-risk';

const density = (densityPcf: number, densityClass: string) => [{ densityPcf, densityClass }];
/** Measured, 1,001 lb, class as the density says, with an NMFC item: nothing speaks against it. */
function row(change: object = {}, commodity: object = {}) {
  const [unit] = chicagoToNapa().handlingUnits;
  return [{ ...unit!, weight: 1001, ...change, commodities: [{ ...unit!.commodities[0]!, freightClass: '100' as const, ...commodity }] }];
}

describe('assessRisk', () => {
  it('is low when nothing speaks for an inspection', () => expect(assessRisk(row(), density(9, '100'))).toEqual({ score: 0, level: 'low', reasons: [] }));

  it.each([
    ['a spec sheet', row({ evidence: 'spec' }), density(9, '100'), 10],
    ['an estimate', row({ evidence: 'estimate' }), density(9, '100'), 30],
    ['nothing said of the dimensions', row({ evidence: null }), density(9, '100'), 30],
    ['a round weight', row({ weight: 1005 }), density(9, '100'), 10],
    ['a class two away', row({}, { freightClass: '125' }), density(9, '100'), 30],
    ['a class by density', row({}, { freightClass: null }), density(9, '100'), 0],
    ['a density just under a boundary', row(), density(9.71, '100'), 15],
    ['a density just over a boundary', row(), density(8.23, '100'), 15],
    ['a density between', row(), density(9.69, '100'), 0],
    ['no NMFC item', row({}, { nmfc: null }), density(9, '100'), 10],
  ])('counts %s', (_what, rows, units, score) => expect(assessRisk(rows, units).score).toBe(score));

  it('adds up, names the heaviest reason first and ends at 100', () => {
    const risk = assessRisk(row({ weight: 1000, evidence: 'estimate' }, { freightClass: '50', nmfc: null }), density(10, '92.5'));
    expect(risk).toMatchObject({ score: 100, level: 'high' });
    expect(risk.reasons[0]).toBe('A declared class is 7 away from the class of its density');
  });

  it.each([[['measured', 1005], 'low'], [['estimate', 1001], 'medium']] as const)('%j is %s', ([evidence, weight], level) => {
    expect(assessRisk(row({ evidence, weight }), density(9, '100')).level).toBe(level);
  });
});

it.each([['70', '77.5'], ['100', '110'], ['500', '500']] as const)('one class up from %s is %s', (from, to) => expect(nextClassUp(from)).toBe(to));
