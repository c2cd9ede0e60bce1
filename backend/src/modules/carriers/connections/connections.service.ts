import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { requireRecentProof } from '../../../platform/auth/recent-proof.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { NotFound, ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import { newId } from '../../../platform/ids.js';
import { ConnectorRegistry } from '../connectors/connector-registry.js';
import { ConnectionStore } from './connection-store.js';
import type { ChangeConnectionDto, ConnectCarrierDto, ConnectedCarrierDto } from './connections.dto.js';
import { ConnectionsQueries } from './connections.queries.js';
import { type ConnectionRow, ConnectionsRepository } from './persistence/connections.repository.js';
import { msg } from '../../../messages/message.js';

/** Adds HTTP connections and changes connection settings. */
@Injectable()
export class ConnectionsService {
  constructor(
    private readonly database: Database,
    private readonly store: ConnectionStore,
    private readonly connections: ConnectionsRepository,
    private readonly queries: ConnectionsQueries,
    private readonly connectors: ConnectorRegistry,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws ValidationFailed CONNECTOR_UNKNOWN, ENDPOINT_INVALID or ENDPOINT_NOT_ALLOWED; Conflict CONNECTION_EXISTS */
  async connect(
    { companyId, userId }: Actor,
    { scac, name, connector = 'dsdc', ...settings }: ConnectCarrierDto,
  ): Promise<ConnectedCarrierDto> {
    if (!this.connectors.isHttp(connector)) throw connectorUnknown();
    const carrierId = await this.database.transaction(async (tx) => {
      const added = { id: newId('car'), scac, name, demo: false };
      const carrier = await this.store.add(tx, companyId, added, { ...settings, connector });
      await this.audit.record(tx, { companyId, userId, action: 'carrier.connected', subject: scac });
      return carrier.id;
    });
    return this.queries.carrier(companyId, carrierId);
  }

  /** @throws NotFound; ValidationFailed ENDPOINT_INVALID, ENDPOINT_NOT_ALLOWED or NOT_OF_TARIFF; ReauthenticationRequired */
  async change(actor: Actor, id: string, dto: ChangeConnectionDto): Promise<ConnectedCarrierDto> {
    const { companyId, userId } = actor;
    const { carrier } = await this.database.transaction(async (tx) => {
      const connection = await this.connections.lock(tx, companyId, id);
      if (connection === null) throw new NotFound();
      if (changesReceiver(connection, dto)) requireRecentProof(actor, this.clock.now());
      await this.store.change(tx, connection, dto);
      await this.audit.record(tx, { companyId, userId, action: 'carrier.changed', subject: connection.carrier.scac });
      return connection;
    });
    return this.queries.carrier(companyId, carrier.id);
  }
}

function connectorUnknown(): ValidationFailed {
  const message = msg`This installation has no such kind of connection over HTTP.`;
  return new ValidationFailed([{ pointer: '/connector', code: 'CONNECTOR_UNKNOWN', message }]);
}

/** Whether the change sends rate requests, tenders or credentials to another recipient. */
function changesReceiver(stored: ConnectionRow, { endpoint, credentials, tenderEmail }: ChangeConnectionDto): boolean {
  return (
    (endpoint !== undefined && endpoint !== stored.endpoint) ||
    (credentials !== undefined && credentials !== null) ||
    (tenderEmail !== undefined && tenderEmail !== null && tenderEmail !== stored.tenderEmail)
  );
}
