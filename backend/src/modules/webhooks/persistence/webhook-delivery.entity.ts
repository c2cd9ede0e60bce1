import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { WebhookEntity } from './webhook.entity.js';

export type DeliveryState = 'waiting' | 'delivered' | 'failed';
export type DeliveryError = 'timeout' | 'unreachable' | 'forbidden-address';

/** One event for one webhook, with its attempts. */
@Index('ix_webhook_delivery_age', ['createdAt'])
@Index('ix_webhook_delivery_due', ['webhookId', 'state', 'availableAt', 'id'])
@Index('ix_webhook_delivery_time', ['webhookId', 'createdAt', 'id'])
@Index('uq_webhook_delivery_event', ['webhookId', 'eventId'], { unique: true })
@ForeignKey(() => WebhookEntity, ['companyId', 'webhookId'], ['companyId', 'id'], {
  name: 'fk_webhook_delivery_webhook',
  onDelete: 'CASCADE',
})
@Entity('webhook_delivery')
export class WebhookDeliveryEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ name: 'webhook_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  webhookId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ name: 'event_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  eventId: string;

  @Column({ type: 'varchar', length: 40, charset: 'ascii', collation: 'ascii_bin' })
  kind: string;

  @Column({ type: 'mediumtext' })
  body: string;

  @Column({ type: 'varchar', length: 9, charset: 'ascii', collation: 'ascii_bin' })
  state: DeliveryState;

  @Column({ type: 'int' })
  attempts: number;

  @Column({ name: 'available_at', type: 'datetime', precision: 3 })
  availableAt: Date;

  @Column({
    name: 'lease_owner',
    type: 'varchar',
    length: 26,
    charset: 'ascii',
    collation: 'ascii_bin',
    nullable: true,
  })
  leaseOwner: string | null;

  @Column({ name: 'leased_until', type: 'datetime', precision: 3, nullable: true })
  leasedUntil: Date | null;

  @Column({ name: 'response_status', type: 'int', nullable: true })
  responseStatus: number | null;

  @Column({ name: 'response_body', type: 'text', nullable: true })
  responseBody: string | null;

  @Column({ type: 'varchar', length: 20, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  error: DeliveryError | null;

  @Column({ type: 'int', nullable: true })
  milliseconds: number | null;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ name: 'ended_at', type: 'datetime', precision: 3, nullable: true })
  endedAt: Date | null;
}

/** An event to deliver to a webhook. */
export type NewDelivery = Pick<
  WebhookDeliveryEntity,
  'companyId' | 'webhookId' | 'id' | 'eventId' | 'kind' | 'body' | 'createdAt'
>;

/** Result of an attempt. */
export type AttemptOutcome = Pick<WebhookDeliveryEntity, 'responseStatus' | 'responseBody' | 'error' | 'milliseconds'>;
