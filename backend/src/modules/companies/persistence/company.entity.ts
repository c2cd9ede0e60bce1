import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { CompanyQuotas } from '../../../config/config.js';
import type { Role } from '../../../platform/registered.js';
import type { MoveState } from '../domain/move-state.js';
import { type CompanyProfile, EMPTY_PROFILE } from '../domain/company-profile.js';

/** A tenant. */
@Index('ix_company_erase', ['eraseAt'])
@Index('uq_company_code', ['code'], { unique: true })
@Entity('company')
export class CompanyEntity {
  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  /** Eight characters that users enter to request membership. */
  @Column({ type: 'char', length: 8, charset: 'ascii', collation: 'ascii_bin' })
  code: string;

  @Column({ type: 'varchar', length: 60 })
  name: string;

  /** GS1 company prefix for bill of lading numbers and pallet labels, if the company has one. */
  @Column({ name: 'gs1_prefix', type: 'varchar', length: 10, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  gs1Prefix: string | null;

  @Column({ type: 'boolean', default: false })
  demo: boolean;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  /** Null in the database if nothing was entered. */
  @Column({
    type: 'json',
    nullable: true,
    transformer: {
      to: (profile: unknown) => profile,
      from: (profile: CompanyProfile | null) => profile ?? EMPTY_PROFILE,
    },
  })
  profile: CompanyProfile;

  /** Key in the file store; null if there is no logo. */
  @Column({ name: 'logo_key', type: 'varchar', length: 200, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  logoKey: string | null;

  /** `#rrggbb`; null: the product's color. */
  @Column({ name: 'brand_color', type: 'char', length: 7, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  brandColor: string | null;

  @Column({ type: 'int', default: 1 })
  version: number;

  /** When a deleted company is erased; null if not deleted. */
  @Column({ name: 'erase_at', type: 'datetime', precision: 3, nullable: true })
  eraseAt: Date | null;

  /** When the operator suspended the company; null if not suspended. */
  @Column({ name: 'suspended_at', type: 'datetime', precision: 3, nullable: true })
  suspendedAt: Date | null;

  /** Limits that the operator set for this company, in place of those of the settings; null: none. */
  @Column({ type: 'json', nullable: true })
  quotas: CompanyQuotas | null;

  /** Move to or from another installation; null if none. The company is suspended meanwhile, and stays so after it has moved. */
  @Column({ name: 'move_state', type: 'varchar', length: 8, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  moveState: MoveState | null;

  /** Address of the installation to which the company has moved. */
  @Column({ name: 'moved_to', type: 'varchar', length: 200, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  movedTo: string | null;

  /** Roles whose members need a second factor; comma-separated in the database, where statements look roles up with FIND_IN_SET. */
  @Column({
    name: 'factor_roles',
    type: 'varchar',
    length: 100,
    charset: 'ascii',
    collation: 'ascii_bin',
    nullable: true,
    transformer: {
      to: (roles: readonly Role[] | undefined) => (roles?.length ? roles.join(',') : null),
      from: (roles: string | null) => roles?.split(',') ?? [],
    },
  })
  factorRoles: Role[];
}
