import { Global, Module } from '@nestjs/common';
import { APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { Config } from '../config/config.js';
import { AuditKeys } from './audit/audit-keys.js';
import { AuditLog } from './audit/audit-log.js';
import { RequestCounts } from './auth/request-counts.js';
import { SessionCookie } from './auth/session-cookie.js';
import { Restorations } from './backup/restorations.js';
import { Clock } from './clock.js';
import { Database } from './database/database.js';
import { DatabaseClock } from './database/database-clock.js';
import { DatabaseModule } from './database/database.module.js';
import { DatabaseMetrics, DatabaseReadiness } from './database/health/database-health.js';
import { DemonstrationMode } from './demonstration/demonstration-mode.js';
import { DemonstrationHooks } from './demonstration/demonstration-hooks.js';
import { DemonstrationSeed } from './demonstration/demonstration-seed.js';
import { DevMailboxController } from './dev-mailbox/dev-mailbox.controller.js';
import { EventFeed } from './events/event-feed.js';
import { FeedPoller } from './events/feed-poller.js';
import { FeedPubSub } from './events/feed-pub-sub.js';
import { OpenStreams } from './events/open-streams.js';
import { DomainEvents } from './domain-events/domain-events.js';
import { IdempotencyStore } from './http/idempotency/idempotency.js';
import { PathParameterPipe } from './http/validation/path-parameter.pipe.js';
import { createValidationPipe } from './http/validation/validation.pipe.js';
import { ImportStart } from './imports/import-start.js';
import { ImportWork } from './imports/import-work.js';
import { JobMetrics } from './jobs/job-metrics.js';
import { JobLeases } from './jobs/persistence/job-leases.sql.js';
import { PeriodicJobs } from './jobs/periodic-jobs.js';
import { SharedJobs } from './jobs/shared-jobs.js';
import { FileMailer } from './mail/file-mailer.js';
import { Mailbox } from './mail/mailbox.js';
import { MailAllowance } from './mail/mail-allowance.js';
import { Mailer } from './mail/mailer.js';
import { SmtpMailer } from './mail/smtp-mailer.js';
import { Outbox } from './outbox/outbox.js';
import { OutboxClaims } from './outbox/persistence/outbox-claims.sql.js';
import { OutboxHandlers } from './outbox/outbox-handlers.js';
import { OutboxMetrics } from './outbox/outbox-metrics.js';
import { OutboxWorker } from './outbox/outbox-worker.js';
import { ExpiredRows } from './retention/persistence/expired-rows.sql.js';
import { PurgeExpiredRowsJob } from './retention/purge-expired-rows.job.js';
import { PurgeMetrics } from './retention/purge-metrics.js';
import { RetentionRules } from './retention/retention-rules.js';
import { Startup } from './lifecycle/startup.js';
import { ServerModule } from './server.module.js';
import { SealedColumns } from './secrets/sealed-columns.js';
import { SecretBox } from './secrets/secret-box.js';
import { createFileStore } from './storage/create-file-store.js';
import { FileCheck } from './storage/file-check.js';
import { FileReferences } from './storage/file-references.js';
import { FileStore } from './storage/file-store.js';
import { OwnerOnlyFiles } from './storage/owner-only.js';
import { StorageMetrics } from './storage/storage-metrics.js';
import { RequestMeter } from './throttle/request-meter.js';
import { Throttle } from './throttle/throttle.js';
import { ReaderMailer, RecipientLanguages } from './mail/reader-mailer.js';
import { createThrottleStore } from './throttle/create-throttle-store.js';
import { ThrottleStore } from './throttle/throttle-store.js';

/** Services that every module uses. */
@Global()
@Module({
  imports: [ServerModule, DatabaseModule, DiscoveryModule],
  controllers: [DevMailboxController],
  providers: [
    {
      provide: Mailer,
      inject: [Config, Clock, RecipientLanguages],
      useFactory: (config: Config, clock: Clock, languages: RecipientLanguages) =>
        new ReaderMailer(config.smtpUrl ? new SmtpMailer(config) : new FileMailer(config, clock), languages),
    },
    RecipientLanguages,
    { provide: FileStore, inject: [Config], useFactory: createFileStore },
    { provide: ThrottleStore, inject: [Config, Database], useFactory: createThrottleStore },
    { provide: APP_PIPE, useClass: PathParameterPipe },
    { provide: APP_PIPE, useFactory: createValidationPipe },
    AuditKeys,
    AuditLog,
    Clock,
    DatabaseClock,
    DatabaseMetrics,
    DatabaseReadiness,
    DemonstrationMode,
    DemonstrationHooks,
    DemonstrationSeed,
    EventFeed,
    ExpiredRows,
    DomainEvents,
    FeedPoller,
    FeedPubSub,
    FileCheck,
    FileReferences,
    IdempotencyStore,
    ImportStart,
    ImportWork,
    JobLeases,
    JobMetrics,
    MailAllowance,
    Mailbox,
    OpenStreams,
    Outbox,
    OutboxClaims,
    OutboxHandlers,
    OutboxMetrics,
    OutboxWorker,
    PeriodicJobs,
    RequestCounts,
    RequestMeter,
    Restorations,
    SealedColumns,
    PurgeExpiredRowsJob,
    PurgeMetrics,
    RetentionRules,
    SecretBox,
    SessionCookie,
    SharedJobs,
    OwnerOnlyFiles,
    Startup,
    StorageMetrics,
    Throttle,
  ],
  exports: [
    AuditLog,
    Clock,
    DemonstrationMode,
    DemonstrationHooks,
    DemonstrationSeed,
    EventFeed,
    DomainEvents,
    FileStore,
    IdempotencyStore,
    ImportStart,
    ImportWork,
    MailAllowance,
    Mailer,
    RecipientLanguages,
    OpenStreams,
    Outbox,
    RequestCounts,
    RequestMeter,
    SealedColumns,
    PurgeMetrics,
    SecretBox,
    SessionCookie,
    Throttle,
  ],
})
export class PlatformModule {}
