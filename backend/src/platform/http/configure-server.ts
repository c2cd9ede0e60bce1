import type { NestExpressApplication } from '@nestjs/platform-express';
import cookieParser from 'cookie-parser';
import { Config } from '../../config/config.js';
import { Drain } from '../drain.js';
import { httpLogger } from '../logging/http-logger.js';
import { PINO } from '../logging/logger.js';
import { serveApiDocument } from '../openapi/serve-api-document.js';
import { serveStaticFiles } from '../static/serve-static-files.js';
import { plainBodyShape } from './body-shape.js';
import { closeWhileDraining, jsonOrUpload, noStore, requestContext } from './middleware.js';
import { securityHeaders } from './security-headers.js';

/** Largest JSON body that is read, in bytes after decompression. */
export const JSON_BODY_LIMIT = 1_048_576;

/** Everything between the socket and the controllers, in order. Expects an application made with `bodyParser: false`. */
export function configureServer(app: NestExpressApplication): void {
  const config = app.get(Config);
  app.disable('x-powered-by');
  app.disable('etag');

  app.use(requestContext());
  app.use(closeWhileDraining(app.get(Drain)));
  app.use(httpLogger(app.get(PINO)));
  app.use(securityHeaders(config.https));
  app.use(['/api', '/carrier-api', '/dev', '/health'], noStore);
  if (config.staticDirectory !== undefined) serveStaticFiles(app, config.staticDirectory);
  serveApiDocument(app);
  app.use(cookieParser());
  app.use(['/api', '/carrier-api'], jsonOrUpload);
  app.useBodyParser('json', { limit: JSON_BODY_LIMIT });
  app.use(plainBodyShape);
}
