import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { loadServerConfig, ServerConfig } from './config/config.js';
import { MonitoringModule } from './modules/monitoring/index.js';
import { CsrfGuard } from './platform/auth/csrf.guard.js';
import { ServerModule } from './platform/server.module.js';

const DEFAULT_PORT = '3001';

/** Reads the environment of a relay process, which has a port of its own and no database. */
@Global()
@Module({
  providers: [
    {
      provide: ServerConfig,
      useFactory: () => loadServerConfig({ ...process.env, PORT: process.env.MONITORING_PORT || DEFAULT_PORT }),
    },
  ],
  exports: [ServerConfig],
})
class RelayConfigModule {}

/** The error relay alone. */
@Module({
  imports: [RelayConfigModule, ServerModule, MonitoringModule],
  providers: [{ provide: APP_GUARD, useClass: CsrfGuard }],
})
export class RelayModule {}
