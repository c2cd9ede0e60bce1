import { Inject, Injectable, type LoggerService } from '@nestjs/common';
import { pino, type DestinationStream, type Logger as PinoLogger } from 'pino';
import { requestIds } from '../request-context.js';

/** Injection token of the process's pino logger. */
export const PINO = Symbol('pino');

const SECRETS = ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]', 'password', 'token'];

/** JSON lines on standard output, each with the ids of its request; cookies, credentials and tokens are never logged. */
export function createPino(level: string, destination?: DestinationStream): PinoLogger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: SECRETS, censor: '[removed]' },
    serializers: { err: describeError },
    mixin: requestIds,
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** No other properties: database errors also contain the statement's parameters, which are personal data. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const { code, errno } = error as NodeJS.ErrnoException;
  return { name, message, stack, code, errno, ...(cause === undefined ? {} : { cause: describeError(cause) }) };
}

/** Writes log lines, for the product's code and for Nest. */
@Injectable()
export class Logger implements LoggerService {
  constructor(@Inject(PINO) private readonly pino: PinoLogger) {}

  log(message: string, context?: string): void {
    this.pino.info({ context }, message);
  }

  warn(message: string, context?: string): void {
    this.pino.warn({ context }, message);
  }

  error(message: string, stack?: string, context?: string): void {
    this.pino.error({ context, stack }, message);
  }

  debug(message: string, context?: string): void {
    this.pino.debug({ context }, message);
  }

  /** Logs an unexpected failure with its stack and additional details. */
  failure(message: string, error: unknown, facts: object = {}): void {
    this.pino.error({ ...facts, err: error }, message);
  }
}
