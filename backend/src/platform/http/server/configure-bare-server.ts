import type { NestExpressApplication } from '@nestjs/platform-express';
import type { RequestHandler } from 'express';
import { ServerConfig } from '../../../config/config.js';
import { Drain } from '../../lifecycle/drain.js';
import { httpMetrics } from '../../metrics/http-metrics.js';
import { Metrics } from '../../metrics/metrics.js';
import { closeWhileDraining } from './middleware.js';
import { publicHostOnly } from '../security/public-host.js';
import { securityHeaders } from '../security/security-headers.js';

/** What every process does between the socket and its controllers; `first` runs before a request can be refused. Expects an application made with `bodyParser: false`. */
export function configureBareServer(app: NestExpressApplication, first: readonly RequestHandler[] = []): void {
  const config = app.get(ServerConfig);
  app.set('trust proxy', config.trustedProxies);
  app.disable('x-powered-by');
  app.disable('etag');

  app.use(securityHeaders(config.https));
  app.use(closeWhileDraining(app.get(Drain)));
  if (config.metrics) app.use(httpMetrics(app.get(Metrics)));
  for (const handler of first) app.use(handler);
  app.use(publicHostOnly(config));
}
