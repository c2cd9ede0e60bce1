import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** The USD/CAD exchange rate of a day. */
@ForeignKey('CompanyEntity', ['companyId'], ['id'], { name: 'fk_exchange_rate_company' })
@Entity('exchange_rate')
export class ExchangeRateEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ name: 'effective_on', type: 'date' })
  effectiveOn: string;

  /** Canadian dollars for one US dollar. */
  @Column({ name: 'cad_per_usd', type: 'decimal', precision: 7, scale: 6 })
  cadPerUsd: string;

  @Column({ type: 'varchar', length: 100 })
  source: string;
}
