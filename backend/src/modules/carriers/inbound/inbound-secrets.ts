import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ServerConfig } from '../../../config/config.js';
import type { AuditAction } from '../../../platform/audit/audit-actions.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { SealedColumns } from '../../../platform/secrets/sealed-columns.js';
import { SecretBox } from '../../../platform/secrets/secret-box.js';
import { newToken } from '../../../platform/secrets/secret-token.js';
import { type ConnectionRow, ConnectionsRepository } from '../connections/persistence/connections.repository.js';
import { InboundSecretsRepository } from '../connections/persistence/inbound-secrets.repository.js';
import type { InboundSecretDto } from './inbound-secrets.dto.js';

/** Where a delivery comes from, once its signature fits. */
export interface InboundConnection {
  /** Null for a connection that takes no events. */
  companyId: string | null;
  carrierId: string;
  secret: Buffer;
}

const DELIVERIES = '/carrier-api/v1/shipment-events';

/** The secrets that carriers sign with. Unlike a password they have to be known as they are, so they are kept sealed. */
@Injectable()
export class InboundSecrets implements OnModuleInit {
  /** Who names an unknown connection is checked against this one, so that it takes as long. */
  private readonly nobodys = Buffer.from(newToken());

  constructor(
    private readonly database: Database,
    private readonly connections: ConnectionsRepository,
    private readonly repository: InboundSecretsRepository,
    private readonly box: SecretBox,
    private readonly sealedColumns: SealedColumns,
    private readonly audit: AuditLog,
    private readonly config: ServerConfig,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.sealedColumns.add({
      table: 'carrier_connection',
      column: 'inbound_secret',
      key: ['company_id', 'id'],
      purpose: ({ id = '' }) => purpose(id),
    });
  }

  /** @throws NotFound */
  async make(actor: Actor, connectionId: string): Promise<InboundSecretDto> {
    const secret = newToken();
    await this.change(
      actor,
      connectionId,
      'carrier.secret_made',
      this.box.seal(Buffer.from(secret), purpose(connectionId)),
    );
    return { connectionId, secret, url: new URL(DELIVERIES, this.config.publicUrl).href };
  }

  /** @throws NotFound */
  async remove(actor: Actor, connectionId: string): Promise<void> {
    await this.change(actor, connectionId, 'carrier.secret_removed', null);
  }

  /** The connection of that id; one that nobody can sign for when there is none. */
  async find(connectionId: string): Promise<InboundConnection> {
    const row = await this.repository.find(connectionId);
    if (row === null) return { companyId: null, carrierId: '', secret: this.nobodys };
    return {
      companyId: row.companyId,
      carrierId: row.carrierId,
      secret: this.box.open(row.sealed, purpose(connectionId)),
    };
  }

  private async change(
    { companyId, userId }: Actor,
    connectionId: string,
    action: AuditAction,
    sealed: Buffer | null,
  ): Promise<void> {
    await this.database.transaction(async (tx) => {
      const connection: ConnectionRow | null = await this.connections.lock(tx, companyId, connectionId);
      if (connection === null) throw new NotFound();
      await this.repository.write(tx, companyId, connectionId, sealed, this.clock.now());
      await this.audit.record(tx, { companyId, userId, action, subject: connection.carrier.scac });
    });
  }
}

function purpose(connectionId: string): string {
  return `inbound events ${connectionId}`;
}
