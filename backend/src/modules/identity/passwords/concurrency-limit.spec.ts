import { setImmediate as turn } from 'node:timers/promises';
import { ConcurrencyLimit } from './concurrency-limit.js';

describe('ConcurrencyLimit', () => {
  it('runs no more than allowed at once, in order, and refuses what does not fit in the queue', async () => {
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

  it('goes on after a job that fails', async () => {
    const limit = new ConcurrencyLimit(1, 0, () => new Error('full'));
    await expect(limit.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(limit.run(() => Promise.resolve('next'))).resolves.toBe('next');
  });
});
