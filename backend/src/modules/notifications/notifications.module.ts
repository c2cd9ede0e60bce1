import { Module } from '@nestjs/common';
import { CompaniesModule } from '../companies/index.js';
import { IdentityModule } from '../identity/index.js';
import { QuotesModule } from '../quotes/index.js';
import { ShipmentsModule } from '../shipments/index.js';
import { WebhooksModule } from '../webhooks/index.js';
import { DomainEventListener, FanOut } from './fan-out.service.js';
import { NotificationWriter } from './notification-writer.js';
import { RecipientsService } from './recipients.service.js';
import { RemoveNotifications } from './inbox/remove-notifications.js';
import { PurgeNotificationsJob } from './inbox/purge-notifications.job.js';
import { CollectProgress } from './inbox/collect-progress.js';
import { InboxStream } from './inbox/inbox-stream.js';
import { NotificationsController } from './inbox/notifications.controller.js';
import { NotificationsService } from './inbox/notifications.service.js';
import { MailSubjects } from './mail/mail-subjects.js';
import { NotificationMails } from './mail/notification-mails.js';
import { MakeSummariesJob } from './mail/make-summaries.job.js';
import { SendDigestsJob } from './mail/send-digests.job.js';
import { SummaryMails } from './mail/summary-mails.js';
import { TestMails } from './mail/test-mails.js';
import { UnsubscribeLinks } from './mail/unsubscribe-links.js';
import { UnsubscribeController } from './mail/unsubscribe.controller.js';
import { UnsubscribeService } from './mail/unsubscribe.service.js';
import { AudienceRepository } from './persistence/audience.sql.js';
import { DeliveriesRepository } from './persistence/deliveries.sql.js';
import { InboxRepository } from './persistence/inbox.sql.js';
import { OldNotificationsRepository } from './persistence/old-notifications.sql.js';
import { PreferencesRepository } from './persistence/preferences.sql.js';
import { ProgressRepository } from './persistence/progress.sql.js';
import { SummariesRepository } from './persistence/summaries.sql.js';
import { WeeklyFiguresRepository } from './persistence/weekly-figures.sql.js';
import { PreferencesController } from './preferences/preferences.controller.js';
import { PreferencesService } from './preferences/preferences.service.js';

@Module({
  imports: [CompaniesModule, IdentityModule, QuotesModule, ShipmentsModule, WebhooksModule],
  controllers: [UnsubscribeController, NotificationsController, PreferencesController],
  providers: [
    AudienceRepository,
    CollectProgress,
    DeliveriesRepository,
    DomainEventListener,
    FanOut,
    PurgeNotificationsJob,
    RemoveNotifications,
    InboxRepository,
    InboxStream,
    MakeSummariesJob,
    MailSubjects,
    NotificationMails,
    NotificationWriter,
    RecipientsService,
    NotificationsService,
    OldNotificationsRepository,
    PreferencesRepository,
    PreferencesService,
    ProgressRepository,
    SendDigestsJob,
    SummariesRepository,
    SummaryMails,
    TestMails,
    UnsubscribeLinks,
    UnsubscribeService,
    WeeklyFiguresRepository,
  ],
})
export class NotificationsModule {}
