import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { ServerConfig } from '../../config/config.js';
import { NotFound } from '../../platform/http/domain-error.js';
import { Admission } from './admission.js';
import { type Ingest, ingestsOf } from './domain/ingest.js';
import { EnvelopeReader } from './envelope-reader.js';
import { dsnOf } from './first-line.js';
import { IngestForwarder, type RelayAnswer } from './ingest-forwarder.js';
import { foreignDsn, RelayBusy } from './monitoring.errors.js';

/** How long what is left of a refused body is read and thrown away, so that the client gets to read its answer. */
const LINGER_MS = 1_000;

/**
 * Our own throttling, in the words of the SDK (https://develop.sentry.dev/sdk/expected-features/rate-limiting/). Without the categories it
 * would keep everything back for a minute; so bulk waits, and errors try again soon.
 */
const BUSY: RelayAnswer = {
  status: 429,
  headers: {
    'retry-after': '2',
    'x-sentry-rate-limits': '10:transaction;span;replay;profile;session;log_item;metric:organization:relay_busy,2:default;error;security;attachment;feedback;monitor:organization:relay_busy',
  },
};

/** Takes envelopes of browsers and hands them to the error service that their DSN is configured for. */
@Injectable()
export class RelayService {
  private readonly ingests: ReadonlyMap<string, Ingest>;

  constructor(
    config: ServerConfig,
    private readonly admission: Admission,
    private readonly forwarder: IngestForwarder,
  ) {
    this.ingests = ingestsOf(config.monitoringDsns);
  }

  /** @throws NotFound when no DSN is configured; DomainError 400, 403, 408, 413 or 415 for an envelope that is not taken */
  async take(request: IncomingMessage): Promise<RelayAnswer> {
    if (this.ingests.size === 0) throw new NotFound();
    let ingest: Ingest | undefined;
    const reader = new EnvelopeReader(request, this.admission, (firstLine) => (ingest = this.admit(firstLine)));
    try {
      const envelope = await reader.read();
      return await this.forwarder.forward(ingest!, envelope);
    } catch (error) {
      if (error instanceof RelayBusy) return BUSY;
      throw error;
    } finally {
      reader.close();
      discardRest(request);
    }
  }

  private admit(firstLine: string): Ingest {
    const ingest = this.ingests.get(dsnOf(firstLine));
    if (ingest === undefined) throw foreignDsn();
    this.admission.enter();
    return ingest;
  }
}

function discardRest(request: IncomingMessage): void {
  if (request.complete) return;
  request.resume();
  const cut = setTimeout(() => request.destroy(), LINGER_MS);
  request.once('close', () => clearTimeout(cut));
}
