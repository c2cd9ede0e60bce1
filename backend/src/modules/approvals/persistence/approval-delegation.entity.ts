import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A member lets another member decide on approvals for a time. */
@Index('ix_approval_delegation_end', ['companyId', 'endsAt'])
@ForeignKey('CompanyEntity', ['companyId'], ['id'], { name: 'fk_approval_delegation_company' })
@Entity('approval_delegation')
export class ApprovalDelegationEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ name: 'from_user_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  fromUserId: string;

  @Column({ name: 'to_user_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  toUserId: string;

  @Column({ name: 'starts_at', type: 'datetime', precision: 3 })
  startsAt: Date;

  /** Exclusive. */
  @Column({ name: 'ends_at', type: 'datetime', precision: 3 })
  endsAt: Date;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;
}
