import { alertHours, nextAlertAt } from './deadline.js';

const due = new Date('2026-12-10T06:00:00.000Z');
const before = (hours: number, milliseconds = 0) => new Date(due.getTime() - hours * 3_600_000 + milliseconds);

describe('nextAlertAt', () => {
  it.each([
    [before(100), before(48)],
    [before(48, -1), before(48)],
    [before(48), before(24)],
    [before(24), before(4)],
    [before(4), null],
    [due, null],
  ])('after %s is %s', (now, expected) => expect(nextAlertAt(due, now)).toEqual(expected));
});

describe('alertHours', () => {
  it.each([
    [before(48, -1), null],
    [before(48), 48],
    [before(30), 48],
    [before(24), 24],
    [before(5), 24],
    [before(4), 4],
    [before(0, -1), 4],
    [due, null],
  ])('at %s is %s', (now, expected) => expect(alertHours(due, now)).toBe(expected));
});
