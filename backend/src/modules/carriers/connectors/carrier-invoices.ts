import { Injectable } from '@nestjs/common';
import { ConnectionsRepository } from '../connections/persistence/connections.repository.js';
import type { ConnectionRef } from './connector.js';
import { ConnectorRegistry } from './connector-registry.js';

/** A file that supports an invoice. */
export interface InvoiceDocument {
  /** Code of the carrier's standard, like POD. */
  type: string;
  bytes: Buffer;
}

/** Reads what a carrier bills. Methods return null without a usable response and do not throw for carrier errors. */
export interface CarrierInvoiceReader {
  /** Invoices of a shipment by our number, not validated yet. */
  list(connection: ConnectionRef, shipmentNumber: string, signal: AbortSignal): Promise<readonly unknown[] | null>;
  /** An invoice as it is now, by the carrier's id, not validated yet; `not_found` if the carrier does not have it. */
  get(connection: ConnectionRef, id: string, signal: AbortSignal): Promise<unknown>;
  /** The documents of an invoice; none if the carrier has none. */
  documents(
    connection: ConnectionRef,
    invoiceNumber: string,
    signal: AbortSignal,
  ): Promise<readonly InvoiceDocument[] | null>;
}

/** Finds the reader of a connection's kind. */
@Injectable()
export class CarrierInvoices {
  constructor(
    private readonly connections: ConnectionsRepository,
    private readonly connectors: ConnectorRegistry,
  ) {}

  /** Null if the carrier's invoices cannot be read over this connection. */
  async of({ companyId, connectionId }: ConnectionRef): Promise<CarrierInvoiceReader | null> {
    const connection = await this.connections.find(companyId, connectionId);
    return connection === null ? null : (this.connectors.get(connection.connector).invoices ?? null);
  }
}
