import { setTimeout as delay } from 'node:timers/promises';
import { DiscoveryModule } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { Config, loadConfig } from '../../config/config.js';
import { DecoratedMethods } from '../discovery/decorated-methods.js';
import { ErrorReports } from '../errors/error-reports.js';
import { Logger } from '../logging/logger.js';
import { PeriodicJob, PeriodicJobs } from './periodic-jobs.js';
import { type SharedJob, SharedJobs } from './shared-jobs.js';

const failures: object[] = [];
const reports: object[] = [];
const logger = {
  failure: (message: string, _error: unknown, facts: object) => failures.push({ message, ...facts }),
};
const errorReports = {
  report: (error: Error, digest: string) => reports.push({ message: error.message, digest }),
};
const shared: string[] = [];

/** An application with these providers. */
async function started(...providers: (new () => object)[]) {
  const module = await Test.createTestingModule({
    imports: [DiscoveryModule],
    providers: [
      ...providers,
      DecoratedMethods,
      PeriodicJobs,
      { provide: Config, useValue: loadConfig({ DATABASE_URL: 'mysql://localhost/lading' }) },
      {
        provide: SharedJobs,
        useValue: {
          work: async (jobs: SharedJob[]) =>
            void shared.push(...jobs.map(({ name, sharded }) => (sharded ? `${name}, sharded` : name))),
        },
      },
      { provide: Logger, useValue: logger },
      { provide: ErrorReports, useValue: errorReports },
    ],
  }).compile();
  await module.init();
  return module;
}

class Counting {
  runs = 0;

  @PeriodicJob({ name: 'count', everyMs: ({ demonstration }) => (demonstration ? 2 : 1), inEachWorker: true })
  async count(): Promise<void> {
    this.runs += 1;
    if (this.runs === 1) throw new Error('first time');
  }
}

class Stopping {
  heard: boolean[] = [];

  @PeriodicJob({ name: 'stop', everyMs: 60_000, inEachWorker: true })
  async run(signal: AbortSignal): Promise<void> {
    this.heard.push(signal.aborted);
    await delay(20);
    this.heard.push(signal.aborted);
  }
}

class Shared {
  @PeriodicJob({ name: 'shared', everyMs: 60_000 })
  async run(): Promise<void> {
    await Promise.resolve();
  }

  @PeriodicJob({ name: 'divided', everyMs: 60_000, sharded: true })
  async divided(): Promise<void> {
    await Promise.resolve();
  }

  @PeriodicJob({ name: 'of the demonstration', everyMs: 60_000, when: ({ demonstration }) => demonstration })
  async demonstrate(): Promise<void> {
    await Promise.resolve();
  }
}

class SameName {
  @PeriodicJob({ name: 'shared', everyMs: 1 })
  async twin(): Promise<void> {
    await Promise.resolve();
  }
}

describe('periodic jobs', () => {
  it('of each worker run repeatedly, also after a failure, until stopped', async () => {
    const module = await started(Counting);
    const counting = module.get(Counting);
    module.get(PeriodicJobs).start();
    while (counting.runs < 3) await delay(1);
    await module.close();
    const stoppedAt = counting.runs;
    await delay(20);
    expect(counting.runs).toBe(stoppedAt);
    const digest = expect.stringMatching(/^[0-9a-f]{12}$/);
    expect(failures).toEqual([{ message: 'The job "count" failed', digest }]);
    expect(reports).toEqual([{ message: 'first time', digest: (failures[0] as { digest: string }).digest }]);
  });

  it('end after the running job, whose signal is aborted', async () => {
    const module = await started(Stopping);
    module.get(PeriodicJobs).start();
    await module.close();
    expect(module.get(Stopping).heard).toEqual([false, true]);
  });

  it('are shared by default, and exist only if enabled', async () => {
    const module = await started(Shared, Stopping);
    module.get(PeriodicJobs).start();
    await module.close();
    expect(shared).toEqual(['shared', 'divided, sharded']);
  });

  it('prevent startup if two have the same name', async () => {
    await expect(started(Shared, SameName)).rejects.toThrow(
      'The name of a periodic job must be unique; "shared": Shared.run, SameName.twin.',
    );
  });
});
