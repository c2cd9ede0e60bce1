import { type Message, msg } from '../../../../../messages/message.js';
import { type Figure } from '../../domain/report-figures.js';
import type { ReportGroup } from '../../domain/report-groups.js';

/** A report as it is mailed. The page of the report has the same groups. */
export interface CatalogReport {
  label: Message;
  /** What the figures count, as on the page. */
  definition: Message;
  /** The first one is the default. */
  groups: readonly [ReportGroup, ...ReportGroup[]];
  /** Figures of the file, in order. */
  figures: readonly Figure[];
  /** Shows money, so that recipients need the permission to see spend. */
  hasMoney: boolean;
}

const OF_SHIPMENT = ['carrier', 'month', 'lane', 'mode', 'location'] as const;

export const REPORT_NAMES = [
  'spend',
  'savings',
  'invoiced',
  'members',
  'on-time',
  'carriers',
  'exceptions',
  'claims',
  'reclasses',
  'transit',
  'emissions',
] as const;
export type ReportName = (typeof REPORT_NAMES)[number];

export const CATALOG: Readonly<Record<ReportName, CatalogReport>> = {
  spend: {
    label: msg`Spend`,
    definition: msg`Spend: booked totals by pickup date, without canceled shipments. An accessorial counts with its own charge. A cost center counts with its part of the booked total, by your coding rules or by the coding entered for an approved invoice.`,
    groups: [...OF_SHIPMENT, 'accessorial', 'cost_center'],
    figures: ['shipments', 'booked'],
    hasMoney: true,
  },
  savings: {
    label: msg`Savings`,
    definition: msg`Saved: the highest or median offer of the same quote less the booked total, where at least two offers were made.`,
    groups: OF_SHIPMENT,
    figures: ['compared', 'comparedBooked', 'highestOffers', 'medianOffers'],
    hasMoney: true,
  },
  invoiced: {
    label: msg`Booked and invoiced`,
    definition: msg`Invoices that were compared with their booking, against the booked totals of the same shipments.`,
    groups: OF_SHIPMENT,
    figures: ['invoices', 'accurateInvoices', 'invoicedBooked', 'invoiced'],
    hasMoney: true,
  },
  members: {
    label: msg`Bookings by member`,
    definition: msg`Bookings by the member who booked, without canceled shipments. Saved: the highest offer of the same quote less the booked total.`,
    groups: ['member'],
    figures: ['shipments', 'booked', 'comparedBooked', 'highestOffers'],
    hasMoney: true,
  },
  'on-time': {
    label: msg`On time`,
    definition: msg`On time: delivered at or before the promised local date; picked up on or before the booked pickup date.`,
    groups: OF_SHIPMENT,
    figures: ['deliveries', 'deliveriesOnTime', 'pickups', 'pickupsOnTime'],
    hasMoney: false,
  },
  carriers: {
    label: msg`Carrier scorecard`,
    definition: msg`On time by promised and booked dates; tenders that were accepted; hours to their answer; invoices without a difference above tolerance.`,
    groups: ['carrier', 'mode', 'month'],
    figures: [
      'shipments',
      'deliveries',
      'deliveriesOnTime',
      'pickups',
      'pickupsOnTime',
      'tenders',
      'tendersAccepted',
      'answers',
      'answerSeconds',
      'invoices',
      'accurateInvoices',
    ],
    hasMoney: false,
  },
  exceptions: {
    label: msg`Exceptions`,
    definition: msg`Exceptions by cause, open and closed, by the pickup date of their shipment. A shipment can have several.`,
    groups: ['exception'],
    figures: ['exceptions', 'shipments'],
    hasMoney: false,
  },
  claims: {
    label: msg`Claims`,
    definition: msg`Claims: filed and not withdrawn, by the pickup date of their shipment. Claims ratio: claims per shipment.`,
    groups: OF_SHIPMENT,
    figures: ['shipments', 'claims', 'claimed', 'recovered'],
    hasMoney: true,
  },
  reclasses: {
    label: msg`Reclasses and reweighs`,
    definition: msg`Shipments of which the carrier’s preliminary charges report another class or weight, against all shipments.`,
    groups: OF_SHIPMENT,
    figures: ['shipments', 'reclassed', 'reweighed'],
    hasMoney: false,
  },
  transit: {
    label: msg`Transit time`,
    definition: msg`Transit time: calendar days from pickup to delivery, in the local dates of the stops.`,
    groups: ['transit'],
    figures: ['shipments'],
    hasMoney: false,
  },
  emissions: {
    label: msg`Emissions`,
    definition: msg`CO2e: estimated from weight and miles with the emission factor that each booked offer names; kilograms of CO2 equivalents.`,
    groups: ['month', 'carrier', 'mode', 'lane', 'location'],
    figures: ['shipments', 'co2eGrams'],
    hasMoney: false,
  },
};

export const GROUP_LABELS: Readonly<Record<ReportGroup, Message>> = {
  day: msg`Day`,
  month: msg`Month`,
  carrier: msg`Carrier`,
  mode: msg`Mode`,
  lane: msg`Lane`,
  location: msg`Pickup location`,
  member: msg`Member`,
  accessorial: msg`Accessorial`,
  cost_center: msg`Cost center`,
  exception: msg`Cause`,
  transit: msg`Days in transit`,
};

export const FIGURE_LABELS: Readonly<Record<Figure, Message>> = {
  shipments: msg`Shipments`,
  booked: msg`Booked total`,
  quoted: msg`Quoted`,
  compared: msg`Shipments compared`,
  comparedBooked: msg`Booked, of those compared`,
  highestOffers: msg`Highest offers`,
  medianOffers: msg`Median offers`,
  invoices: msg`Invoices`,
  accurateInvoices: msg`Invoices within tolerance`,
  invoicedBooked: msg`Booked, of those invoiced`,
  invoiced: msg`Invoiced`,
  pickups: msg`Pickups`,
  pickupsOnTime: msg`Pickups on time`,
  deliveries: msg`Deliveries`,
  deliveriesOnTime: msg`Deliveries on time`,
  tenders: msg`Tenders`,
  tendersAccepted: msg`Tenders accepted`,
  answers: msg`Tenders with a response time`,
  answerSeconds: msg`Response time, seconds`,
  co2eGrams: msg`CO2e, kg`,
  claims: msg`Claims`,
  claimed: msg`Claimed`,
  recovered: msg`Recovered`,
  reclassed: msg`Reclassed`,
  reweighed: msg`Reweighed`,
  exceptions: msg`Exceptions`,
};
