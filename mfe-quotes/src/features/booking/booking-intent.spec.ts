import type { BookRequest } from '../../shared/api/types';
import { forgetIntent, intentKey } from './booking-intent';

const request = (amount: number): BookRequest => ({
  offerId: 'ofr_1',
  acceptedTotal: { amount, currency: 'USD' },
  stops: [],
  pickup: { on: '2026-11-24' },
});
beforeEach(() => sessionStorage.clear());

describe('intentKey', () => {
  it('is the same for the same booking until it is answered', () => {
    const key = intentKey('qte_1', request(1));
    expect(intentKey('qte_1', request(1))).toBe(key);
    forgetIntent('qte_1');
    expect(intentKey('qte_1', request(1))).not.toBe(key);
  });

  it('is another for a changed booking and for another quote', () => {
    const keys = [intentKey('qte_1', request(1)), intentKey('qte_1', request(2)), intentKey('qte_2', request(1))];
    expect(new Set(keys).size).toBe(3);
  });

  it('is still given by a browser that refuses storage', () => {
    const closed = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    } as unknown as Storage;
    expect(intentKey('qte_1', request(1), closed)).toMatch(/^[0-9a-f]{32}$/);
  });
});
