import type { NestExpressApplication } from '@nestjs/platform-express';
import cookieParser from 'cookie-parser';
import { json, raw } from 'express';
import { Config } from '../../../config/config.js';
import { httpLogger } from '../../logging/http-logger.js';
import { PINO } from '../../logging/logger.js';
import { serveApiDocument } from '../../openapi/serve-api-document.js';
import { serveStaticFiles } from '../../static/serve-static-files.js';
import { plainBodyShape, verifyUtf8, wellFormedUrl } from '../validation/body-shape.js';
import { configureBareServer } from './configure-bare-server.js';
import { jsonOrUpload, noStore, noteUnanswered, requestContext } from './middleware.js';
import { UnansweredRequests } from './unanswered-requests.js';

/** Largest JSON body that is read, in bytes after decompression. */
export const JSON_BODY_LIMIT = 1_048_576;
/** Largest delivery of a carrier's events, in bytes: a thousand of two kilobytes. */
export const CARRIER_BODY_LIMIT = 2_097_152;

/** Everything between the socket and the controllers of the product, in order. */
export function configureServer(app: NestExpressApplication): void {
  const config = app.get(Config);
  configureBareServer(app, [noteUnanswered(app.get(UnansweredRequests)), requestContext(), httpLogger(app.get(PINO))]);
  app.use(cookieParser());
  app.use(['/api', '/carrier-api', '/dev', '/health'], noStore);
  app.use(['/api', '/carrier-api', '/dev'], wellFormedUrl);
  if (config.staticDirectory !== undefined) serveStaticFiles(app, config.staticDirectory, config);
  if (config.apiDocs) serveApiDocument(app);
  app.use('/api', jsonOrUpload, json({ limit: JSON_BODY_LIMIT, verify: verifyUtf8 }), plainBodyShape);
  // Signatures are over the bytes as they came, so nobody reads them before.
  app.use('/carrier-api', raw({ type: 'application/json', limit: CARRIER_BODY_LIMIT, inflate: false }));
}
