import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { ServerConfig } from '../../config/config.js';
import { NotFound } from '../../platform/http/problems/domain-error.js';
import { Admission } from './admission.js';
import { BUSY } from './busy-answer.js';
import { type Ingest, ingestsOf } from './domain/ingest.js';
import { EnvelopeReader } from './envelope-reader.js';
import { dsnOf } from './first-line.js';
import { IngestForwarder, type RelayResponse } from './ingest-forwarder.js';
import { RelayedErrors } from './relayed-errors.js';
import { FOREIGN_DSN, RELAY_BUSY } from './monitoring.errors.js';

/** Receives envelopes from browsers and forwards them to the error service of their configured DSN. */
@Injectable()
export class RelayService {
  private readonly ingests: ReadonlyMap<string, Ingest>;

  constructor(
    config: ServerConfig,
    private readonly admission: Admission,
    private readonly forwarder: IngestForwarder,
    private readonly errors: RelayedErrors,
  ) {
    this.ingests = ingestsOf(config.monitoringDsns);
  }

  /** @throws NotFound if no DSN is configured; DomainError 400, 403, 408, 413 or 415 for a refused envelope */
  async take(request: IncomingMessage): Promise<RelayResponse> {
    if (!this.admission.enter()) return BUSY;
    if (this.ingests.size === 0) throw new NotFound();
    let ingest: Ingest | undefined;
    const reader = new EnvelopeReader(request, this.admission, (firstLine) => (ingest = this.admit(firstLine)));
    try {
      const envelope = await reader.read();
      return await this.forwarder.forward(ingest!, envelope);
    } catch (error) {
      if (error === RELAY_BUSY) return BUSY;
      throw error;
    } finally {
      reader.close();
    }
  }

  private admit(firstLine: string): Ingest {
    const ingest = this.ingests.get(dsnOf(firstLine));
    if (ingest === undefined) throw FOREIGN_DSN;
    this.admission.expectForwarding();
    this.errors.count(firstLine);
    return ingest;
  }
}
