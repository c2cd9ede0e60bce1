import { Injectable } from '@nestjs/common';
import { ConnectionsRepository } from '../connections/persistence/connections.repository.js';
import { CONNECTION_GONE } from './carrier-guard.js';
import type { Connector, TenderTarget } from './connector.js';
import { ConnectorRegistry } from './connector-registry.js';
import {
  type CarrierNotice,
  type NoticeOutcome,
  type TenderOutcome,
  tenderOutcome,
  type TenderRequest,
} from './tenders.js';

/** Longest that a carrier is waited for in one try, all its messages together; within the time of an outbox message. */
const TRY_MS = 25_000;

/** The carrier that is given freight: over the connection that gave the price, or over that of its tariffs. */
export interface TenderedCarrier {
  companyId: string;
  carrierId: string;
  carrierName: string;
  /** Null when the price came from a tariff. */
  connectionId: string | null;
}

/** Gives shipments to carriers, changes and cancels them, over whatever connects the company with the carrier. */
@Injectable()
export class CarrierTenders {
  constructor(
    private readonly connections: ConnectionsRepository,
    private readonly connectors: ConnectorRegistry,
  ) {}

  /** Sends the tender. Sending it again with the same key gives the carrier nothing twice; a try that `signal` ends has an unknown outcome. */
  async tender(carrier: TenderedCarrier, request: TenderRequest, signal: AbortSignal): Promise<TenderOutcome> {
    const reached = await this.reach(carrier);
    if (reached === null) return tenderOutcome('unknown', CONNECTION_GONE.code, CONNECTION_GONE.message);
    return reached.connector.tender(reached.target, request, withinTry(signal));
  }

  /** Tells the carrier of another pickup. */
  async changePickup(carrier: TenderedCarrier, notice: CarrierNotice, signal: AbortSignal): Promise<NoticeOutcome> {
    const reached = await this.reach(carrier);
    if (reached === null) return { state: 'unknown', message: CONNECTION_GONE.message };
    return reached.connector.changePickup(reached.target, notice, withinTry(signal));
  }

  /** Tells the carrier that nothing is to be picked up. */
  async cancel(carrier: TenderedCarrier, notice: CarrierNotice, signal: AbortSignal): Promise<NoticeOutcome> {
    const reached = await this.reach(carrier);
    if (reached === null) return { state: 'unknown', message: CONNECTION_GONE.message };
    return reached.connector.cancel(reached.target, notice, withinTry(signal));
  }

  private async reach({
    companyId,
    carrierId,
    carrierName,
    connectionId,
  }: TenderedCarrier): Promise<{ connector: Connector; target: TenderTarget } | null> {
    const connection =
      connectionId === null
        ? await this.connections.findOf(companyId, carrierId, 'tariff')
        : await this.connections.find(companyId, connectionId);
    if (connection === null) return null;
    const { id, connector, tenderEmail } = connection;
    const target = { companyId, connectionId: id, carrierName, tenderEmail };
    return { connector: this.connectors.get(connector), target };
  }
}

function withinTry(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(TRY_MS)]);
}
