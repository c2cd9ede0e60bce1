import { type Message, msg } from '../../../../../messages/message.js';
import { type Figure } from '../../domain/report-figures.js';
import type { ReportGroup } from '../../domain/report-groups.js';

/** A report as it is mailed. The page of the report has the same groups. */
export interface CatalogReport {
  label: Message;
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
    groups: [...OF_SHIPMENT, 'accessorial', 'cost_center'],
    figures: ['shipments', 'booked'],
    hasMoney: true,
  },
  savings: {
    label: msg`Savings`,
    groups: OF_SHIPMENT,
    figures: ['compared', 'comparedBooked', 'highestOffers', 'medianOffers'],
    hasMoney: true,
  },
  invoiced: {
    label: msg`Booked and invoiced`,
    groups: OF_SHIPMENT,
    figures: ['invoices', 'accurateInvoices', 'invoicedBooked', 'invoiced'],
    hasMoney: true,
  },
  members: {
    label: msg`Bookings by member`,
    groups: ['member'],
    figures: ['shipments', 'booked', 'comparedBooked', 'highestOffers'],
    hasMoney: true,
  },
  'on-time': {
    label: msg`On time`,
    groups: OF_SHIPMENT,
    figures: ['deliveries', 'deliveriesOnTime', 'pickups', 'pickupsOnTime'],
    hasMoney: false,
  },
  carriers: {
    label: msg`Carrier scorecard`,
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
  exceptions: { label: msg`Exceptions`, groups: ['exception'], figures: ['exceptions', 'shipments'], hasMoney: false },
  claims: {
    label: msg`Claims`,
    groups: OF_SHIPMENT,
    figures: ['shipments', 'claims', 'claimed', 'recovered'],
    hasMoney: true,
  },
  reclasses: {
    label: msg`Reclasses and reweighs`,
    groups: OF_SHIPMENT,
    figures: ['shipments', 'reclassed', 'reweighed'],
    hasMoney: false,
  },
  transit: { label: msg`Transit time`, groups: ['transit'], figures: ['shipments'], hasMoney: false },
  emissions: {
    label: msg`Emissions`,
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
  booked: msg`Booked`,
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
