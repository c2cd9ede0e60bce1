import { type Figure } from '../../domain/report-figures.js';
import type { ReportGroup } from '../../domain/report-groups.js';

/** A report as it is mailed. The page of the report has the same groups. */
export interface CatalogReport {
  label: string;
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
    label: 'Spend',
    groups: [...OF_SHIPMENT, 'accessorial', 'cost_center'],
    figures: ['shipments', 'booked'],
    hasMoney: true,
  },
  savings: {
    label: 'Savings',
    groups: OF_SHIPMENT,
    figures: ['compared', 'comparedBooked', 'highestOffers', 'medianOffers'],
    hasMoney: true,
  },
  invoiced: {
    label: 'Booked and invoiced',
    groups: OF_SHIPMENT,
    figures: ['invoices', 'accurateInvoices', 'invoicedBooked', 'invoiced'],
    hasMoney: true,
  },
  members: {
    label: 'Bookings by member',
    groups: ['member'],
    figures: ['shipments', 'booked', 'comparedBooked', 'highestOffers'],
    hasMoney: true,
  },
  'on-time': {
    label: 'On time',
    groups: OF_SHIPMENT,
    figures: ['deliveries', 'deliveriesOnTime', 'pickups', 'pickupsOnTime'],
    hasMoney: false,
  },
  carriers: {
    label: 'Carrier scorecard',
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
  exceptions: { label: 'Exceptions', groups: ['exception'], figures: ['exceptions', 'shipments'], hasMoney: false },
  claims: {
    label: 'Claims',
    groups: OF_SHIPMENT,
    figures: ['shipments', 'claims', 'claimed', 'recovered'],
    hasMoney: true,
  },
  reclasses: {
    label: 'Reclasses and reweighs',
    groups: OF_SHIPMENT,
    figures: ['shipments', 'reclassed', 'reweighed'],
    hasMoney: false,
  },
  transit: { label: 'Transit time', groups: ['transit'], figures: ['shipments'], hasMoney: false },
  emissions: {
    label: 'Emissions',
    groups: ['month', 'carrier', 'mode', 'lane', 'location'],
    figures: ['shipments', 'co2eGrams'],
    hasMoney: false,
  },
};

export const GROUP_LABELS: Readonly<Record<ReportGroup, string>> = {
  day: 'Day',
  month: 'Month',
  carrier: 'Carrier',
  mode: 'Mode',
  lane: 'Lane',
  location: 'Pickup location',
  member: 'Member',
  accessorial: 'Accessorial',
  cost_center: 'Cost center',
  exception: 'Cause',
  transit: 'Days in transit',
};

export const FIGURE_LABELS: Readonly<Record<Figure, string>> = {
  shipments: 'Shipments',
  booked: 'Booked',
  quoted: 'Quoted',
  compared: 'Shipments compared',
  comparedBooked: 'Booked, of those compared',
  highestOffers: 'Highest offers',
  medianOffers: 'Median offers',
  invoices: 'Invoices',
  accurateInvoices: 'Invoices within tolerance',
  invoicedBooked: 'Booked, of those invoiced',
  invoiced: 'Invoiced',
  pickups: 'Pickups',
  pickupsOnTime: 'Pickups on time',
  deliveries: 'Deliveries',
  deliveriesOnTime: 'Deliveries on time',
  tenders: 'Tenders',
  tendersAccepted: 'Tenders accepted',
  answers: 'Tenders with a response time',
  answerSeconds: 'Response time, seconds',
  co2eGrams: 'CO2e, kg',
  claims: 'Claims',
  claimed: 'Claimed',
  recovered: 'Recovered',
  reclassed: 'Reclassed',
  reweighed: 'Reweighed',
  exceptions: 'Exceptions',
};
