import { createFakeHost } from '@lading/mfe-contract/testing';
import type { BookRequest } from '../../shared/api/types';
import { forgetIntent, intentKey } from './booking-intent';

const request = (amount: number): BookRequest => ({
  offerId: 'ofr_1',
  acceptedTotal: { amount, currency: 'USD' },
  stops: [],
  pickup: { on: '2026-11-24' },
});
const { storage } = createFakeHost();
const key = (quoteId: string, amount: number, where = storage) => intentKey(where, quoteId, request(amount));

describe('intentKey', () => {
  it('is the same for the same booking until the final response', () => {
    const first = key('qte_1', 1);
    expect(key('qte_1', 1)).toBe(first);
    forgetIntent(storage, 'qte_1');
    expect(key('qte_1', 1)).not.toBe(first);
  });

  it('differs for a changed booking and for another quote', () =>
    expect(new Set([key('qte_1', 1), key('qte_1', 2), key('qte_2', 1)]).size).toBe(3));

  it('exists if the browser refuses storage', () => {
    const closed = { get: () => undefined, set: () => undefined, remove: () => undefined };
    expect(key('qte_1', 1, closed)).toMatch(/^[0-9a-f]{32}$/);
  });
});
