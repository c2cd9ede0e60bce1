import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../../../platform/database/columns.js';
import type { ClaimEventKind } from '../domain/claim-status.js';

/** An entry of the history of a claim. */
@Index('ix_claim_event_claim', ['companyId', 'claimId', 'id'])
@ForeignKey('ClaimEntity', ['companyId', 'claimId'], ['companyId', 'id'], {
  name: 'fk_claim_event_claim',
  onDelete: 'CASCADE',
})
@Entity('claim_event')
export class ClaimEventEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ name: 'claim_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  claimId: string;

  /** `create`: the draft; `change`: its content; `documents`: documents added after filing. */
  @Column({ type: 'varchar', length: 12, charset: 'ascii', collation: 'ascii_bin' })
  kind: ClaimEventKind;

  /** Minor units; null for steps without an amount. */
  @Column({ type: 'bigint', transformer: safeInteger, nullable: true })
  amount: number | null;

  /** Local date on which it happened. */
  @Column({ name: 'happened_on', type: 'date', nullable: true })
  happenedOn: string | null;

  @Column({ type: 'varchar', length: 500, nullable: true })
  note: string | null;

  @Column({ name: 'actor_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  actorId: string;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;
}
