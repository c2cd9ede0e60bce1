import type { Server } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request, RequestHandler } from 'express';
import { ServerConfig } from '../../../config/config.js';
import { Metrics } from '../../metrics/metrics.js';
import { closeAfterPort } from './middleware.js';
import { publicHostOnly } from '../security/public-host.js';
import { securityHeaders } from '../security/security-headers.js';

/**
 * Middleware of every process, before its controllers; `first` runs before a request can be refused. Expects an application created with
 * `bodyParser: false`.
 */
export function configureBareServer(app: NestExpressApplication, first: readonly RequestHandler[] = []): void {
  const config = app.get(ServerConfig);
  app.set('trust proxy', config.trustedProxies);
  app.disable('x-powered-by');
  app.disable('etag');

  app.use(securityHeaders(config.https));
  app.use(closeAfterPort(app.getHttpServer() as Server));
  if (config.metrics) app.use(httpMetrics(app.get(Metrics)));
  for (const handler of first) app.use(handler);
  app.use(publicHostOnly(config));
}

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Measures every response by its route template, never by the path itself: ids would create one series each. */
function httpMetrics(metrics: Metrics): RequestHandler {
  const seconds = metrics.histogram(
    'http_request_seconds',
    'Time from the request headers to the end of the response.',
    BUCKETS,
    ['method', 'route', 'status'],
  );
  return (request, response, next) => {
    const stop = seconds.startTimer();
    response.once('finish', () =>
      stop({ method: request.method, route: routeOf(request), status: response.statusCode }),
    );
    next();
  };
}

/** Static files and unknown paths have no route. */
function routeOf(request: Request): string {
  const route = request.route as { path: string } | undefined;
  return route?.path ?? 'none';
}
