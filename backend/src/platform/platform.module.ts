import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { ClsModule } from 'nestjs-cls';
import { Config } from '../config/config.js';
import { SessionCookie } from './auth/session-cookie.js';
import { Clock } from './clock.js';
import { DatabaseModule } from './database/database.module.js';
import { DemonstrationSeed } from './demonstration/demonstration-seed.js';
import { DevMailboxController } from './dev-mailbox/dev-mailbox.controller.js';
import { Drain } from './drain.js';
import { HealthController } from './health/health.controller.js';
import { Readiness } from './health/readiness.js';
import { IdempotencyStore } from './http/idempotency.js';
import { ProblemFilter } from './http/problem.filter.js';
import { createValidationPipe } from './http/validation.pipe.js';
import { createPino, Logger, PINO } from './logging/logger.js';
import { PeriodicJobs } from './jobs/periodic-jobs.js';
import { FileMailer } from './mail/file-mailer.js';
import { Mailbox } from './mail/mailbox.js';
import { Mailer } from './mail/mailer.js';
import { SmtpMailer } from './mail/smtp-mailer.js';
import { Outbox } from './outbox/outbox.js';
import { OutboxClaims } from './outbox/outbox-claims.js';
import { OutboxHandlers } from './outbox/outbox-handlers.js';
import { OutboxWorker } from './outbox/outbox-worker.js';
import { RequestContext } from './request-context.js';
import { FileStore } from './storage/file-store.js';

/** What every module stands on. It knows no word of the trade. */
@Global()
@Module({
  imports: [ClsModule.forRoot({ global: true }), DatabaseModule],
  controllers: [HealthController, DevMailboxController],
  providers: [
    { provide: PINO, inject: [Config], useFactory: (config: Config) => createPino(config.logLevel) },
    { provide: Mailer, inject: [Config, Clock], useFactory: (config: Config, clock: Clock) => (config.smtpUrl ? new SmtpMailer(config) : new FileMailer(config, clock)) },
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_PIPE, useFactory: createValidationPipe },
    Clock,
    DemonstrationSeed,
    Drain,
    FileStore,
    IdempotencyStore,
    Logger,
    Mailbox,
    Outbox,
    OutboxClaims,
    OutboxHandlers,
    OutboxWorker,
    PeriodicJobs,
    Readiness,
    RequestContext,
    SessionCookie,
  ],
  exports: [Clock, DemonstrationSeed, FileStore, IdempotencyStore, Logger, Mailer, Outbox, OutboxHandlers, PeriodicJobs, RequestContext, SessionCookie],
})
export class PlatformModule {}
