import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { ReportPart } from '../domain/report-figures.js';
import { ReportSums } from './report-sums.js';

/** `day`: the shipments of each day, of months only. `computed`: one empty row of a month or quarter whose sums are those of its days. */
export type MonthPart = ReportPart | 'day' | 'computed';

/** Sums of `report_day` over whole months and quarters, so that a year reads few rows. Computed; one without its `computed` row is not read. */
@Index('ix_report_month_month', ['companyId', 'monthOn'])
@ForeignKey('CompanyEntity', ['companyId'], ['id'], { name: 'fk_report_month_company' })
@Entity('report_month')
export class ReportMonthEntity extends ReportSums {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'varchar', length: 12, charset: 'ascii', collation: 'ascii_bin' })
  part: MonthPart;

  /** Empty for the sums of all modes. */
  @PrimaryColumn({ type: 'varchar', length: 8, charset: 'ascii', collation: 'ascii_bin' })
  mode: string;

  /** 1, or 3 for a quarter. */
  @PrimaryColumn({ type: 'tinyint', unsigned: true, default: 1 })
  months: 1 | 3;

  /** First day of the month or quarter. */
  @PrimaryColumn({ name: 'month_on', type: 'date' })
  monthOn: string;

  /** Only of the part `total`; empty for the sums of all carriers. */
  @PrimaryColumn({ type: 'varchar', length: 4, charset: 'ascii', collation: 'ascii_bin' })
  scac: string;

  /** ISO 4217; money is in its minor units. */
  @PrimaryColumn({ type: 'varchar', length: 3, charset: 'ascii', collation: 'ascii_bin' })
  currency: string;

  /** As in `report_day`; of the part `day` the date. */
  @PrimaryColumn({ type: 'varchar', length: 90, charset: 'utf8mb4', collation: 'utf8mb4_bin' })
  code: string;
}
