import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { pinoHttp, type HttpLogger } from 'pino-http';

const QUIET_PATHS = /^\/(health|mfe|assets)\//;

/** One line per answered request. The query is left out: mailed links carry their token there. */
export function httpLogger(logger: Logger): HttpLogger {
  return pinoHttp({
    logger,
    wrapSerializers: false,
    autoLogging: { ignore: (request) => QUIET_PATHS.test(request.url ?? '') },
    customLogLevel: (_request, response) => (response.statusCode >= 500 ? 'error' : 'info'),
    customErrorObject: (_request, _response, _error, value: Record<string, unknown>) => ({ ...value, err: undefined }),
    serializers: {
      req: (request: IncomingMessage) => ({ method: request.method, path: request.url?.split('?')[0] }),
      res: (response: ServerResponse) => ({ status: response.statusCode }),
    },
  });
}
