import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import type { Config } from './config/config.js';
import { RAW_BODY_ROUTES } from './contributions/contributions.js';
import { configureServer } from './platform/http/server/configure-server.js';
import { HttpAdapter } from './platform/http/server/http-adapter.js';
import { stopServer } from './platform/http/server/stop-server.js';
import { PeriodicJobs } from './platform/jobs/periodic-jobs.js';
import { Logger } from './platform/logging/logger.js';
import { MetricsServer } from './platform/metrics/metrics-server.js';
import { OutboxWorker } from './platform/outbox/outbox-worker.js';
import { onStopSignal } from './platform/lifecycle/drain.js';
import { Startup } from './platform/lifecycle/startup.js';
import { metricsAddress, waitForDatabase } from './platform/lifecycle/wait-for-database.js';

/** Starts the API, the front ends if their folder is configured, and the worker unless it runs in a separate process. */
export async function startServer(config: Config): Promise<void> {
  const release = await waitForDatabase(config, [{ port: config.port, host: config.host }, ...metricsAddress(config)]);
  const app = await NestFactory.create<NestExpressApplication>(AppModule, new HttpAdapter(), {
    bodyParser: false,
    logger: false,
    abortOnError: false,
  });
  configureServer(app, RAW_BODY_ROUTES);
  const startup = app.get(Startup);
  await app.init();
  // Before the port opens: a proxy without health checks would send requests that are refused until then.
  await startup.begin();
  await release();
  await app.listen(config.port, config.host);
  await app.get(MetricsServer).start();
  app.useLogger(app.get(Logger));
  onStopSignal(() => stopServer(app));
  if (!(await startup.complete())) return;
  for (const warning of config.deprecated) app.get(Logger).warn(warning, 'Config');
  app.get(Logger).log(`Listening on ${await app.getUrl()}`, 'Server');
  if (config.runWorker && (await startup.released())) {
    app.get(OutboxWorker).start();
    app.get(PeriodicJobs).start();
  }
}
