import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Role } from '../../../platform/auth/permissions.js';
import type { AssociationStatus } from '../domain/association-status.js';

/** What a user is in a company. */
@Entity('association')
export class AssociationEntity {
  @PrimaryColumn({ type: 'char', length: 30 })
  id: string;

  @Column({ name: 'company_id', type: 'char', length: 30 })
  companyId: string;

  @Column({ name: 'user_id', type: 'char', length: 30 })
  userId: string;

  @Column({ type: 'varchar', length: 12 })
  role: Role;

  @Column({ type: 'varchar', length: 12 })
  status: AssociationStatus;

  /** Whether a viewer or booker is shown prices; null leaves it to the role. */
  @Column({ name: 'sees_prices', type: 'boolean', nullable: true })
  seesPrices: boolean | null;

  /** When a request lapses; null in every other state. */
  @Column({ name: 'expires_at', type: 'datetime', precision: 3, nullable: true })
  expiresAt: Date | null;

  /** Start of this membership, or of the request for it. */
  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ name: 'updated_at', type: 'datetime', precision: 3 })
  updatedAt: Date;
}
