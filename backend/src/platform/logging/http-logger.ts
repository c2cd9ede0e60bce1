import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';

/** Asked too often to be worth a line each. Envelopes of browsers are counted in the metrics: a flood of them must not flood the log. */
const QUIET_PATHS = /^\/(health|mfe|assets|metrics|monitoring)(\/|\?|$)/;

/** Public tracking links carry their token in the path. */
const TOKEN_IN_PATH = /^(\/track\/)[^/]+/;

/** One line per answered request. The query is left out: mailed links carry their token there. */
export function httpLogger(logger: Logger): RequestHandler {
  const log = pinoHttp({
    logger,
    wrapSerializers: false,
    customLogLevel: (_request, response) => (response.statusCode >= 500 ? 'error' : 'info'),
    customErrorObject: (_request, _response, _error, value: Record<string, unknown>) => ({ ...value, err: undefined }),
    serializers: {
      req: (request: IncomingMessage) => ({
        method: request.method,
        path: request.url?.split('?')[0]?.replace(TOKEN_IN_PATH, '$1[removed]'),
      }),
      res: (response: ServerResponse) => ({ status: response.statusCode }),
    },
  });
  return (request, response, next) => (QUIET_PATHS.test(request.url) ? next() : log(request, response, next));
}
