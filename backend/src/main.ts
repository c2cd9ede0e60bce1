import { setTimeout as delay } from 'node:timers/promises';
import type { Server } from 'node:http';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import { Config, InvalidEnvironment, loadConfig } from './config/config.js';
import { Drain } from './platform/drain.js';
import { configureServer } from './platform/http/configure-server.js';
import { HttpAdapter } from './platform/http/http-adapter.js';
import { PeriodicJobs } from './platform/jobs/periodic-jobs.js';
import { Logger } from './platform/logging/logger.js';
import { OutboxWorker } from './platform/outbox/outbox-worker.js';
import { onStopSignal } from './platform/stop-signals.js';

const EXIT_FAILED = 1;
const EXIT_PORT_BUSY = 2;
/** Requests still open this long after the drain began are cut, so that a stream cannot keep the process alive. */
const GRACE_MS = 10_000;

async function start(): Promise<void> {
  const config = loadConfig(process.env);
  const app = await NestFactory.create<NestExpressApplication>(AppModule, new HttpAdapter(), { bodyParser: false, logger: false, abortOnError: false });
  configureServer(app);
  await app.listen(config.port, config.host);
  app.useLogger(app.get(Logger));
  if (config.runWorker) {
    app.get(OutboxWorker).start();
    app.get(PeriodicJobs).start();
  }
  onStopSignal(() => stop(app, config));
  app.get(Logger).log(`Listening on ${await app.getUrl()}`, 'Server');
}

/** Turns unready, lets proxies notice, finishes what is open, and only then closes the worker and the pools. */
async function stop(app: NestExpressApplication, config: Config): Promise<void> {
  app.get(Drain).start();
  await delay(config.drainSeconds * 1000);
  const cut = setTimeout(() => (app.getHttpServer() as Server).closeAllConnections(), GRACE_MS);
  await app.close();
  clearTimeout(cut);
}

function explain(error: unknown): { sentence: string; code: number } {
  if (error instanceof InvalidEnvironment) return { sentence: error.message, code: EXIT_FAILED };
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return { sentence: `Port ${process.env.PORT ?? 3000} is in use. Stop what uses it, or set PORT to another one.`, code: EXIT_PORT_BUSY };
  return { sentence: `Lading cannot start: ${message}`, code: EXIT_FAILED };
}

start().catch((error: unknown) => {
  const { sentence, code } = explain(error);
  console.error(sentence);
  process.exit(code);
});
