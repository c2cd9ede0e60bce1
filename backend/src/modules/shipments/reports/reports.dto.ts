import { IntersectionType } from '@nestjs/swagger';
import { IsIn, Matches } from 'class-validator';
import { TableFormat } from '../../../platform/http/files/csv-file.js';
import { MayBeMissing } from '../../../platform/http/validation/dto-fields.js';
import { OneLine } from '../../../platform/http/validation/text.js';
import { IsLocalDate } from '../../../platform/http/validation/formats.js';
import { SHIPMENT_MODES } from '../domain/shipment-filter.js';
import { REPORT_GROUPS, type ReportFilter, type ReportGroup } from './domain/report-groups.js';
import { msg } from '../../../messages/message.js';
import { ruleText } from '../../../platform/http/validation/constraint-messages.js';

/** Days, groups and filters of a report. */
export class ReportQuery implements ReportFilter {
  /**
   * What a row is about. `lane`: states of origin and destination, such as `IL>TX`. `location`: the pickup location. `member`: who booked. `accessorial`: `booked` is that
   * of the charge. `cost_center`: `booked` is its part of the booked totals, divided by the coding that a member entered for an approved invoice, else by the coding rules; the code is empty without one. `exception`: `exceptions` is their number, `shipments` that of the shipments with one. `transit`: calendar days from pickup to delivery.
   */
  @IsIn(REPORT_GROUPS)
  by: ReportGroup;

  /** Only shipments with their booked pickup on this local date or later. */
  @IsLocalDate()
  from: string;

  /** Only shipments with their booked pickup on this local date or before; at most 1,100 days after `from`. */
  @IsLocalDate()
  to: string;

  /** Only the carrier with this SCAC. */
  @MayBeMissing()
  @Matches(/^[A-Z]{2,4}$/, { message: ruleText(msg`Enter a SCAC, two to four capital letters.`) })
  carrier?: string;

  @MayBeMissing()
  @IsIn(SHIPMENT_MODES)
  mode?: (typeof SHIPMENT_MODES)[number];

  /** Only this lane: the states of origin and destination. With `by` day, month, carrier or mode, and without tenders, which have no lane. */
  @MayBeMissing()
  @Matches(/^[A-Z]{2}>[A-Z]{2}$/, { message: ruleText(msg`Enter a lane of states like IL>TX.`) })
  lane?: string;

  /** Only this pickup location, as the report by location calls it. With the same `by` as `lane`, and not with it. */
  @MayBeMissing()
  @OneLine({ max: 90 })
  location?: string;
}

/** A report and the format of its file. */
export class ReportExportQuery extends IntersectionType(ReportQuery, TableFormat) {}

/** Figures of a group in one currency. Money is in minor units, and null without permission to see spend. */
export class ReportRowDto {
  /** Day, month (YYYY-MM), SCAC, mode, user id or the code of the group. */
  code: string;
  /** Name of the carrier or member, if grouped by them, otherwise the code. */
  name: string;
  /** ISO 4217. */
  currency: string;
  /** Without canceled ones. */
  shipments: number;
  /** Totals as booked. */
  booked: number | null;
  /** Totals of the booked offers. */
  quoted: number | null;
  /** Shipments whose quote had at least two offers; the next three are of these. */
  compared: number | null;
  comparedBooked: number | null;
  highestOffers: number | null;
  medianOffers: number | null;
  /** Invoices that were compared with their booking; the next three are of these. */
  invoices: number;
  /** Without a difference, or with one within the tolerance. */
  accurateInvoices: number;
  invoicedBooked: number | null;
  invoiced: number | null;
  /** Shipments that were picked up. */
  pickups: number;
  /** On or before the booked pickup date, in the origin's local dates. */
  pickupsOnTime: number;
  /** Delivered shipments with a promised date. */
  deliveries: number;
  /** On or before the last promised date, in the destination's local dates. */
  deliveriesOnTime: number;
  /** Tenders that the carrier accepted or rejected. */
  tenders: number;
  tendersAccepted: number;
  /** Tenders whose times of sending and answer are known. */
  answers: number;
  /** Time from sending to the answer, over all answers. */
  answerSeconds: number;
  /** Estimated emissions of the booked offers, grams of CO2 equivalents. */
  co2eGrams: number;
  /** Claims that were filed and not withdrawn. The amounts are of those in the currency of the booking. */
  claims: number;
  claimed: number | null;
  recovered: number | null;
  /** Shipments of which the carrier's preliminary charges report another class. */
  reclassed: number;
  /** Shipments of which the carrier's preliminary charges report another weight. */
  reweighed: number;
  /** Exceptions, open and closed; only with `by` exception. */
  exceptions: number;
}

/** A report and the same period before it. At most 500 rows each, those with the most shipments; the files have all. */
export class ReportDto {
  rows: ReportRowDto[];
  /** Sums of all rows, also of those beyond the 500: one row per currency, with an empty `code`. */
  totals: ReportRowDto[];
  /** Number of rows, also of those beyond the 500. */
  rowCount: number;
  /** First day of the period before, which has as many days and ends the day before `from`. */
  previousFrom: string;
  previousTo: string;
  /** Every group of `rows` that has one is among them. */
  previous: ReportRowDto[];
  /** As `totals`. */
  previousTotals: ReportRowDto[];
}
