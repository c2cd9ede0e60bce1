import { jest } from '@jest/globals';
import { decodeTime, isValid } from 'ulid';
import { newId, newUlid } from './ids.js';

describe('newId', () => {
  it('has its prefix and 30 characters', () => {
    expect(newId('qte')).toMatch(/^qte_[0-9A-HJKMNP-TV-Z]{26}$/);
  });

  it('sorts in the order of creation', () => {
    const ids = Array.from({ length: 1000 }, () => newId('shp'));
    expect([...ids].sort()).toEqual(ids);
    expect(new Set(ids).size).toBe(1000);
  });
});

describe('newUlid', () => {
  it('is a ULID of the current time', () => {
    const before = Date.now();
    const id = newUlid();
    expect(isValid(id)).toBe(true);
    expect(decodeTime(id)).toBeGreaterThanOrEqual(before);
  });

  it('uses every character of the alphabet in its random part', () => {
    jest.useFakeTimers();
    try {
      const used = new Set<string>();
      for (let made = 0; made < 200; made += 1) {
        jest.advanceTimersByTime(1);
        for (const character of newUlid().slice(10)) used.add(character);
      }
      expect([...used].sort().join('')).toBe('0123456789ABCDEFGHJKMNPQRSTVWXYZ');
    } finally {
      jest.useRealTimers();
    }
  });
});
