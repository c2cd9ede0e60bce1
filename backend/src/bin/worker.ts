import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { Logger } from '../platform/logging/logger.js';
import { OutboxWorker } from '../platform/outbox/outbox-worker.js';
import { runCommand } from './run-command.js';

await runCommand(async () => {
  const app = await NestFactory.createApplicationContext(AppModule, { logger: false, abortOnError: false });
  app.useLogger(app.get(Logger));
  app.enableShutdownHooks();
  app.get(OutboxWorker).start();
});
