import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { commaSeparated } from '../../../platform/database/columns.js';
import type { TariffMode } from '../../rating/index.js';

/** A carrier of a company. */
@Index('uq_carrier_company_scac', ['companyId', 'scac'], { unique: true })
@ForeignKey('CompanyEntity', ['companyId'], ['id'], { name: 'fk_carrier_company' })
@Entity('carrier')
export class CarrierEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ type: 'varchar', length: 4, charset: 'ascii', collation: 'ascii_bin' })
  scac: string;

  @Column({ type: 'varchar', length: 60 })
  name: string;

  @Column({ type: 'boolean', default: false })
  demo: boolean;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  /** Modes that are rated with its tariffs; null: all. */
  @Column({
    type: 'varchar',
    length: 20,
    charset: 'ascii',
    collation: 'ascii_bin',
    nullable: true,
    transformer: commaSeparated,
  })
  modes: TariffMode[] | null;

  /** Calendar and amounts that differ from the defaults. */
  @Column({ type: 'json', nullable: true })
  settings: object | null;
}
