import type { NestExpressApplication } from '@nestjs/platform-express';
import { ServerConfig } from '../../config/config.js';
import { Drain } from '../drain.js';
import { httpMetrics } from '../metrics/http-metrics.js';
import { Metrics } from '../metrics/metrics.js';
import { closeWhileDraining } from './middleware.js';

/** What every process does between the socket and its controllers. Expects an application made with `bodyParser: false`. */
export function configureBareServer(app: NestExpressApplication): void {
  app.set('trust proxy', app.get(ServerConfig).trustedProxies);
  app.disable('x-powered-by');
  app.disable('etag');

  app.use(closeWhileDraining(app.get(Drain)));
  if (app.get(ServerConfig).metrics) app.use(httpMetrics(app.get(Metrics)));
}
