import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '../logging/logger.js';
import { PeriodicJobs } from './periodic-jobs.js';

const failures: string[] = [];
const jobs = () => new PeriodicJobs({ failure: (message: string) => failures.push(message) } as unknown as Logger);

describe('periodic jobs', () => {
  it('run again and again, also after a failure, until they are stopped', async () => {
    const periodic = jobs();
    let runs = 0;
    periodic.add({
      name: 'count',
      everyMs: 1,
      run: async () => {
        runs += 1;
        if (runs === 1) throw new Error('first time');
      },
    });
    periodic.start();
    while (runs < 3) await delay(1);
    await periodic.beforeApplicationShutdown();
    const stoppedAt = runs;
    await delay(20);
    expect(runs).toBe(stoppedAt);
    expect(failures).toEqual(['The job "count" failed']);
  });

  it('end only after a run that is under way', async () => {
    const periodic = jobs();
    let done = false;
    periodic.add({ name: 'slow', everyMs: 60_000, run: async () => { await delay(20); done = true; } });
    periodic.start();
    await periodic.beforeApplicationShutdown();
    expect(done).toBe(true);
  });
});
