import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { CompanyEventKind } from '../../../contributions/contributions.js';

/** A URL that a company's events are posted to. */
@ForeignKey('CompanyEntity', ['companyId'], ['id'], { name: 'fk_webhook_company' })
@Entity('webhook')
export class WebhookEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ type: 'varchar', length: 500, charset: 'utf8mb4', collation: 'utf8mb4_bin' })
  url: string;

  @Column({ type: 'json' })
  kinds: CompanyEventKind[];

  @Column({ type: 'boolean' })
  enabled: boolean;

  /** User or service account that last set address or events; null for webhooks of which it is not known. */
  @Column({ name: 'set_by', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  setBy: string | null;

  /** Sealed. */
  @Column({ type: 'varbinary', length: 200 })
  secret: Buffer;

  /** Sealed; deliveries are signed with it too until `previousUntil`. */
  @Column({ name: 'previous_secret', type: 'varbinary', length: 200, nullable: true })
  previousSecret: Buffer | null;

  @Column({ name: 'previous_until', type: 'datetime', precision: 3, nullable: true })
  previousUntil: Date | null;

  /** Since when no delivery succeeded; null while they succeed. */
  @Column({ name: 'failing_since', type: 'datetime', precision: 3, nullable: true })
  failingSince: Date | null;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  /** When it was disabled automatically; null if a user disabled it, or it is enabled. */
  @Column({ name: 'disabled_at', type: 'datetime', precision: 3, nullable: true })
  disabledAt: Date | null;
}

/** Sealed signing keys of a webhook. */
export type SealedSecrets = Pick<WebhookEntity, 'secret' | 'previousSecret' | 'previousUntil'>;
