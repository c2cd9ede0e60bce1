import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** The diesel price of a region in a week. */
@ForeignKey('CompanyEntity', ['companyId'], ['id'], { name: 'fk_fuel_price_company' })
@Entity('fuel_price')
export class FuelPriceEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ name: 'index_code', type: 'varchar', length: 12, charset: 'ascii', collation: 'ascii_bin' })
  indexCode: string;

  @PrimaryColumn({ name: 'effective_on', type: 'date' })
  effectiveOn: string;

  @Column({ type: 'decimal', precision: 7, scale: 4 })
  price: string;

  /** Added with the demonstration carriers, and not changed since. */
  @Column({ type: 'boolean', default: false })
  demo: boolean;

  /** Fetched from the published index, not entered by a user. */
  @Column({ type: 'boolean', default: false })
  fetched: boolean;
}
