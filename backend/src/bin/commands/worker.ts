import { NestFactory } from '@nestjs/core';
import { AppModule } from '../../app.module.js';
import { loadConfig } from '../../config/config.js';
import { instrument } from '../../instrument.js';
import { PeriodicJobs } from '../../platform/jobs/periodic-jobs.js';
import { Logger } from '../../platform/logging/logger.js';
import { MetricsServer } from '../../platform/metrics/metrics-server.js';
import { OutboxWorker } from '../../platform/outbox/outbox-worker.js';
import { onStopSignal } from '../../platform/lifecycle/drain.js';
import { Startup } from '../../platform/lifecycle/startup.js';
import { metricsAddress, waitForDatabase } from '../../platform/lifecycle/wait-for-database.js';

export async function run(): Promise<void> {
  await instrument(process.env);
  const config = loadConfig(process.env);
  const release = await waitForDatabase(config, metricsAddress(config));
  const app = await NestFactory.createApplicationContext(AppModule, { logger: false, abortOnError: false });
  await release();
  await app.get(MetricsServer).start();
  app.useLogger(app.get(Logger));
  onStopSignal(() => app.close());
  const startup = app.get(Startup);
  startup.hold();
  if (!(await startup.complete()) || !(await startup.released())) return;
  app.get(OutboxWorker).start();
  app.get(PeriodicJobs).start();
  for (const warning of config.deprecated) app.get(Logger).warn(warning, 'Config');
  app.get(Logger).log('Delivering outbox messages', 'Worker');
}
