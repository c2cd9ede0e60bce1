import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Metrics } from '../../platform/metrics/metrics.js';
import { Admission } from './admission.js';
import type { Ingest } from './domain/ingest.js';
import { ANSWER_LIMIT, ANSWER_TIMEOUT_MS, FORWARD_LIMIT } from './domain/limits.js';
import type { Envelope } from './envelope-reader.js';

/** What a browser is told about its envelope; the body is always `{}`. */
export interface RelayAnswer {
  status: number;
  headers: Record<string, string>;
}

/** Headers that tell the SDK how long to wait with what. No other leaves the error service. */
const PASSED_HEADERS = ['retry-after', 'x-sentry-rate-limits'];
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

class AnswerTimeout extends Error {}

/** Sends envelopes to the configured error service, and nothing anywhere else. */
@Injectable()
export class IngestForwarder implements OnApplicationShutdown {
  private readonly clients = {
    'http:': { request: http.request, agent: new http.Agent({ keepAlive: true, maxSockets: FORWARD_LIMIT }) },
    'https:': { request: https.request, agent: new https.Agent({ keepAlive: true, maxSockets: FORWARD_LIMIT }) },
  };
  private readonly seconds;

  constructor(
    private readonly admission: Admission,
    metrics: Metrics,
  ) {
    this.seconds = metrics.histogram('relay_forward_seconds', 'Time until the error service answers an envelope; 502 and 504 are our own.', BUCKETS, ['status']);
  }

  /** Sends the envelope byte by byte as it came. Answers 502 when the error service fails, 504 when it is too slow. @throws RELAY_BUSY */
  async forward(ingest: Ingest, envelope: Envelope): Promise<RelayAnswer> {
    this.admission.startForwarding();
    const stop = this.seconds.startTimer();
    const deadline = performance.now() + ANSWER_TIMEOUT_MS;
    try {
      const answer = await this.attempt(ingest, envelope, deadline).catch((error: unknown) => this.failed(error));
      stop({ status: answer.status });
      return answer;
    } finally {
      this.admission.endForwarding();
    }
  }

  onApplicationShutdown(): void {
    for (const { agent } of Object.values(this.clients)) agent.destroy();
  }

  private async attempt(ingest: Ingest, envelope: Envelope, deadline: number): Promise<RelayAnswer> {
    const { protocol, hostname, port, path, auth } = ingest;
    const client = this.clients[protocol];
    const request = client.request({
      agent: client.agent,
      hostname,
      port,
      path,
      method: 'POST',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'content-length': envelope.size,
        'x-sentry-auth': auth,
        ...(envelope.contentEncoding === undefined ? {} : { 'content-encoding': envelope.contentEncoding }),
      },
    });
    const timer = setTimeout(() => request.destroy(new AnswerTimeout()), deadline - performance.now());
    try {
      return await answerTo(request, envelope.chunks);
    } catch (error) {
      if (!wasClosedWhileIdle(request, error)) throw error;
      return await this.attempt(ingest, envelope, deadline);
    } finally {
      clearTimeout(timer);
    }
  }

  private failed(error: unknown): RelayAnswer {
    return { status: error instanceof AnswerTimeout ? 504 : 502, headers: {} };
  }
}

/** Writes the body and resolves when the answer has been read to its end, or as far as it deserves. */
function answerTo(request: ClientRequest, chunks: readonly Buffer[]): Promise<RelayAnswer> {
  return new Promise((resolve, reject) => {
    let answered = false;
    request.on('error', (error) => answered || reject(error));
    request.on('response', (response) => {
      answered = true;
      let left = ANSWER_LIMIT;
      response.on('data', (bytes: Buffer) => {
        left -= bytes.length;
        if (left < 0) response.destroy();
      });
      response.on('error', () => undefined);
      response.on('close', () => resolve(answerOf(response)));
    });
    request.cork();
    for (const chunk of chunks) request.write(chunk);
    request.end();
  });
}

/** A redirect is not followed and not passed on either: the error service is where the configuration says. */
function answerOf({ statusCode = 502, headers }: IncomingMessage): RelayAnswer {
  const passed = PASSED_HEADERS.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : []));
  return { status: statusCode < 200 || (statusCode >= 300 && statusCode < 400) ? 502 : statusCode, headers: Object.fromEntries(passed) as Record<string, string> };
}

/** The other side had closed an idle connection just when it was used. Reports carry ids, so one that was read after all is no second one. */
function wasClosedWhileIdle(request: ClientRequest, error: unknown): boolean {
  return request.reusedSocket && (error as NodeJS.ErrnoException).code === 'ECONNRESET';
}
