import { Global, Module } from '@nestjs/common';
import { Config } from './config/config.js';
import { IdentityModule } from './modules/identity/index.js';
import { Logger } from './platform/logging/logger.js';
import { RemoteCountsController } from './platform/releases/remote-counts.controller.js';
import { RemoteMetrics } from './platform/releases/remote-metrics.js';
import { RegistrySource } from './platform/static/published-registry.js';
import { NO_STORE, openReleaseStore, RELEASE_STORE, type ReleaseStore } from './platform/static/release-store.js';

/** Releases of the micro-frontends: the store, the registry, and what pages count about them. */
@Global()
@Module({
  imports: [IdentityModule],
  controllers: [RemoteCountsController],
  providers: [
    {
      provide: RELEASE_STORE,
      inject: [Config, Logger],
      useFactory: ({ releases }: Config, logger: Logger) =>
        releases === undefined ? NO_STORE : openReleaseStore(releases, logger),
    },
    {
      provide: RegistrySource,
      inject: [RELEASE_STORE, Logger],
      useFactory: (store: ReleaseStore, logger: Logger) => new RegistrySource(store, logger),
    },
    RemoteMetrics,
  ],
})
export class ReleasesModule {}
