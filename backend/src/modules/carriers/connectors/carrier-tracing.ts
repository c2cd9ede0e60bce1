import { Injectable } from '@nestjs/common';
import { ConnectionsRepository } from '../connections/persistence/connections.repository.js';
import type { ConnectionRef, TracedShipment } from './connector.js';
import { ConnectorRegistry } from './connector-registry.js';

/** Traces single shipments at carriers that publish no events. */
@Injectable()
export class CarrierTracing {
  constructor(
    private readonly connections: ConnectionsRepository,
    private readonly connectors: ConnectorRegistry,
  ) {}

  /** Events of the standard, not validated yet; null without a usable response. `undefined`: connections of this kind trace nothing. */
  async trace(
    { companyId, connectionId }: ConnectionRef,
    shipment: TracedShipment,
    signal: AbortSignal,
  ): Promise<readonly object[] | null | undefined> {
    const connection = await this.connections.find(companyId, connectionId);
    if (connection === null) return undefined;
    return this.connectors.get(connection.connector).trace?.({ companyId, connectionId }, shipment, signal);
  }
}
