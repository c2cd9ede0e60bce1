import { english } from '../../../messages/translate.js';
import { type Message, msg } from '../../../messages/message.js';
import { Injectable } from '@nestjs/common';
import { ConnectionsRepository } from '../connections/persistence/connections.repository.js';
import { CONNECTION_GONE } from './carrier-guard.js';
import type { ConnectionRef, Connector, ConnectorKind, TenderTarget } from './connector.js';
import { ConnectorRegistry } from './connector-registry.js';
import {
  type CarrierNotice,
  type NoticeOutcome,
  type PickupStatus,
  type TenderedNumbers,
  type TenderOutcome,
  tenderOutcome,
  type TenderRequest,
} from './tenders.js';

/** Time limit of one attempt, for all its messages together; shorter than the time limit of an outbox message. */
const TRY_MS = 25_000;

interface Reached {
  connector: Connector;
  target: TenderTarget;
}

/** The carrier to tender to: over the connection that returned the price, or over its tariff connection. */
export interface TenderedCarrier {
  companyId: string;
  carrierId: string;
  carrierName: string;
  /** Null for a tariff price. */
  connectionId: string | null;
}

/** Sends tenders, pickup changes and cancellations over the company's connection to the carrier. */
@Injectable()
export class CarrierTenders {
  constructor(
    private readonly connections: ConnectionsRepository,
    private readonly connectors: ConnectorRegistry,
  ) {}

  /**
   * The connection to tender over: that of the price, or null (mail) if it takes no tenders of the mode and the carrier has a tender mailbox. Shipments that
   * were priced with a tariff go over the carrier's EDI, if it takes the mode.
   */
  async connectionFor(
    { companyId, carrierId, connectionId }: Omit<TenderedCarrier, 'carrierName'>,
    mode: string,
  ): Promise<string | null> {
    if (connectionId === null) return this.overTariff(companyId, carrierId, mode);
    const connection = await this.connections.find(companyId, connectionId);
    if (connection === null || this.connectors.tenders(connection.connector, mode)) return connectionId;
    const mail = await this.connections.findOf(companyId, carrierId, 'tariff');
    return mail?.tenderEmail ? null : connectionId;
  }

  /** Sends the tender. Idempotent by key. An attempt aborted by `signal` has an unknown outcome. */
  async tender(carrier: TenderedCarrier, request: TenderRequest, signal: AbortSignal): Promise<TenderOutcome> {
    const reached = await this.reach(carrier);
    if (reached === null) return tenderOutcome('unknown', CONNECTION_GONE.code, CONNECTION_GONE.message);
    return tendered(reached, carrier, request, withinTry(signal));
  }

  /** The kind of each connection. */
  async kinds(companyId: string): Promise<ReadonlyMap<string, ConnectorKind>> {
    const connections = await this.connections.list(companyId);
    return new Map(connections.map(({ id, connector }) => [id, connector]));
  }

  /** Sends the carrier the changed shipment. */
  async change(carrier: TenderedCarrier, notice: CarrierNotice, signal: AbortSignal): Promise<NoticeOutcome> {
    const reached = await this.reach(carrier);
    if (reached === null) return { state: 'unknown', message: CONNECTION_GONE.message };
    const changed = await reached.connector.change?.(reached.target, notice, withinTry(signal));
    return (
      changed ?? notTaken(msg`${{ carrier: carrier.carrierName }} takes no changes electronically. Call the carrier.`)
    );
  }

  /** Notifies the carrier of a cancellation. */
  async cancel(carrier: TenderedCarrier, notice: CarrierNotice, signal: AbortSignal): Promise<NoticeOutcome> {
    const reached = await this.reach(carrier);
    if (reached === null) return { state: 'unknown', message: CONNECTION_GONE.message };
    const cancelled = await reached.connector.cancel?.(reached.target, notice, withinTry(signal));
    return (
      cancelled ??
      notTaken(msg`${{ carrier: carrier.carrierName }} takes no cancellations electronically. Call the carrier.`)
    );
  }

  /** State of the pickup at the carrier; null if it cannot be read. `undefined`: connections of this kind never say it. */
  async pickupStatus(
    { companyId, connectionId }: ConnectionRef,
    numbers: TenderedNumbers,
    signal: AbortSignal,
  ): Promise<PickupStatus | 'not_found' | null | undefined> {
    const connection = await this.connections.find(companyId, connectionId);
    if (connection === null) return undefined;
    const connector = this.connectors.get(connection.connector);
    return connector.pickupStatus?.({ companyId, connectionId }, numbers, withinTry(signal));
  }

  private async overTariff(companyId: string, carrierId: string, mode: string): Promise<string | null> {
    for (const { id: connectionId, connector, enabled } of await this.connections.list(companyId, carrierId))
      if (enabled && (await this.connectors.get(connector).takesTariffPrices?.({ companyId, connectionId }, mode)))
        return connectionId;
    return null;
  }

  private async reach({ companyId, carrierId, carrierName, connectionId }: TenderedCarrier): Promise<Reached | null> {
    const connection =
      connectionId === null
        ? await this.connections.findOf(companyId, carrierId, 'tariff')
        : await this.connections.find(companyId, connectionId);
    if (connection === null) return null;
    const { id, connector, tenderEmail } = connection;
    const target = { companyId, connectionId: id, carrierName, tenderEmail, isDemo: connection.carrier.demo };
    return { connector: this.connectors.get(connector), target };
  }
}

/** Sends the bill of lading, unless the carrier has it, then the pickup request if that is a message of its own. */
async function tendered(
  { connector, target }: Reached,
  { carrierName }: TenderedCarrier,
  request: TenderRequest,
  signal: AbortSignal,
): Promise<TenderOutcome> {
  const taken =
    request.bol === null
      ? await connector.tender?.(target, request, signal)
      : tenderOutcome('accepted', null, null, request.bol);
  if (taken === undefined)
    return tenderOutcome(
      'failed',
      'NOT_TENDERABLE',
      english(
        msg`${{ carrier: carrierName }} takes no tenders electronically. Tender it by email or call the carrier.`,
      ),
    );
  if (taken.bol === null || connector.pickup === undefined) return taken;
  return connector.pickup(target, request, taken, signal);
}

function notTaken(message: Message): NoticeOutcome {
  return { state: 'refused', message: english(message) };
}

function withinTry(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(TRY_MS)]);
}
