import { availableParallelism } from 'node:os';
import { hash, parseOptions } from '@node-rs/argon2';
import { setImmediate as turn } from 'node:timers/promises';
import { ARGON2ID, ConcurrencyLimit, PasswordHasher } from './password-hasher.js';

describe('PasswordHasher', () => {
  const hasher = new PasswordHasher(ARGON2ID);
  beforeAll(() => hasher.onModuleInit());

  it('hashes with argon2id and at least 19 MiB, two passes and one lane', async () => {
    const stored = await hasher.hash('a long enough password');
    expect(stored).toMatch(/^\$argon2id\$v=19\$/);
    const { memoryCost, timeCost, parallelism } = parseOptions(stored);
    expect(memoryCost).toBeGreaterThanOrEqual(19_456);
    expect(timeCost).toBeGreaterThanOrEqual(2);
    expect(parallelism).toBe(1);
  });

  it('accepts only the correct password, and none without a hash', async () => {
    const stored = await hasher.hash('caf\u00e9 on the dock');
    expect(await hasher.matches('caf\u00e9 on the dock', stored)).toBe(true);
    expect(await hasher.matches('cafe\u0301 on the dock', stored)).toBe(true);
    expect(await hasher.matches('Caf\u00e9 on the dock', stored)).toBe(false);
    expect(await hasher.matches('caf\u00e9 on the dock', null)).toBe(false);
  });

  it('refuses jobs when its queue is full', async () => {
    const accepted = 33 * Math.max(1, Math.min(2, availableParallelism() - 1));
    const quickToCheck = await hash('x', { memoryCost: 8, timeCost: 1, parallelism: 1 });
    // All jobs start before the first can finish, so the number refused does not depend on the machine's speed.
    const results = await Promise.allSettled(Array.from({ length: 80 }, () => hasher.matches('x', quickToCheck)));
    expect(results.slice(0, accepted)).toEqual(Array(accepted).fill({ status: 'fulfilled', value: true }));
    expect(results.slice(accepted)).toEqual(
      Array(80 - accepted).fill({ status: 'rejected', reason: expect.objectContaining({ status: 503 }) }),
    );
    expect(await hasher.matches('x', quickToCheck)).toBe(true);
  });
});

describe('ConcurrencyLimit', () => {
  it('runs jobs in order up to the limit and refuses jobs when the queue is full', async () => {
    const limit = new ConcurrencyLimit(2, 2, () => new Error('full'));
    const started: number[] = [];
    const finish: (() => void)[] = [];
    const job = (number: number) =>
      limit.run(() => {
        started.push(number);
        return new Promise<number>((resolve) => finish.push(() => resolve(number)));
      });

    const jobs = [job(1), job(2), job(3), job(4)];
    await expect(job(5)).rejects.toThrow('full');
    expect(started).toEqual([1, 2]);

    finish[0]?.();
    await turn();
    expect(started).toEqual([1, 2, 3]);

    finish[1]?.();
    await turn();
    finish[2]?.();
    finish[3]?.();
    expect(await Promise.all(jobs)).toEqual([1, 2, 3, 4]);
    expect(started).toEqual([1, 2, 3, 4]);
  });

  it('continues after a failed job', async () => {
    const limit = new ConcurrencyLimit(1, 0, () => new Error('full'));
    await expect(limit.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(limit.run(() => Promise.resolve('next'))).resolves.toBe('next');
  });
});
