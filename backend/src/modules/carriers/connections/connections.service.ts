import { Injectable } from '@nestjs/common';
import type { AuditAction } from '../../../platform/audit/audit-actions.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { requireRecentProof } from '../../../platform/auth/recent-proof.js';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { Conflict, type FieldError, NotFound, ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import { EgressRules } from '../../../platform/http/egress/egress-rules.js';
import { newId } from '../../../platform/ids.js';
import { type CarrierRecord, CarriersRepository } from '../persistence/carriers.repository.js';
import {
  type ConnectionRow,
  type ConnectionSettings,
  ConnectionsRepository,
} from './persistence/connections.repository.js';
import { RatingContextRepository } from '../persistence/rating-context.repository.js';
import { CONNECTION_LIMITS } from './connections.dto.js';
import type { ChangeConnectionDto, ConnectCarrierDto, ConnectedCarrierDto } from './connections.dto.js';
import { ConnectionsQueries } from './connections.queries.js';
import { CredentialsVault } from './credentials.js';
import { readEndpoint } from './endpoint.js';

const HTTP_FIELDS = ['endpoint', 'credentials', 'customerNumber', 'timeoutSeconds'] as const;

/** Connects carriers over HTTP and changes how they are reached. */
@Injectable()
export class ConnectionsService {
  constructor(
    private readonly database: Database,
    private readonly carriers: CarriersRepository,
    private readonly connections: ConnectionsRepository,
    private readonly ratingContexts: RatingContextRepository,
    private readonly queries: ConnectionsQueries,
    private readonly vault: CredentialsVault,
    private readonly rules: EgressRules,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws ValidationFailed ENDPOINT_INVALID or ENDPOINT_NOT_ALLOWED; Conflict CONNECTION_EXISTS */
  async connect(actor: Actor, { scac, name, ...settings }: ConnectCarrierDto): Promise<ConnectedCarrierDto> {
    const carrierId = await this.database.transaction(async (tx) => {
      const carrier = await this.addTo(tx, actor.companyId, { id: newId('car'), scac, name, demo: false }, settings);
      await this.record(tx, actor, 'carrier.connected', scac);
      return carrier.id;
    });
    return this.queries.carrier(actor.companyId, carrierId);
  }

  /** Adds a connection over HTTP within a transaction; a SCAC that is not known becomes this carrier. */
  async addTo(
    tx: Transaction,
    companyId: string,
    carrier: CarrierRecord,
    dto: ChangeConnectionDto & { endpoint: string },
  ): Promise<CarrierRecord> {
    const id = newId('con');
    const settings = this.settings(
      id,
      {
        endpoint: null,
        credentials: null,
        customerNumber: null,
        timeoutMs: CONNECTION_LIMITS.timeoutSeconds * 1_000,
        tenderEmail: null,
        enabled: true,
      },
      dto,
    );
    const known = await this.carriers.lockByScac(tx, companyId, carrier.scac);
    if (known === null) await this.carriers.insert(tx, companyId, carrier, this.clock.now());
    const joined = known ?? carrier;
    if (!(await this.connections.insert(tx, companyId, joined.id, id, settings, this.clock.now())))
      throw connectionExists(carrier.scac);
    await this.ratingContexts.markChanged(tx, companyId);
    return joined;
  }

  /** @throws NotFound; ValidationFailed ENDPOINT_INVALID, ENDPOINT_NOT_ALLOWED or NOT_OF_TARIFF; ReauthenticationRequired */
  async change(actor: Actor, id: string, dto: ChangeConnectionDto): Promise<ConnectedCarrierDto> {
    const { carrier } = await this.database.transaction(async (tx) => {
      const connection = await this.connections.lock(tx, actor.companyId, id);
      if (connection === null) throw new NotFound();
      if (changesReceiver(connection, dto)) requireRecentProof(actor, this.clock.now());
      await this.changeTo(tx, connection, dto);
      await this.record(tx, actor, 'carrier.changed', connection.carrier.scac);
      return connection;
    });
    return this.queries.carrier(actor.companyId, carrier.id);
  }

  /** Changes a connection that the transaction has locked. */
  async changeTo(tx: Transaction, connection: ConnectionRow, dto: ChangeConnectionDto): Promise<void> {
    const { companyId, id } = connection;
    requireFitting(connection, dto);
    await this.connections.update(tx, companyId, id, this.settings(id, connection, dto));
    await this.ratingContexts.markChanged(tx, companyId);
  }

  /** What a connection is set to after a change; credentials do not follow it to another server. */
  private settings(id: string, stored: ConnectionSettings, dto: ChangeConnectionDto): ConnectionSettings {
    const endpoint = this.endpoint(dto.endpoint ?? stored.endpoint);
    const moved = stored.endpoint !== null && new URL(stored.endpoint).origin !== endpoint?.origin;
    const kept = dto.credentials === null || moved ? null : stored.credentials;
    return {
      endpoint: endpoint?.href ?? null,
      credentials: dto.credentials && endpoint !== null ? this.vault.seal(id, endpoint, dto.credentials) : kept,
      customerNumber: dto.customerNumber === undefined ? stored.customerNumber : dto.customerNumber,
      timeoutMs: dto.timeoutSeconds === undefined ? stored.timeoutMs : dto.timeoutSeconds * 1_000,
      tenderEmail: dto.tenderEmail === undefined ? stored.tenderEmail : dto.tenderEmail,
      enabled: dto.enabled ?? stored.enabled,
    };
  }

  private endpoint(text: string | null): URL | null {
    if (text === null) return null;
    const read = readEndpoint(text, this.rules);
    if (!(read instanceof URL)) throw new ValidationFailed([read]);
    return read;
  }

  private record(tx: Transaction, { companyId, userId }: Actor, action: AuditAction, subject: string): Promise<void> {
    return this.audit.record(tx, { companyId, userId, action, subject });
  }
}

/** Whether rates, tenders or the company's credentials would go to somebody else. */
function changesReceiver(stored: ConnectionRow, { endpoint, credentials, tenderEmail }: ChangeConnectionDto): boolean {
  return (
    (endpoint !== undefined && endpoint !== stored.endpoint) ||
    (credentials !== undefined && credentials !== null) ||
    (tenderEmail !== undefined && tenderEmail !== null && tenderEmail !== stored.tenderEmail)
  );
}

function requireFitting({ connector }: ConnectionRow, dto: ChangeConnectionDto): void {
  const given = HTTP_FIELDS.filter((field) => dto[field] !== undefined);
  if (connector === 'tariff' && given.length > 0) throw tariffConnection(given);
  if (connector !== 'tariff' && dto.tenderEmail !== undefined) throw httpConnection();
}

/** A carrier has one connection of a kind. */
function connectionExists(scac: string): Conflict {
  return new Conflict('CONNECTION_EXISTS', `${scac} is connected over HTTP already. Change that connection.`);
}

/** Tariffs are rated here: there is no server to set anything about. */
function tariffConnection(fields: readonly string[]): ValidationFailed {
  const errors: FieldError[] = fields.map((field) => ({
    pointer: `/${field}`,
    code: 'NOT_OF_TARIFF',
    message: 'A tariff connection can only be enabled and disabled, and given an address for tenders.',
  }));
  return new ValidationFailed(errors);
}

/** Carriers over HTTP are tendered to over HTTP. */
function httpConnection(): ValidationFailed {
  return new ValidationFailed([
    {
      pointer: '/tenderEmail',
      code: 'NOT_OF_HTTP',
      message: 'Carriers over HTTP get tenders over HTTP, not by e-mail.',
    },
  ]);
}
