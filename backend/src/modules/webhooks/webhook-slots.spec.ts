import { WEBHOOK_LIMITS } from './webhook-limits.js';
import { WebhookSlots } from './webhook-slots.js';

let slots: WebhookSlots;
beforeEach(() => {
  slots = new WebhookSlots();
});

/** Takes all available slots for the company, one webhook's share at a time. */
function fill(companyId: string): number {
  let taken = 0;
  for (let given = -1; given !== 0; taken += given) given = slots.take(companyId, WEBHOOK_LIMITS.atOnce);
  return taken;
}

it('limits one company to a part of the slots', () => {
  expect(fill('a')).toBe(WEBHOOK_LIMITS.companyAtOnce);
  expect(slots.fullCompanies()).toEqual(['a']);
  expect(slots.freeFor('b')).toBe(WEBHOOK_LIMITS.companyAtOnce);
});

it('gives every company a slot, even if others use all', () => {
  const noisy = ['a', 'b', 'c', 'd'].map(fill);
  expect(noisy).toEqual([16, 16, 16, 16]);
  expect(fill('e')).toBe(1);
  expect(fill('f')).toBe(1);
  expect(slots.fullCompanies()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

it('has an upper limit for the process', () => {
  const given = Array.from({ length: 300 }, (_, index) => fill(`company ${index}`));
  expect(given.reduce((sum, count) => sum + count)).toBe(256);
});

it('reuses released slots', () => {
  fill('a');
  slots.free('a', 1);
  expect(slots.fullCompanies()).toEqual([]);
  expect(slots.freeFor('a')).toBe(1);
  slots.free('a', WEBHOOK_LIMITS.companyAtOnce - 1);
  expect(slots.freeFor('a')).toBe(WEBHOOK_LIMITS.companyAtOnce);
});
