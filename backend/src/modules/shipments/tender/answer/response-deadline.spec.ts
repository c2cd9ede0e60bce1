import { responseDeadline } from './response-deadline.js';

const CHICAGO = 'America/Chicago';
/** Friday 2026-11-27, 16:00 in Chicago. */
const FAR = new Date('2026-12-10T14:00:00Z');

describe('responseDeadline', () => {
  it.each([
    ['within the day', '2026-11-24T15:00:00Z', FAR, '2026-11-24T19:00:00.000Z'],
    ['over the weekend', '2026-11-27T22:00:00Z', FAR, '2026-11-30T17:00:00.000Z'],
    ['from the evening before', '2026-11-24T04:00:00Z', FAR, '2026-11-24T18:00:00.000Z'],
    [
      'two hours before the pickup',
      '2026-11-24T15:00:00Z',
      new Date('2026-11-24T20:00:00Z'),
      '2026-11-24T18:00:00.000Z',
    ],
    ['half an hour at least', '2026-11-24T15:00:00Z', new Date('2026-11-24T16:00:00Z'), '2026-11-24T15:30:00.000Z'],
  ])('%s', (_, sentAt, opensAt, expected) => {
    expect(responseDeadline(new Date(sentAt), 4, opensAt, CHICAGO).toISOString()).toBe(expected);
  });
});
