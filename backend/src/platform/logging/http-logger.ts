import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { loggedPath } from './logged-path.js';

/** Requested too often to log each one. */
const QUIET_PATHS = /^\/(health|mfe|assets|metrics)(\/|\?|$)/;

/** Logs one line per response, without secrets from the URL. */
export function httpLogger(logger: Logger): RequestHandler {
  const log = pinoHttp({
    logger,
    wrapSerializers: false,
    customLogLevel: (_request, response) => (response.statusCode >= 500 ? 'error' : 'info'),
    customErrorObject: (_request, _response, _error, value: Record<string, unknown>) => ({ ...value, err: undefined }),
    serializers: {
      req: (request: IncomingMessage) => ({
        method: request.method,
        path: loggedPath(request.url ?? ''),
      }),
      res: (response: ServerResponse) => ({ status: response.statusCode }),
    },
  });
  return (request, response, next) => (QUIET_PATHS.test(request.url) ? next() : log(request, response, next));
}
