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
import { CarrierSubscriptionsRepository } from '../subscriptions/persistence/carrier-subscriptions.sql.js';
import { deliveryUrl, INVOICES_PATH } from '../subscriptions/wanted-subscription.js';
import { SecretBox } from '../../../platform/secrets/secret-box.js';

/** Encrypts carriers' signing secrets, each for its connection. */
@SealsColumns(
  ['inbound_secret', 'inbound_previous_secret'].map((column) => ({
    table: 'carrier_connection',
    column,
    key: ['company_id', 'id'],
    purpose: ({ id = '' }) => purpose(id),
  })),
)
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

/** The connection of an event delivery; its signature must match one of the secrets. */
export interface InboundConnection {
  /** Null for an unknown connection. */
  companyId: string | null;
  carrierId: string;
  /** The current secret, and the previous one during its overlap. */
  secrets: Buffer[];
}

type InboundSecretColumns = Parameters<ConnectionsRepository['setInboundSecrets']>[3];

/** Hours for which deliveries that are signed with the previous secret are accepted. */
const OVERLAP_HOURS = 24;
const HOUR_MS = 3_600_000;

/** Secrets that carriers sign event deliveries with. An HMAC needs the secret itself, so it is stored encrypted, not hashed. */
@Injectable()
export class InboundSecrets {
  /** Deliveries for an unknown connection are verified with this secret, so that the response time is the same. */
  private readonly unknownSecret = Buffer.from(newToken());

  constructor(
    private readonly database: Database,
    private readonly connections: ConnectionsRepository,
    private readonly subscriptions: CarrierSubscriptionsRepository,
    private readonly vault: InboundSecretVault,
    private readonly audit: AuditLog,
    private readonly config: ServerConfig,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound */
  async make(actor: Actor, connectionId: string): Promise<InboundSecretDto> {
    const secret = newToken();
    const now = this.clock.now();
    const until = new Date(now.getTime() + OVERLAP_HOURS * HOUR_MS);
    const replaced = await this.change(actor, connectionId, 'carrier.secret_made', (previous) => ({
      inboundSecret: this.vault.seal(connectionId, secret),
      inboundSecretAt: now,
      inboundPreviousSecret: previous,
      inboundPreviousUntil: previous && until,
    }));
    return {
      connectionId,
      secret,
      url: deliveryUrl(this.config.publicUrl, 'events', connectionId),
      invoicesUrl: new URL(INVOICES_PATH, this.config.publicUrl).href,
      previousSecretUntil: replaced ? until.toISOString() : null,
    };
  }

  /** @throws NotFound */
  async remove(actor: Actor, connectionId: string): Promise<void> {
    await this.change(actor, connectionId, 'carrier.secret_removed', () => ({
      inboundSecret: null,
      inboundSecretAt: null,
      inboundPreviousSecret: null,
      inboundPreviousUntil: null,
    }));
  }

  /** The connection with that id; for an unknown id, a placeholder with a random secret. */
  async find(connectionId: string): Promise<InboundConnection> {
    const row = await this.connections.findInbound(connectionId);
    if (row === null) return { companyId: null, carrierId: '', secrets: [this.unknownSecret] };
    const { previous, previousUntil } = row;
    const both = previous !== null && previousUntil !== null && this.clock.now() < previousUntil;
    const sealed = both ? [row.sealed, previous] : [row.sealed];
    return {
      companyId: row.companyId,
      carrierId: row.carrierId,
      secrets: sealed.map((each) => this.vault.open(connectionId, each)),
    };
  }

  /** Returns whether there was a secret. */
  private change(
    { companyId, userId }: Actor,
    connectionId: string,
    action: AuditAction,
    secretsAfter: (current: Buffer | null) => InboundSecretColumns,
  ): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const connection = await this.connections.lock(tx, companyId, connectionId);
      if (connection === null) throw new NotFound();
      const current = connection.inboundSecret;
      await this.connections.setInboundSecrets(tx, companyId, connectionId, secretsAfter(current));
      await this.subscriptions.wake(tx, companyId, connectionId, this.clock.now(), false);
      await this.audit.record(tx, { companyId, userId, action, subject: connection.carrier.scac });
      return current !== null;
    });
  }
}
