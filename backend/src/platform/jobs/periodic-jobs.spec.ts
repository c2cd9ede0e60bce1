import { setTimeout as delay } from 'node:timers/promises';
import type { ErrorReports } from '../errors/error-reports.js';
import type { Logger } from '../logging/logger.js';
import { PeriodicJobs } from './periodic-jobs.js';
import type { SharedJobs } from './shared-jobs.js';

const failures: object[] = [];
const reports: object[] = [];
const logger = {
  failure: (message: string, _error: unknown, facts: object) => failures.push({ message, ...facts }),
} as unknown as Logger;
const errorReports = {
  report: (error: Error, digest: string) => reports.push({ message: error.message, digest }),
} as unknown as ErrorReports;
const shared = { work: async () => undefined } as unknown as SharedJobs;
const jobs = () => new PeriodicJobs(shared, logger, errorReports);

describe('periodic jobs of each worker', () => {
  it('run again and again, also after a failure, until they are stopped', async () => {
    const periodic = jobs();
    let runs = 0;
    periodic.add({
      name: 'count',
      everyMs: 1,
      inEachWorker: true,
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
    const digest = expect.stringMatching(/^[0-9a-f]{12}$/);
    expect(failures).toEqual([{ message: 'The job "count" failed', digest }]);
    expect(reports).toEqual([{ message: 'first time', digest: (failures[0] as { digest: string }).digest }]);
  });

  it('end only after a run that is under way', async () => {
    const periodic = jobs();
    let done = false;
    periodic.add({
      name: 'slow',
      everyMs: 60_000,
      inEachWorker: true,
      run: async () => {
        await delay(20);
        done = true;
      },
    });
    periodic.start();
    await periodic.beforeApplicationShutdown();
    expect(done).toBe(true);
  });
});
