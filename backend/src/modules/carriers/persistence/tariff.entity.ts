import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { TariffMode, TariffTerms } from '../../rating/index.js';
import { CarrierEntity } from './carrier.entity.js';
import { storedDocument } from '../../../platform/database/stored-document.js';

/** One immutable version of a tariff's terms. */
@Index('ix_tariff_effective', ['companyId', 'withdrawnAt', 'effectiveFrom', 'effectiveTo'])
@Index('uq_tariff_company_carrier_version', ['companyId', 'carrierId', 'version'], { unique: true })
@ForeignKey(() => CarrierEntity, ['companyId', 'carrierId'], ['companyId', 'id'], { name: 'fk_tariff_carrier' })
@Entity('tariff')
export class TariffEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ name: 'carrier_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  carrierId: string;

  @Column({ type: 'int' })
  version: number;

  @Column({ type: 'varchar', length: 100 })
  name: string;

  @Column({ type: 'char', length: 3, charset: 'ascii', collation: 'ascii_bin' })
  currency: string;

  @Column({ name: 'effective_from', type: 'date' })
  effectiveFrom: string;

  @Column({ name: 'effective_to', type: 'date' })
  effectiveTo: string;

  @Column({ type: 'varchar', length: 8, charset: 'ascii', collation: 'ascii_bin' })
  basis: TariffTerms['basis'];

  @Column({ type: 'json' })
  terms: TariffTerms;

  @Column({ name: 'row_count', type: 'int' })
  rowCount: number;

  /** Null for demonstration tariffs. */
  @Column({ name: 'created_by', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  createdBy: string | null;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ name: 'withdrawn_at', type: 'datetime', precision: 3, nullable: true })
  withdrawnAt: Date | null;

  @Column({ type: 'varchar', length: 4, charset: 'ascii', collation: 'ascii_bin', default: 'LTL' })
  mode: TariffMode;
}

/** Column `tariff.terms`. A new schema version requires an upcaster from the previous one and a golden row in `golden/`. */
export const TARIFF_TERMS = storedDocument<TariffTerms>({ version: 1 });
