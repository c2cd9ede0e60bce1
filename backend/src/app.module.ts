import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ConfigModule } from './config/config.module.js';
import { EventStreamModule } from './event-stream.module.js';
import { AccountingModule } from './modules/accounting/index.js';
import { EdiModule } from './modules/edi/index.js';
import { ApiKeysModule } from './modules/api-keys/index.js';
import { ApprovalsModule } from './modules/approvals/index.js';
import { CarriersModule } from './modules/carriers/index.js';
import { CompaniesModule } from './modules/companies/index.js';
import { ContactsModule } from './modules/contacts/index.js';
import { DocumentsModule } from './modules/documents/index.js';
import { HomeModule } from './modules/home/index.js';
import { IdentityModule } from './modules/identity/index.js';
import { LocationsModule } from './modules/locations/index.js';
import { McpModule } from './modules/mcp/index.js';
import { NotificationsModule } from './modules/notifications/index.js';
import { ProductsModule } from './modules/products/index.js';
import { QuotesModule } from './modules/quotes/index.js';
import { RatingModule } from './modules/rating/index.js';
import { SavedViewsModule } from './modules/saved-views/index.js';
import { ShipmentsModule } from './modules/shipments/index.js';
import { WebhooksModule } from './modules/webhooks/index.js';
import { ApiKeyAuthenticator } from './platform/auth/api-key-authenticator.js';
import { MeterGuard } from './platform/auth/meter.guard.js';
import { CsrfGuard } from './platform/auth/csrf.guard.js';
import { PermissionGuard } from './platform/auth/permission.guard.js';
import { SessionGuard } from './platform/auth/session.guard.js';
import { PlatformModule } from './platform/platform.module.js';
import { ReleasesModule } from './releases.module.js';

/** Sentry's own module, which names events by route. Without a DSN nothing of its SDK is loaded. */
const sentryModules = process.env.SENTRY_DSN
  ? [import('@sentry/nestjs/setup').then(({ SentryModule }) => SentryModule.forRoot())]
  : [];

@Module({
  imports: [
    ...sentryModules,
    ConfigModule,
    PlatformModule,
    IdentityModule,
    ApiKeysModule,
    EventStreamModule,
    ReleasesModule,
    CompaniesModule,
    LocationsModule,
    ContactsModule,
    CarriersModule,
    RatingModule,
    ProductsModule,
    SavedViewsModule,
    ApprovalsModule,
    QuotesModule,
    ShipmentsModule,
    AccountingModule,
    EdiModule,
    HomeModule,
    DocumentsModule,
    NotificationsModule,
    WebhooksModule,
    McpModule,
  ],
  providers: [
    ApiKeyAuthenticator,
    { provide: APP_GUARD, useClass: CsrfGuard },
    { provide: APP_GUARD, useClass: SessionGuard },
    { provide: APP_GUARD, useClass: PermissionGuard },
    { provide: APP_GUARD, useClass: MeterGuard },
  ],
})
export class AppModule {}
