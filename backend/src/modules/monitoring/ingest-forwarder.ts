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
export interface RelayResponse {
  status: number;
  headers: Record<string, string>;
}

/** Rate limit headers for the SDK. No other headers of the error service are returned. */
const PASSED_HEADERS = ['retry-after', 'x-sentry-rate-limits'];
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** The connection was closed: error codes of undici and of the system. */
const CLOSED = new Set(['UND_ERR_SOCKET', 'ECONNRESET']);
const LATE = new Error('The error service did not respond in time.');

/** Sends envelopes to the configured error service only. */
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
      'Time until the error service responds to an envelope; Lading itself responds 502 and 504.',
      BUCKETS,
      ['status'],
    );
  }

  /** Sends the envelope unchanged. Answers 502 if the error service fails, 504 if it times out. @throws RELAY_BUSY */
  async forward(ingest: Ingest, envelope: Envelope): Promise<RelayResponse> {
    this.admission.startForwarding();
    const stop = this.seconds.startTimer();
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(LATE), ANSWER_TIMEOUT_MS);
    try {
      const attempt = (): Promise<RelayResponse> => this.attempt(ingest, envelope, late.signal);
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
  ): Promise<RelayResponse> {
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
    // Browsers do not use the body; it is read so that the connection can be reused.
    await body.dump({ limit: ANSWER_LIMIT, signal }).catch(() => undefined);
    return { status: passedStatus(statusCode), headers: passedHeaders(headers) };
  }

  private poolOf(origin: string): Pool {
    const pool = this.pools.get(origin) ?? new Pool(origin, { connections: FORWARD_LIMIT });
    this.pools.set(origin, pool);
    return pool;
  }
}

/**
 * Retries once on a closed connection: the error service may close an idle connection just when it is used. Reports have ids, so one that was
 * already received is not counted twice.
 */
function again(attempt: () => Promise<RelayResponse>) {
  return (error: NodeJS.ErrnoException): Promise<RelayResponse> => {
    if (!CLOSED.has(error.code ?? '')) throw error;
    return attempt();
  };
}

function failed(error: unknown): RelayResponse {
  return { status: error === LATE ? 504 : 502, headers: {} };
}

/** A redirect is neither followed nor returned, because the error service's address comes from the configuration. */
function passedStatus(status: number): number {
  return status >= 300 && status < 400 ? 502 : status;
}

function passedHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const passed = PASSED_HEADERS.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : []));
  return Object.fromEntries(passed) as Record<string, string>;
}
