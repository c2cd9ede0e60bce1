import { Global, Module } from '@nestjs/common';
import { APP_FILTER, DiscoveryModule } from '@nestjs/core';
import { ClsService, ClsServiceManager } from 'nestjs-cls';
import { ServerConfig } from '../config/config.js';
import { DecoratedMethods } from './discovery/decorated-methods.js';
import { Drain } from './lifecycle/drain.js';
import { ErrorReports } from './errors/error-reports.js';
import { HealthController } from './health/health.controller.js';
import { Readiness } from './health/readiness.js';
import { ProblemFilter } from './http/problems/problem.filter.js';
import { UnansweredRequests } from './http/server/unanswered-requests.js';
import { createPino, Logger, PINO } from './logging/logger.js';
import { Metrics } from './metrics/metrics.js';
import { MetricsController } from './metrics/metrics.controller.js';
import { MetricsServer } from './metrics/metrics-server.js';
import { RequestContext } from './request-context.js';

/** Services of every process that answers HTTP, with or without a database. */
@Global()
@Module({
  imports: [DiscoveryModule],
  controllers: [HealthController, MetricsController],
  providers: [
    { provide: PINO, inject: [ServerConfig], useFactory: (config: ServerConfig) => createPino(config.logLevel) },
    ProblemFilter,
    { provide: APP_FILTER, useExisting: ProblemFilter },
    // ClsModule would add an unused guard and interceptor to every request.
    { provide: ClsService, useFactory: () => ClsServiceManager.getClsService() },
    DecoratedMethods,
    Drain,
    ErrorReports,
    Logger,
    Metrics,
    MetricsServer,
    Readiness,
    RequestContext,
    UnansweredRequests,
  ],
  exports: [
    DecoratedMethods,
    Drain,
    ErrorReports,
    Logger,
    Metrics,
    ProblemFilter,
    Readiness,
    RequestContext,
    UnansweredRequests,
  ],
})
export class ServerModule {}
