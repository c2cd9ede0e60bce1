import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { ConnectorKind } from '../../connectors/connector.js';
import type { ConnectionOptions } from '../../connectors/connector-setup.js';
import { CarrierEntity } from '../../persistence/carrier.entity.js';

export type HealthState = 'untested' | 'up' | 'failing';

/** How a company reaches a carrier: connector, credentials, tender address and event polling. */
@Index('ix_carrier_connection_pull', ['connector', 'pullAt'])
@Index('ix_carrier_connection_subscribe', ['connector', 'subscribeAt'])
@Index('uq_carrier_connection_carrier', ['companyId', 'carrierId', 'connector'], { unique: true })
@Index('uq_carrier_connection_id', ['id'], { unique: true })
@Entity('carrier_connection')
export class CarrierConnectionEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ name: 'carrier_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  carrierId: string;

  @ManyToOne(() => CarrierEntity)
  @JoinColumn([
    {
      name: 'company_id',
      referencedColumnName: 'companyId',
      foreignKeyConstraintName: 'fk_carrier_connection_carrier',
    },
    { name: 'carrier_id', referencedColumnName: 'id', foreignKeyConstraintName: 'fk_carrier_connection_carrier' },
  ])
  carrier: CarrierEntity;

  @Column({ type: 'varchar', length: 12, charset: 'ascii', collation: 'ascii_bin' })
  connector: ConnectorKind;

  @Column({ type: 'boolean', default: true })
  enabled: boolean;

  @Column({ name: 'tender_email', type: 'varchar', length: 254, nullable: true })
  tenderEmail: string | null;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ type: 'varchar', length: 500, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  endpoint: string | null;

  @Column({ type: 'varbinary', length: 4000, nullable: true })
  credentials: Buffer | null;

  /** Base paths of services on the carrier's server, from its root; null: the connector's default. */
  @Column({
    name: 'tracking_path',
    type: 'varchar',
    length: 200,
    charset: 'ascii',
    collation: 'ascii_bin',
    nullable: true,
  })
  trackingPath: string | null;

  @Column({
    name: 'charges_path',
    type: 'varchar',
    length: 200,
    charset: 'ascii',
    collation: 'ascii_bin',
    nullable: true,
  })
  chargesPath: string | null;

  @Column({
    name: 'invoices_path',
    type: 'varchar',
    length: 200,
    charset: 'ascii',
    collation: 'ascii_bin',
    nullable: true,
  })
  invoicesPath: string | null;

  @Column({ name: 'customer_number', type: 'varchar', length: 50, nullable: true })
  customerNumber: string | null;

  /** Settings that only the interface of one carrier has; null without any. */
  @Column({ type: 'json', nullable: true })
  options: ConnectionOptions | null;

  /** Sealed access token of a carrier that authenticates by OAuth 2; null without one. */
  @Column({ name: 'access_token', type: 'varbinary', length: 8000, nullable: true })
  accessToken: Buffer | null;

  /** When `accessToken` is requested again. */
  @Column({ name: 'access_token_until', type: 'datetime', precision: 3, nullable: true })
  accessTokenUntil: Date | null;

  @Column({ name: 'timeout_ms', type: 'int', default: 8000 })
  timeoutMs: number;

  @Column({
    name: 'health_state',
    type: 'varchar',
    length: 8,
    charset: 'ascii',
    collation: 'ascii_bin',
    default: 'untested',
  })
  healthState: HealthState;

  @Column({ name: 'health_error', type: 'varchar', length: 300, nullable: true })
  healthError: string | null;

  @Column({ name: 'health_since', type: 'datetime', precision: 3, nullable: true })
  healthSince: Date | null;

  /** First call that the carrier of the stored endpoint did as asked; null until then. */
  @Column({ name: 'first_success_at', type: 'datetime', precision: 3, nullable: true })
  firstSuccessAt: Date | null;

  @Column({ name: 'last_success_at', type: 'datetime', precision: 3, nullable: true })
  lastSuccessAt: Date | null;

  @Column({ name: 'inbound_secret', type: 'varbinary', length: 400, nullable: true })
  inboundSecret: Buffer | null;

  @Column({ name: 'inbound_secret_at', type: 'datetime', precision: 3, nullable: true })
  inboundSecretAt: Date | null;

  /** Sealed; deliveries signed with it are accepted until `inboundPreviousUntil`. */
  @Column({ name: 'inbound_previous_secret', type: 'varbinary', length: 400, nullable: true })
  inboundPreviousSecret: Buffer | null;

  @Column({ name: 'inbound_previous_until', type: 'datetime', precision: 3, nullable: true })
  inboundPreviousUntil: Date | null;

  @Column({ name: 'pull_at', type: 'datetime', precision: 3, nullable: true })
  pullAt: Date | null;

  @Column({ name: 'pull_from', type: 'datetime', precision: 3, nullable: true })
  pullFrom: Date | null;

  @Column({ name: 'pull_to', type: 'datetime', precision: 3, nullable: true })
  pullTo: Date | null;

  @Column({ name: 'pull_page', type: 'smallint', unsigned: true, default: 1 })
  pullPage: number;

  @Column({ name: 'pull_quiet', type: 'tinyint', unsigned: true, default: 0 })
  pullQuiet: number;

  /** When its subscriptions are checked next; null: at once. */
  @Column({ name: 'subscribe_at', type: 'datetime', precision: 3, nullable: true })
  subscribeAt: Date | null;
}
