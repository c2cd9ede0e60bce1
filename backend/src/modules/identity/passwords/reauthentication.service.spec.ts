import { TooManyAttempts } from '../../../platform/throttle/throttle.errors.js';
import type { Throttle, ThrottleRule } from '../../../platform/throttle/throttle.js';
import { CurrentPassword } from './reauthentication.service.js';
import type { PasswordHasher } from './password-hasher.js';

/** A fake hasher that uses the password as the hash, and a throttle that counts. */
function currentPassword() {
  const counts = new Map<string, number>();
  const keyOf = ([rule]: readonly ThrottleRule[]) => `${rule?.name} ${rule?.key}`;
  const add = (rules: readonly ThrottleRule[], change: number) =>
    counts.set(keyOf(rules), (counts.get(keyOf(rules)) ?? 0) + change);
  const throttle: Partial<Throttle> = {
    take: async (rules) => {
      if ((counts.get(keyOf(rules)) ?? 0) >= (rules[0]?.points ?? 0)) throw new TooManyAttempts(60);
      await Promise.resolve(add(rules, 1));
    },
    giveBack: async (rules) => {
      await Promise.resolve(add(rules, -1));
    },
  };
  const hasher: Partial<PasswordHasher> = { matches: (password, hash) => Promise.resolve(password === hash) };
  return new CurrentPassword(hasher as PasswordHasher, throttle as Throttle);
}

describe('CurrentPassword', () => {
  it('allows ten wrong passwords per user', async () => {
    const service = currentPassword();
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect(await service.matches('usr_1', 'wrong', 'right')).toBe(false);
    await expect(service.matches('usr_1', 'right', 'right')).rejects.toThrow(TooManyAttempts);
    expect(await service.matches('usr_2', 'right', 'right')).toBe(true);
  });

  it('does not count a correct password', async () => {
    const service = currentPassword();
    for (let attempt = 0; attempt < 20; attempt += 1)
      expect(await service.matches('usr_1', 'right', 'right')).toBe(true);
  });

  it('never matches an account without a password', async () => {
    expect(await currentPassword().matches('usr_1', 'right', null)).toBe(false);
  });
});
