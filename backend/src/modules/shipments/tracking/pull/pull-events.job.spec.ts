import { isLast } from './pull-events.job.js';

const page = (events: number, rest: object = {}) => ({ data: Array.from({ length: events }, () => ({})), ...rest });

it.each([
  ['the last of its number', page(500, { totalPages: 2 }), 2, true],
  ['one before the last', page(500, { totalPages: 2 }), 1, false],
  ['empty', page(0), 1, true],
  ['full, of an unknown number', page(500), 1, false],
  ['full by the carrier’s own size', page(100, { pageSize: 100, totalPages: null }), 1, false],
  ['not full, of an unknown number', page(99, { pageSize: 100 }), 3, true],
])('a page that is %s', (_, body, number, last) => expect(isLast(body, number)).toBe(last));
