import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { ConnectorRegistry } from '../connectors/connector-registry.js';
import {
  CarrierSubscriptionsRepository,
  type SubscriptionRow,
} from '../subscriptions/persistence/carrier-subscriptions.sql.js';
import { SUBSCRIPTION_KINDS } from '../connectors/subscriptions.js';
import { ConnectionHealth } from './persistence/connection-health.sql.js';
import { type ConnectionRow, ConnectionsRepository } from './persistence/connections.repository.js';
import type {
  CarrierCallDaysDto,
  CarrierConnectionDto,
  CarrierSubscriptionDto,
  ConnectedCarrierDto,
  ConnectedCarrierListDto,
} from './connections.dto.js';

/** Days of price requests that are shown, with today. */
const CALL_DAYS = 14;
const DAY_MS = 86_400_000;

/** Carriers with their connections. */
@Injectable()
export class ConnectionsQueries {
  constructor(
    private readonly connections: ConnectionsRepository,
    private readonly health: ConnectionHealth,
    private readonly subscriptions: CarrierSubscriptionsRepository,
    private readonly connectors: ConnectorRegistry,
    private readonly clock: Clock,
  ) {}

  /** All carriers of the company by SCAC. */
  async carriers(companyId: string): Promise<ConnectedCarrierListDto> {
    return { items: await this.present(companyId, await this.connections.list(companyId)), nextCursor: null };
  }

  /** @throws NotFound */
  async carrier(companyId: string, carrierId: string): Promise<ConnectedCarrierDto> {
    const [carrier] = await this.present(companyId, await this.connections.list(companyId, carrierId));
    if (carrier === undefined) throw new NotFound();
    return carrier;
  }

  /** @throws NotFound */
  async callDays(companyId: string, connectionId: string): Promise<CarrierCallDaysDto> {
    if ((await this.connections.find(companyId, connectionId)) === null) throw new NotFound();
    const today = this.clock.now().getTime();
    const since = new Date(today - (today % DAY_MS) - (CALL_DAYS - 1) * DAY_MS);
    return { items: await this.health.days(companyId, connectionId, since) };
  }

  private async present(companyId: string, rows: readonly ConnectionRow[]): Promise<ConnectedCarrierDto[]> {
    const byCarrier = Map.groupBy(rows, ({ carrier }) => carrier.id);
    const subscriptions = await this.subscriptions.list(companyId);
    return Promise.all([...byCarrier.values()].map((connections) => this.carrierOf(connections, subscriptions)));
  }

  private async carrierOf(
    rows: readonly ConnectionRow[],
    subscriptions: readonly SubscriptionRow[],
  ): Promise<ConnectedCarrierDto> {
    const { id, scac, name, demo } = rows[0]!.carrier;
    const connections = await Promise.all(rows.map((row) => this.connectionOf(row, subscriptions)));
    return {
      id,
      scac,
      name,
      demo,
      connectors: rows.filter(({ enabled }) => enabled).map(({ connector }) => connector),
      connections,
    };
  }

  private async connectionOf(
    row: ConnectionRow,
    subscriptions: readonly SubscriptionRow[],
  ): Promise<CarrierConnectionDto> {
    const connector = this.connectors.get(row.connector);
    const overHttp = connector.channel === 'http';
    const { inboundPreviousUntil: previousUntil } = row;
    return {
      id: row.id,
      connector: row.connector,
      enabled: row.enabled,
      endpoint: row.endpoint,
      hasCredentials: row.credentials !== null,
      trackingPath: row.trackingPath,
      chargesPath: row.chargesPath,
      invoicesPath: row.invoicesPath,
      customerNumber: row.customerNumber,
      options: row.options,
      tenderEmail: row.tenderEmail,
      timeoutSeconds: overHttp ? row.timeoutMs / 1_000 : null,
      inboundSecretAt: row.inboundSecretAt?.toISOString() ?? null,
      previousSecretUntil:
        previousUntil !== null && previousUntil > this.clock.now() ? previousUntil.toISOString() : null,
      health: {
        state: overHttp ? row.healthState : 'up',
        lastError: row.healthError,
        p50Ms: overHttp ? median(await this.health.responseTimes(row.companyId, row.id)) : null,
        since: row.healthSince?.toISOString() ?? null,
      },
      firstSuccessAt: row.firstSuccessAt?.toISOString() ?? null,
      lastSuccessAt: row.lastSuccessAt?.toISOString() ?? null,
      subscriptions: SUBSCRIPTION_KINDS.filter((kind) => connector.subscriptions?.[kind]).map((kind) =>
        presentSubscription(
          kind,
          subscriptions.find((each) => each.connectionId === row.id && each.kind === kind),
        ),
      ),
    };
  }
}

function presentSubscription(
  kind: CarrierSubscriptionDto['kind'],
  row: SubscriptionRow | undefined,
): CarrierSubscriptionDto {
  const { state, message, since } = row ?? { state: 'pending', message: null, since: null };
  return { kind, state, message, since: since?.toISOString() ?? null };
}

function median(values: readonly number[]): number | null {
  return [...values].sort((left, right) => left - right)[Math.floor((values.length - 1) / 2)] ?? null;
}
