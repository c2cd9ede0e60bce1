import { SOURCE_LOCALE } from '../../messages/locales.js';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '../../config/config.js';
import { isDatabaseUnavailable } from '../database/errors.js';
import { withDatabase } from '../database/with-database.js';
import { DomainError } from '../http/problems/domain-error.js';
import { problemOf } from '../http/problems/problem.js';
import { newUlid } from '../ids.js';
import { createPino, Logger } from '../logging/logger.js';
import { msg } from '../../messages/message.js';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 5_000;
const RETRY_AFTER_SECONDS = 5;

/** An address that the process will serve. */
export interface Address {
  port: number;
  host: string;
}

/**
 * Waits until the database accepts connections. Meanwhile the process is alive and not ready: it answers everything else with 503. Call the returned
 * function before the process listens itself. @throws Error if waiting does not help, for example after a wrong password
 */
export async function waitForDatabase(config: Config, addresses: readonly Address[]): Promise<() => Promise<void>> {
  const logger = new Logger(createPino(config.logLevel));
  const servers: Server[] = [];
  let last = '';
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      await withDatabase(config, async () => undefined);
      return async () => {
        await Promise.all(servers.map(stop));
      };
    } catch (error) {
      if (!isDatabaseUnavailable(error)) {
        await Promise.all(servers.map(stop));
        throw error;
      }
      if (servers.length === 0) servers.push(...(await Promise.all(addresses.map(answerMeanwhile))));
      const reason = reasonOf(error as NodeJS.ErrnoException);
      if (reason !== last) logger.warn(`Waiting for the database: ${reason}`, 'Startup');
      last = reason;
      await delay(pauseMs);
    }
  }
}

/** Where the process serves metrics and health checks, if it does. */
export const metricsAddress = ({ metricsPort, metricsHost }: Config): Address[] =>
  metricsPort === undefined ? [] : [{ port: metricsPort, host: metricsHost }];

/** Connection errors of several addresses have no message. */
const reasonOf = ({ message, code = '' }: NodeJS.ErrnoException): string => message || code;

async function answerMeanwhile({ port, host }: Address): Promise<Server> {
  const server = createServer(({ url }, response) => {
    response.setHeader('Cache-Control', 'no-store').setHeader('X-Content-Type-Options', 'nosniff');
    if (url === '/health/live') return void response.writeHead(200).end();
    const problem = problemOf(
      new DomainError('UNAVAILABLE', 503, msg`The service is starting. Try again in a moment.`),
      newUlid(),
      SOURCE_LOCALE,
    );
    response
      .writeHead(503, { 'Content-Type': 'application/problem+json', 'Retry-After': RETRY_AFTER_SECONDS })
      .end(JSON.stringify(problem));
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

async function stop(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}
