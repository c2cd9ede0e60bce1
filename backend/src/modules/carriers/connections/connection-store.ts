import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database/database.js';
import { Conflict } from '../../../platform/http/problems/domain-error.js';
import { newId } from '../../../platform/ids.js';
import type { ConnectorKind } from '../connectors/connector.js';
import { ConnectorRegistry } from '../connectors/connector-registry.js';
import { type CarrierRecord, CarriersRepository } from '../persistence/carriers.repository.js';
import { RatingContextRepository } from '../persistence/rating-context.sql.js';
import { CarrierProfilesRepository } from '../profile/persistence/carrier-profiles.repository.js';
import { CarrierSubscriptionsRepository } from '../subscriptions/persistence/carrier-subscriptions.sql.js';
import { ConnectionChanges } from './connection-changes.js';
import { type ChangeConnectionDto, CONNECTION_LIMITS } from './connections.dto.js';
import {
  type ConnectionRow,
  type ConnectionSettings,
  ConnectionsRepository,
} from './persistence/connections.repository.js';
import { msg } from '../../../messages/message.js';

export const NEW_CONNECTION: ConnectionSettings = {
  endpoint: null,
  credentials: null,
  trackingPath: null,
  chargesPath: null,
  invoicesPath: null,
  customerNumber: null,
  options: null,
  timeoutMs: CONNECTION_LIMITS.timeoutSeconds * 1_000,
  tenderEmail: null,
  enabled: true,
};

/** Adds and updates HTTP connections in a transaction. */
@Injectable()
export class ConnectionStore {
  constructor(
    private readonly carriers: CarriersRepository,
    private readonly connections: ConnectionsRepository,
    private readonly profiles: CarrierProfilesRepository,
    private readonly subscriptions: CarrierSubscriptionsRepository,
    private readonly ratingContexts: RatingContextRepository,
    private readonly changes: ConnectionChanges,
    private readonly connectors: ConnectorRegistry,
    private readonly clock: Clock,
  ) {}

  /** Adds a connection; creates the carrier if its SCAC is unknown. @throws Conflict CONNECTION_EXISTS */
  async add(
    tx: Transaction,
    companyId: string,
    carrier: CarrierRecord,
    { connector, ...dto }: ChangeConnectionDto & { connector: ConnectorKind; endpoint: string },
  ): Promise<CarrierRecord> {
    const id = newId('con');
    const settings = this.changes.apply({ ...NEW_CONNECTION, id, connector }, dto);
    const known = await this.carriers.lockByScac(tx, companyId, carrier.scac);
    if (known === null) await this.carriers.insert(tx, companyId, carrier, this.clock.now());
    const joined = known ?? carrier;
    const added = { id, carrierId: joined.id, connector };
    if (!(await this.connections.insert(tx, companyId, added, settings, this.clock.now())))
      throw connectionExists(carrier.scac);
    await this.ratingContexts.markChanged(tx, companyId);
    return joined;
  }

  /** Updates a connection that the transaction has locked. */
  async change(tx: Transaction, connection: ConnectionRow, dto: ChangeConnectionDto): Promise<void> {
    const { companyId, id } = connection;
    const settings = this.changes.apply(connection, dto);
    const moved = settings.endpoint !== connection.endpoint;
    await this.connections.update(tx, companyId, id, settings, moved);
    if (settings.enabled !== connection.enabled)
      await this.connectors
        .get(connection.connector)
        .enabledChanged?.(tx, { companyId, connectionId: id }, settings.enabled);
    await this.subscriptions.wake(tx, companyId, id, this.clock.now(), moved);
    if (dto.tenderEmail !== undefined)
      await this.profiles.setTenderAddress(tx, companyId, connection.carrierId, dto.tenderEmail);
    await this.ratingContexts.markChanged(tx, companyId);
  }
}

/** A carrier has at most one connection of each kind. */
function connectionExists(scac: string): Conflict {
  return new Conflict('CONNECTION_EXISTS', msg`${{ scac }} is connected over HTTP already. Change that connection.`);
}
