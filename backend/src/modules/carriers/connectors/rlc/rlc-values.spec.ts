import { readCents, readDate, readTime, writeDate, writeTime } from './rlc-values.js';

it.each([
  ['$1,124.72', 112_472],
  ['$11.25', 1_125],
  ['$300', 30_000],
  ['1690.7', 169_070],
  ['-$12.05', -1_205],
  ['$-12.05', -1_205],
  ['', null],
  ['$1,12.00', null],
  ['35.3%', null],
  ['$1.234', null],
])('reads the amount %j', (text, cents) => {
  expect(readCents(text)).toBe(cents);
});

it('writes and reads dates', () => {
  expect(writeDate('2026-11-04')).toBe('11/04/2026');
  expect(['8/2/2023', '11/04/2026', '13/1/2026', '2026-11-04'].map(readDate)).toEqual([
    '2023-08-02',
    '2026-11-04',
    null,
    null,
  ]);
});

it('writes and reads times of twelve hours', () => {
  expect(['00:05', '09:30', '12:00', '16:45'].map(writeTime)).toEqual(['12:05 AM', '09:30 AM', '12:00 PM', '04:45 PM']);
  expect(['12:05 AM', '9:30 am', '12:00 PM', '04:45 PM', '16:45:10', '25:00', 'noon'].map(readTime)).toEqual([
    '00:05',
    '09:30',
    '12:00',
    '16:45',
    '16:45',
    null,
    null,
  ]);
});
