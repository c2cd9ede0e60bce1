import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An event for open pages and other replicas, in the order of commits. */
@Index('ix_event_feed_channel', ['companyId', 'channel', 'id'])
@Index('ix_event_feed_created', ['createdAt'])
@Entity('event_feed')
export class EventFeedEntity {
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id: number;

  @Column({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @Column({ type: 'varchar', length: 60, charset: 'ascii', collation: 'ascii_bin' })
  channel: string;

  @Column({ type: 'varchar', length: 40, charset: 'ascii', collation: 'ascii_bin' })
  type: string;

  @Column({ type: 'json' })
  data: unknown;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;
}
