import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** An address that a company's events are posted to. */
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
  kinds: unknown;

  @Column({ type: 'boolean' })
  enabled: boolean;

  @Column({ type: 'varbinary', length: 200 })
  secret: Buffer;

  @Column({ name: 'previous_secret', type: 'varbinary', length: 200, nullable: true })
  previousSecret: Buffer | null;

  @Column({ name: 'previous_until', type: 'datetime', precision: 3, nullable: true })
  previousUntil: Date | null;

  @Column({ name: 'failing_since', type: 'datetime', precision: 3, nullable: true })
  failingSince: Date | null;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ name: 'disabled_at', type: 'datetime', precision: 3, nullable: true })
  disabledAt: Date | null;
}
