import { Global, Module, type MiddlewareConsumer, type NestModule } from '@nestjs/common';
import { urlencoded } from 'express';
import { Config } from './config/config.js';
import { IdentityModule } from './modules/identity/index.js';
import { Logger } from './platform/logging/logger.js';
import { PageReleases } from './platform/releases/page-releases.js';
import { ReleaseChoiceCookie } from './platform/releases/release-choice.js';
import { RemoteCountsController } from './platform/releases/remote-counts.controller.js';
import { ReleasesPageController } from './platform/releases/releases-page.controller.js';
import { RemoteMetrics } from './platform/releases/remote-metrics.js';
import { RegistrySource } from './platform/static/published-registry.js';
import { NO_STORE, openReleaseStore, RELEASE_STORE, type ReleaseStore } from './platform/static/release-store.js';

/** Bytes. */
const FORM_LIMIT = 1_000;

/** Releases of the micro-frontends: the store, the registry, and what pages count about them. */
@Global()
@Module({
  imports: [IdentityModule],
  controllers: [RemoteCountsController, ReleasesPageController],
  providers: [
    {
      provide: RELEASE_STORE,
      inject: [Config, Logger],
      useFactory: ({ releases }: Config, logger: Logger) =>
        releases === undefined ? NO_STORE : openReleaseStore(releases, logger),
    },
    {
      provide: RegistrySource,
      inject: [RELEASE_STORE, Logger, Config],
      useFactory: (store: ReleaseStore, logger: Logger, { signatures }: Config) =>
        new RegistrySource(store, logger, signatures),
    },
    PageReleases,
    ReleaseChoiceCookie,
    RemoteMetrics,
  ],
})
export class ReleasesModule implements NestModule {
  /** The page is a plain form. */
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(urlencoded({ extended: false, limit: FORM_LIMIT })).forRoutes(ReleasesPageController);
  }
}
