import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../../../platform/database/columns.js';
import type { ReportPart, ReportRow } from '../domain/report-figures.js';

/** Sums of the shipments of a day by carrier, mode and currency, for one part of the reports. Computed; `report_due` has the days to compute again. */
@Index('ix_report_day_ship_on', ['companyId', 'shipOn'])
@ForeignKey('CompanyEntity', ['companyId'], ['id'], { name: 'fk_report_day_company' })
@Entity('report_day')
export class ReportDayEntity implements ReportRow {
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

  @Column({ name: 'carrier_name', type: 'varchar', length: 60 })
  carrierName: string;

  @Column({ type: 'bigint', transformer: safeInteger })
  shipments: number;

  @Column({ type: 'bigint', transformer: safeInteger })
  booked: number;

  @Column({ type: 'bigint', transformer: safeInteger })
  quoted: number;

  @Column({ type: 'bigint', transformer: safeInteger })
  compared: number;

  @Column({ name: 'compared_booked', type: 'bigint', transformer: safeInteger })
  comparedBooked: number;

  @Column({ name: 'highest_offers', type: 'bigint', transformer: safeInteger })
  highestOffers: number;

  @Column({ name: 'median_offers', type: 'bigint', transformer: safeInteger })
  medianOffers: number;

  @Column({ type: 'bigint', transformer: safeInteger })
  invoices: number;

  @Column({ name: 'accurate_invoices', type: 'bigint', transformer: safeInteger })
  accurateInvoices: number;

  @Column({ name: 'invoiced_booked', type: 'bigint', transformer: safeInteger })
  invoicedBooked: number;

  @Column({ type: 'bigint', transformer: safeInteger })
  invoiced: number;

  @Column({ type: 'bigint', transformer: safeInteger })
  pickups: number;

  @Column({ name: 'pickups_on_time', type: 'bigint', transformer: safeInteger })
  pickupsOnTime: number;

  @Column({ type: 'bigint', transformer: safeInteger })
  deliveries: number;

  @Column({ name: 'deliveries_on_time', type: 'bigint', transformer: safeInteger })
  deliveriesOnTime: number;

  @Column({ type: 'bigint', transformer: safeInteger })
  tenders: number;

  @Column({ name: 'tenders_accepted', type: 'bigint', transformer: safeInteger })
  tendersAccepted: number;

  @Column({ type: 'bigint', transformer: safeInteger })
  answers: number;

  @Column({ name: 'answer_seconds', type: 'bigint', transformer: safeInteger })
  answerSeconds: number;

  @Column({ name: 'co2e_grams', type: 'bigint', transformer: safeInteger })
  co2eGrams: number;

  @Column({ type: 'bigint', default: 0, transformer: safeInteger })
  claims: number;

  @Column({ type: 'bigint', default: 0, transformer: safeInteger })
  claimed: number;

  @Column({ type: 'bigint', default: 0, transformer: safeInteger })
  recovered: number;

  @Column({ type: 'bigint', default: 0, transformer: safeInteger })
  reclassed: number;

  @Column({ type: 'bigint', default: 0, transformer: safeInteger })
  reweighed: number;

  @Column({ type: 'bigint', default: 0, transformer: safeInteger })
  exceptions: number;
}
