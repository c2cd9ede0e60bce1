import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'undici';
import { Metrics } from '../../platform/metrics/metrics.js';
import { Admission } from './admission.js';
import type { Ingest } from './domain/ingest.js';
import { ANSWER_LIMIT, ANSWER_TIMEOUT_MS, FORWARD_LIMIT } from './domain/limits.js';
import type { Envelope } from './envelope-reader.js';

/** The response to a browser's envelope; the body is always `{}`. */
export interface RelayAnswer {
  status: number;
  headers: Record<string, string>;
}

/** Headers that tell the SDK how long to wait with what. No other leaves the error service. */
const PASSED_HEADERS = ['retry-after', 'x-sentry-rate-limits'];
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** The connection was closed: by undici's word, or the system's. */
const CLOSED = new Set(['UND_ERR_SOCKET', 'ECONNRESET']);
const LATE = new Error('The error service did not answer in time.');

/** Sends envelopes to the configured error service, and nothing anywhere else. */
@Injectable()
export class IngestForwarder implements OnApplicationShutdown {
  private readonly pools = new Map<string, Pool>();
  private readonly seconds;

  constructor(
    private readonly admission: Admission,
    metrics: Metrics,
  ) {
    this.seconds = metrics.histogram(
      'relay_forward_seconds',
      'Time until the error service answers an envelope; 502 and 504 are our own.',
      BUCKETS,
      ['status'],
    );
  }

  /** Sends the envelope byte by byte as it came. Answers 502 when the error service fails, 504 when it is too slow. @throws RELAY_BUSY */
  async forward(ingest: Ingest, envelope: Envelope): Promise<RelayAnswer> {
    this.admission.startForwarding();
    const stop = this.seconds.startTimer();
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(LATE), ANSWER_TIMEOUT_MS);
    try {
      const attempt = (): Promise<RelayAnswer> => this.attempt(ingest, envelope, late.signal);
      const answer = await attempt().catch(again(attempt)).catch(failed);
      stop({ status: answer.status });
      return answer;
    } finally {
      clearTimeout(timer);
      this.admission.endForwarding();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.pools.values()].map((pool) => pool.destroy()));
  }

  private async attempt(
    { origin, path, auth }: Ingest,
    { chunks, size, contentEncoding }: Envelope,
    signal: AbortSignal,
  ): Promise<RelayAnswer> {
    const { statusCode, headers, body } = await this.poolOf(origin).request({
      path,
      method: 'POST',
      signal,
      body: chunks.length === 1 ? chunks[0]! : Readable.from(chunks),
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'content-length': String(size),
        'x-sentry-auth': auth,
        ...(contentEncoding === undefined ? {} : { 'content-encoding': contentEncoding }),
      },
    });
    // What it says is of no use to a browser; it is read so that the connection can be used again.
    await body.dump({ limit: ANSWER_LIMIT, signal }).catch(() => undefined);
    return { status: passedStatus(statusCode), headers: passedHeaders(headers) };
  }

  private poolOf(origin: string): Pool {
    const pool = this.pools.get(origin) ?? new Pool(origin, { connections: FORWARD_LIMIT });
    this.pools.set(origin, pool);
    return pool;
  }
}

/** The other side may have closed an idle connection just when it was used. Reports carry ids, so one that was read after all is no second one. */
function again(attempt: () => Promise<RelayAnswer>) {
  return (error: NodeJS.ErrnoException): Promise<RelayAnswer> => {
    if (!CLOSED.has(error.code ?? '')) throw error;
    return attempt();
  };
}

function failed(error: unknown): RelayAnswer {
  return { status: error === LATE ? 504 : 502, headers: {} };
}

/** A redirect is not followed and not passed on either: the error service is where the configuration says. */
function passedStatus(status: number): number {
  return status >= 300 && status < 400 ? 502 : status;
}

function passedHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const passed = PASSED_HEADERS.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : []));
  return Object.fromEntries(passed) as Record<string, string>;
}
