import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { SubscriptionKind } from '../../connectors/subscriptions.js';

/**
 * `pending`: the carrier is being asked. `suspended`: paused by the carrier. `not_offered`: the carrier has no such service. `off`: not wanted, for
 * the reason in the message.
 */
export const SUBSCRIPTION_STATES = ['pending', 'active', 'suspended', 'failed', 'not_offered', 'off'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** A connection's subscription to one kind of messages of its carrier. */
@Index('ix_carrier_subscription_pull', ['kind', 'pullAt'])
@ForeignKey('CarrierConnectionEntity', ['companyId', 'connectionId'], ['companyId', 'id'], {
  name: 'fk_carrier_subscription_connection',
})
@Entity('carrier_subscription')
export class CarrierSubscriptionEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ name: 'connection_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  connectionId: string;

  @PrimaryColumn({ type: 'varchar', length: 8, charset: 'ascii', collation: 'ascii_bin' })
  kind: SubscriptionKind;

  @Column({ type: 'varchar', length: 12, charset: 'ascii', collation: 'ascii_bin' })
  state: SubscriptionState;

  /** The carrier's id of the subscription; null without one. */
  @Column({ name: 'carrier_key', type: 'varchar', length: 100, collation: 'utf8mb4_bin', nullable: true })
  carrierKey: string | null;

  /** Reason of the state, for display. */
  @Column({ type: 'varchar', length: 300, nullable: true })
  message: string | null;

  /** When the state began. */
  @Column({ type: 'datetime', precision: 3 })
  since: Date;

  /** Failures in a row. */
  @Column({ type: 'int', default: 0 })
  tries: number;

  /** When messages that the carrier may not have delivered are read next; null: at once. */
  @Column({ name: 'pull_at', type: 'datetime', precision: 3, nullable: true })
  pullAt: Date | null;
}
