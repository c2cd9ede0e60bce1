import { spansOf } from './report-spans.js';

const months = new Set(Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-01`));
const days = (from: string, to: string) => ({ from, to });

const stored = { months, quarters: new Set(['2026-04-01']) };

describe('spansOf', () => {
  it.each([
    ['days of months that are not stored', '2025-11-20', '2025-12-31', [], [days('2025-11-20', '2025-12-31')], []],
    ['whole months', '2026-02-01', '2026-03-31', ['2026-02-01', '2026-03-01'], [], []],
    ['a few days', '2026-02-03', '2026-02-10', [], [days('2026-02-03', '2026-02-10')], []],
    [
      'a month without its first and last days',
      '2026-05-03',
      '2026-05-30',
      ['2026-05-01'],
      [],
      [days('2026-05-01', '2026-05-02'), days('2026-05-31', '2026-05-31')],
    ],
    [
      'a period across months',
      '2026-02-25',
      '2026-04-28',
      ['2026-03-01', '2026-04-01'],
      [days('2026-02-25', '2026-02-28')],
      [days('2026-04-29', '2026-04-30')],
    ],
    ['a day of a short month', '2026-02-28', '2026-02-28', [], [days('2026-02-28', '2026-02-28')], []],
  ])('%s', (_, from, to, starts, added, subtracted) => {
    expect(spansOf({ from, to }, stored)).toEqual({ months: starts, quarters: [], added, subtracted });
  });

  it('whole quarters where they are stored, also without some of their days', () => {
    expect(spansOf({ from: '2026-01-01', to: '2026-06-29' }, stored)).toEqual({
      months: ['2026-01-01', '2026-02-01', '2026-03-01'],
      quarters: ['2026-04-01'],
      added: [],
      subtracted: [days('2026-06-30', '2026-06-30')],
    });
    expect(spansOf({ from: '2026-05-01', to: '2026-06-30' }, stored)).toMatchObject({
      months: ['2026-05-01', '2026-06-01'],
      quarters: [],
    });
  });
});
