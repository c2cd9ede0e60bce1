import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { commaSeparated } from '../../../../platform/database/columns.js';
import { CarrierEntity } from '../../persistence/carrier.entity.js';

/** A terminal of a carrier. */
@ForeignKey(() => CarrierEntity, ['companyId', 'carrierId'], ['companyId', 'id'], {
  name: 'fk_carrier_terminal_carrier',
})
@Entity('carrier_terminal')
export class CarrierTerminalEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ name: 'carrier_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  carrierId: string;

  /** Order on the carrier page, from 0. */
  @PrimaryColumn({ type: 'smallint' })
  position: number;

  /** The carrier's code or number of the terminal. */
  @Column({ type: 'varchar', length: 20, nullable: true })
  code: string | null;

  @Column({ type: 'varchar', length: 60 })
  name: string;

  @Column({ type: 'varchar', length: 60, nullable: true })
  address1: string | null;

  @Column({ type: 'varchar', length: 60, nullable: true })
  city: string | null;

  @Column({ type: 'varchar', length: 2, nullable: true })
  state: string | null;

  @Column({ name: 'postal_code', type: 'varchar', length: 10, nullable: true })
  postalCode: string | null;

  /** E.164. */
  @Column({ type: 'varchar', length: 16, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  phone: string | null;

  /** First three characters of the postal codes that the terminal serves; null: not known. */
  @Column({
    name: 'zip_prefixes',
    type: 'varchar',
    length: 1_000,
    charset: 'ascii',
    collation: 'ascii_bin',
    nullable: true,
    transformer: commaSeparated,
  })
  zipPrefixes: string[] | null;
}
