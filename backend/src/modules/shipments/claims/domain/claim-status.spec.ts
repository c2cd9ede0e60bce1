import { CLAIM_STATUSES, isEnded, needsAmount, possibleSteps, VIEW_STATUSES } from './claim-status.js';

it.each([
  ['draft', ['file', 'reserve', 'withdraw']],
  ['filed', ['acknowledge', 'offer', 'settle', 'decline', 'reserve', 'withdraw']],
  ['acknowledged', ['update', 'offer', 'settle', 'decline', 'reserve', 'withdraw']],
  ['offered', ['offer', 'settle', 'reject', 'decline', 'reserve', 'withdraw']],
  ['declined', ['offer', 'settle', 'close', 'reserve', 'withdraw']],
  ['settled', ['close', 'reserve']],
  ['closed', []],
  ['withdrawn', []],
] as const)('a claim that is %s allows %j', (status, steps) => {
  expect(possibleSteps(status)).toEqual(steps);
  expect(isEnded(status)).toBe(steps.length === 0);
});

it('closing needs the amount received only after a settlement', () => {
  expect(needsAmount('close', 'settled')).toBe(true);
  expect(needsAmount('close', 'declined')).toBe(false);
  expect(needsAmount('offer', 'filed')).toBe(true);
  expect(needsAmount('acknowledge', 'filed')).toBe(false);
});

it('every state is in one of the views by state', () => {
  const { open, settled, ended } = VIEW_STATUSES;
  expect([open, settled, ended].flatMap((view) => view ?? []).toSorted()).toEqual([...CLAIM_STATUSES].toSorted());
});
