import type { NestExpressApplication } from '@nestjs/platform-express';
import cookieParser from 'cookie-parser';
import { json, type NextFunction, type Request, type Response } from 'express';
import { Config } from '../../../config/config.js';
import { Startup } from '../../lifecycle/startup.js';
import { httpLogger } from '../../logging/http-logger.js';
import { PINO } from '../../logging/logger.js';
import { serveApiDocument } from '../../openapi/serve-api-document.js';
import { serveStaticFiles } from '../../static/serve-static-files.js';
import { plainBodyShape, verifyUtf8, wellFormedUrl } from '../validation/body-shape.js';
import { compressText } from './compressed.js';
import { configureBareServer } from './configure-bare-server.js';
import {
  jsonOrUpload,
  noStore,
  noteUnanswered,
  refuseExcess,
  refuseUntilStarted,
  requestContext,
} from './middleware.js';
import { rawBody } from './raw-body.js';
import { OPEN_REQUESTS } from '../../throttle/request-limits.js';
import { UnansweredRequests } from './unanswered-requests.js';

/** Maximum size of a JSON body, in bytes after decompression. */
export const JSON_BODY_LIMIT = 1_048_576;
/** Prefixes of routes whose JSON bodies are parsed. */
const JSON_PREFIXES = ['/api', '/mcp'];
/** Routes whose controllers receive JSON bodies as raw bytes, because the bodies are signed. */
export interface RawBodyRoutes {
  /** Like `/things-api`. */
  prefix: string;
  /** Bytes. */
  bodyLimit: number;
  /** Paths below the prefix whose controllers read the body of a POST themselves, because it can be larger. */
  unread: readonly string[];
}

/** All middleware between the socket and the product's controllers, in order. */
export function configureServer(app: NestExpressApplication, rawBodies: readonly RawBodyRoutes[]): void {
  const config = app.get(Config);
  const unanswered = app.get(UnansweredRequests);
  configureBareServer(app, [noteUnanswered(unanswered), requestContext(), httpLogger(app.get(PINO))]);
  app.use(refuseUntilStarted(app.get(Startup)));
  app.use(compressText());
  app.use(cookieParser());
  const prefixes = rawBodies.map(({ prefix }) => prefix);
  app.use([...JSON_PREFIXES, '/dev', '/health', ...prefixes], noStore);
  app.use([...JSON_PREFIXES, ...prefixes], refuseExcess(unanswered, OPEN_REQUESTS.process));
  app.use([...JSON_PREFIXES, '/dev', ...prefixes], wellFormedUrl);
  if (config.staticDirectory !== undefined) serveStaticFiles(app, config.staticDirectory, config, prefixes);
  if (config.apiDocs) serveApiDocument(app);
  app.use(JSON_PREFIXES, jsonOrUpload, json({ limit: JSON_BODY_LIMIT, verify: verifyUtf8 }), plainBodyShape);
  for (const { prefix, bodyLimit, unread } of rawBodies) {
    const read = rawBody(bodyLimit);
    app.use(prefix, (request: Request, response: Response, next: NextFunction) =>
      isUnread(request, unread) ? next() : read(request, response, next),
    );
  }
}

function isUnread({ method, path }: Request, unread: readonly string[]): boolean {
  return method === 'POST' && unread.includes(path.replace(/\/$/, ''));
}
