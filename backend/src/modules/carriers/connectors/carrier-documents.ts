import { english } from '../../../messages/translate.js';
import { msg } from '../../../messages/message.js';
import { Injectable } from '@nestjs/common';
import { ConnectionsRepository } from '../connections/persistence/connections.repository.js';
import { CONNECTION_GONE } from './carrier-guard.js';
import type { ConnectionRef, LinkedDocument } from './connector.js';
import { ConnectorRegistry } from './connector-registry.js';

/** Fetches documents that carriers link in their events. */
@Injectable()
export class CarrierDocuments {
  constructor(
    private readonly connections: ConnectionsRepository,
    private readonly connectors: ConnectorRegistry,
  ) {}

  /** Only from the server of the connection. Does not throw for carrier errors. */
  async fetch(connection: ConnectionRef, url: string, signal: AbortSignal): Promise<LinkedDocument> {
    const row = await this.connections.find(connection.companyId, connection.connectionId);
    if (row === null) return { state: 'missing', message: CONNECTION_GONE.message };
    const fetched = await this.connectors.get(row.connector).documents?.(connection, url, signal);
    return fetched ?? { state: 'missing', message: english(msg`documents of this carrier cannot be fetched`) };
  }
}
