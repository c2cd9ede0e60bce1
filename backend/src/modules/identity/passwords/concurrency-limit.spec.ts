import { setImmediate as turn } from 'node:timers/promises';
import { ConcurrencyLimit } from './concurrency-limit.js';

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
