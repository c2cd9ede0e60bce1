import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { ReportPart, ReportRow } from '../domain/report-figures.js';
import { ReportSums } from './report-sums.js';

/** Sums of the shipments of a day by carrier, mode and currency, for one part of the reports. Computed; `report_due` has the days to compute again. */
@Index('ix_report_day_carrier', ['companyId', 'part', 'scac', 'shipOn'])
@Index('ix_report_day_code', ['companyId', 'part', 'code', 'shipOn'])
@Index('ix_report_day_ship_on', ['companyId', 'shipOn'])
@ForeignKey('CompanyEntity', ['companyId'], ['id'], { name: 'fk_report_day_company' })
@Entity('report_day')
export class ReportDayEntity extends ReportSums implements ReportRow {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'varchar', length: 12, charset: 'ascii', collation: 'ascii_bin' })
  part: ReportPart;

  /** Local date of the booked pickup. */
  @PrimaryColumn({ name: 'ship_on', type: 'date' })
  shipOn: string;

  @PrimaryColumn({ type: 'varchar', length: 4, charset: 'ascii', collation: 'ascii_bin' })
  scac: string;

  @PrimaryColumn({ type: 'varchar', length: 8, charset: 'ascii', collation: 'ascii_bin' })
  mode: string;

  /** ISO 4217; money is in its minor units. */
  @PrimaryColumn({ type: 'varchar', length: 3, charset: 'ascii', collation: 'ascii_bin' })
  currency: string;

  @PrimaryColumn({ type: 'varchar', length: 90, charset: 'utf8mb4', collation: 'utf8mb4_bin' })
  code: string;
}
