import { Injectable } from '@nestjs/common';
import { ServerConfig } from '../../../config/config.js';
import type { AuditAction } from '../../../platform/registered.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { newToken } from '../../../platform/secrets/secret-token.js';
import { ConnectionsRepository } from '../connections/persistence/connections.repository.js';
import type { InboundSecretDto } from './inbound-secrets.dto.js';
import { SealsColumns } from '../../../platform/secrets/sealed-columns.js';
import { SecretBox } from '../../../platform/secrets/secret-box.js';

/** Encrypts carriers' signing secrets, each for its connection. */
@SealsColumns([
  {
    table: 'carrier_connection',
    column: 'inbound_secret',
    key: ['company_id', 'id'],
    purpose: ({ id = '' }) => purpose(id),
  },
])
@Injectable()
export class InboundSecretVault {
  constructor(private readonly box: SecretBox) {}

  seal(connectionId: string, secret: string): Buffer {
    return this.box.seal(Buffer.from(secret), purpose(connectionId));
  }

  open(connectionId: string, sealed: Buffer): Buffer {
    return this.box.open(sealed, purpose(connectionId));
  }
}

function purpose(connectionId: string): string {
  return `inbound events ${connectionId}`;
}

/** The connection of an event delivery; its signature must match the secret. */
export interface InboundConnection {
  /** Null for an unknown connection. */
  companyId: string | null;
  carrierId: string;
  secret: Buffer;
}

const DELIVERIES = '/carrier-api/v1/shipment-events';

/** Secrets that carriers sign event deliveries with. An HMAC needs the secret itself, so it is stored encrypted, not hashed. */
@Injectable()
export class InboundSecrets {
  /** Deliveries for an unknown connection are verified with this secret, so that the response time is the same. */
  private readonly unknownSecret = Buffer.from(newToken());

  constructor(
    private readonly database: Database,
    private readonly connections: ConnectionsRepository,
    private readonly vault: InboundSecretVault,
    private readonly audit: AuditLog,
    private readonly config: ServerConfig,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound */
  async make(actor: Actor, connectionId: string): Promise<InboundSecretDto> {
    const secret = newToken();
    await this.change(actor, connectionId, 'carrier.secret_made', this.vault.seal(connectionId, secret));
    return { connectionId, secret, url: new URL(DELIVERIES, this.config.publicUrl).href };
  }

  /** @throws NotFound */
  async remove(actor: Actor, connectionId: string): Promise<void> {
    await this.change(actor, connectionId, 'carrier.secret_removed', null);
  }

  /** The connection with that id; for an unknown id, a placeholder with a random secret. */
  async find(connectionId: string): Promise<InboundConnection> {
    const row = await this.connections.findInbound(connectionId);
    if (row === null) return { companyId: null, carrierId: '', secret: this.unknownSecret };
    return {
      companyId: row.companyId,
      carrierId: row.carrierId,
      secret: this.vault.open(connectionId, row.sealed),
    };
  }

  private async change(
    { companyId, userId }: Actor,
    connectionId: string,
    action: AuditAction,
    sealed: Buffer | null,
  ): Promise<void> {
    await this.database.transaction(async (tx) => {
      const connection = await this.connections.lock(tx, companyId, connectionId);
      if (connection === null) throw new NotFound();
      await this.connections.setInboundSecret(tx, companyId, connectionId, sealed, this.clock.now());
      await this.audit.record(tx, { companyId, userId, action, subject: connection.carrier.scac });
    });
  }
}
