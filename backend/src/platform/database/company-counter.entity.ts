import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from './columns.js';

/** Last number of a company's number series, such as invoice numbers. */
@Entity('company_counter')
export class CompanyCounterEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'varchar', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  name: string;

  @Column({ name: 'last_value', type: 'bigint', transformer: safeInteger })
  lastValue: number;
}
