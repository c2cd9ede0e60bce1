import { noFigures, PRICE_FIGURES } from '../../domain/report-figures.js';
import { CATALOG } from './report-catalog.js';
import { periodDates, reportNameOf, savedFilter } from './saved-report.js';

describe('a saved report', () => {
  it.each([
    ['90-days', '2026-03-01', '2025-12-02', '2026-03-01'],
    ['30-days', '2026-03-01', '2026-01-31', '2026-03-01'],
    ['this-month', '2026-03-09', '2026-03-01', '2026-03-09'],
    ['last-month', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['last-month', '2026-01-15', '2025-12-01', '2025-12-31'],
    ['this-year', '2026-03-09', '2026-01-01', '2026-03-09'],
    ['12-months', '2026-03-09', '2025-04-01', '2026-03-09'],
    ['forever', '2026-03-01', '2025-12-02', '2026-03-01'],
  ])('%s on %s', (period, today, from, to) => {
    expect(periodDates(period, today)).toEqual({ from, to });
  });

  it('has the filters of its query, without invalid ones', () => {
    const query = 'report=spend&by=month&lane=IL%3ETX&carrier=ZZAA&mode=SEA&from=2026-01-01&to=2026-02-01';
    expect(reportNameOf(query)).toBe('spend');
    expect(savedFilter(query, 'spend', '2026-03-01')).toEqual({
      by: 'month',
      from: '2026-01-01',
      to: '2026-02-01',
      carrier: 'ZZAA',
      mode: undefined,
      lane: 'IL>TX',
      location: undefined,
    });
    expect(savedFilter('by=mode', 'transit', '2026-03-01')).toMatchObject({ by: 'transit', from: '2025-12-02' });
    expect(reportNameOf('report=weather')).toBeNull();
  });

  it('has prices only if it is a report of money', () => {
    for (const { figures, hasMoney } of Object.values(CATALOG)) {
      expect(figures.some((name) => PRICE_FIGURES.includes(name))).toBe(hasMoney);
      expect(Object.keys(noFigures())).toEqual(expect.arrayContaining([...figures]));
    }
  });
});
