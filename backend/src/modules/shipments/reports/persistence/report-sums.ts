import { Column } from 'typeorm';
import { safeInteger } from '../../../../platform/database/columns.js';
import type { Figures } from '../domain/report-figures.js';

/** Figures and name of a stored row of reports. */
export abstract class ReportSums implements Figures {
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
