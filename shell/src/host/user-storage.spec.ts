import { jest } from '@jest/globals';
import { createUserStorage, deleteExpired, deleteUserStorage } from './user-storage';

const OWNER = ['usr_1', 'cmp_1', 'quotes'];
const NOW = Date.parse('2026-11-23T12:00:00Z');
const at = (hours: number) => jest.setSystemTime(NOW + hours * 3_600_000);

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
});

test('returns what was stored until it is removed', () => {
  const storage = createUserStorage(OWNER);
  storage.set('form', { name: 'Riverside' });
  expect(createUserStorage(OWNER).get('form')).toEqual({ name: 'Riverside' });
  storage.remove('form');
  expect(storage.get('form')).toBeUndefined();
});

test.each([[['usr_2', 'cmp_1', 'quotes']], [['usr_1', 'cmp_2', 'quotes']], [['usr_1', 'cmp_1', 'settings']]])(
  '%j sees nothing of another owner',
  (other) => {
    createUserStorage(OWNER).set('form', 'mine');
    expect(createUserStorage(other).get('form')).toBeUndefined();
  },
);

test('values expire after a day, or after the given time, and are then deleted', () => {
  const storage = createUserStorage(OWNER);
  storage.set('day', 1);
  storage.set('week', 2, 7 * 86_400_000);
  at(25);
  expect([storage.get('day'), storage.get('week')]).toEqual([undefined, 2]);
  deleteExpired();
  expect(Object.keys(localStorage)).toHaveLength(1);
});

test('a sign-out deletes everything, and a page that closes afterwards stores nothing', () => {
  const storage = createUserStorage(OWNER);
  storage.set('form', 'phone numbers');
  localStorage.setItem('other', 'stays');
  deleteUserStorage();
  storage.set('form', 'phone numbers');
  expect(Object.keys(localStorage).sort()).toEqual(['lading.signed-out', 'other']);
});

test('stores again after the next sign-in', () => {
  deleteUserStorage();
  at(1);
  const storage = createUserStorage(OWNER);
  storage.set('form', 'new');
  expect(storage.get('form')).toBe('new');
});

test('passes over what it cannot read and a storage that is full', () => {
  localStorage.setItem('lading.user-storage.usr_1.cmp_1.quotes.form', 'not json');
  const full = Object.assign(Object.create(localStorage) as Storage, {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(createUserStorage(OWNER).get('form')).toBeUndefined();
  expect(() => createUserStorage(OWNER, full).set('form', 1)).not.toThrow();
});
