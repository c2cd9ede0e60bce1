import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ShipmentFilter } from '../../shared/api/shipment-lists';
import { type ReportGroup, type ReportRow, share, type Unit } from './report-figures';

/** A figure of each row; `total` is the sum of all rows. */
export interface ReportColumn {
  id: string;
  label: MessageDescriptor;
  unit: Unit;
  value(row: ReportRow, total: ReportRow): number | null;
  /** Whether more is better; without it, a change is neither good nor bad. */
  better?: 'more' | 'less';
}

export interface ReportDefinition {
  name: string;
  label: MessageDescriptor;
  /** The question that it answers. */
  summary: MessageDescriptor;
  /** What the figures are. */
  definition: MessageDescriptor;
  /** The first one is the default. */
  groups: readonly [ReportGroup, ...ReportGroup[]];
  /** The first one is compared with the period before, and is the headline. */
  columns: readonly [ReportColumn, ...ReportColumn[]];
  /** Ids of the columns in the chart, of one unit. */
  charted: readonly string[];
  /** Shows money, so that each currency is a report of its own, and that the permission to see spend is needed. */
  hasMoney?: boolean;
  /** The shipments behind the figures; without it no list has exactly these. */
  counted?: ShipmentFilter['counted'];
}

const ofShipment = ['carrier', 'month', 'lane', 'mode', 'location'] as const;

const shipments: ReportColumn = {
  id: 'shipments',
  label: msg`Shipments`,
  unit: 'count',
  value: (row) => row.shipments,
};
const saved = (row: ReportRow, offers: number | null) => (offers ?? 0) - (row.comparedBooked ?? 0);
const deliveredOnTime: ReportColumn = {
  id: 'delivered-on-time',
  label: msg`Delivered on time`,
  unit: 'rate',
  value: (row) => share(row.deliveriesOnTime, row.deliveries),
  better: 'more',
};
const pickedUpOnTime: ReportColumn = {
  id: 'picked-up-on-time',
  label: msg`Picked up on time`,
  unit: 'rate',
  value: (row) => share(row.pickupsOnTime, row.pickups),
  better: 'more',
};
const accurateInvoices: ReportColumn = {
  id: 'accurate',
  label: msg`Invoices within tolerance`,
  unit: 'rate',
  value: (row) => share(row.accurateInvoices, row.invoices),
  better: 'more',
};

export const REPORTS: readonly ReportDefinition[] = [
  {
    name: 'spend',
    label: msg`Spend`,
    summary: msg`What freight cost, by carrier, month, lane, mode, location or accessorial.`,
    definition: msg`Spend: booked totals by pickup date, without canceled shipments. An accessorial counts with its own charge.`,
    groups: [...ofShipment, 'accessorial'],
    columns: [
      { id: 'spend', label: msg`Spend`, unit: 'money', value: (row) => row.booked },
      shipments,
      {
        id: 'average',
        label: msg`Per shipment`,
        unit: 'money',
        value: (row) => (row.shipments === 0 ? null : Math.round((row.booked ?? 0) / row.shipments)),
      },
      {
        id: 'share',
        label: msg`Share`,
        unit: 'rate',
        value: (row, total) => share(row.booked ?? 0, total.booked ?? 0),
      },
    ],
    charted: ['spend'],
    hasMoney: true,
    counted: 'shipment',
  },
  {
    name: 'savings',
    label: msg`Savings`,
    summary: msg`What choosing among offers saved, against the highest and the median offer.`,
    definition: msg`Saved: the highest or median offer of the same quote less the booked total, where at least two offers were made.`,
    groups: ofShipment,
    columns: [
      {
        id: 'highest',
        label: msg`Saved against highest`,
        unit: 'money',
        value: (row) => saved(row, row.highestOffers),
        better: 'more',
      },
      {
        id: 'median',
        label: msg`Saved against median`,
        unit: 'money',
        value: (row) => saved(row, row.medianOffers),
        better: 'more',
      },
      {
        id: 'share',
        label: msg`Of highest`,
        unit: 'rate',
        value: (row) => share(saved(row, row.highestOffers), row.highestOffers ?? 0),
      },
      { id: 'booked', label: msg`Booked`, unit: 'money', value: (row) => row.comparedBooked },
      { id: 'compared', label: msg`Shipments`, unit: 'count', value: (row) => row.compared },
    ],
    charted: ['highest', 'median'],
    hasMoney: true,
  },
  {
    name: 'invoiced',
    label: msg`Booked and invoiced`,
    summary: msg`How far carriers' invoices are from what was booked.`,
    definition: msg`Invoices that were compared with their booking, against the booked totals of the same shipments.`,
    groups: ofShipment,
    columns: [
      { id: 'invoiced', label: msg`Invoiced`, unit: 'money', value: (row) => row.invoiced },
      { id: 'booked', label: msg`Booked`, unit: 'money', value: (row) => row.invoicedBooked },
      {
        id: 'difference',
        label: msg`Difference`,
        unit: 'money',
        value: (row) => (row.invoiced ?? 0) - (row.invoicedBooked ?? 0),
        better: 'less',
      },
      { id: 'invoices', label: msg`Invoices`, unit: 'count', value: (row) => row.invoices },
      { ...accurateInvoices, label: msg`Within tolerance` },
    ],
    charted: ['booked', 'invoiced'],
    hasMoney: true,
  },
  {
    name: 'on-time',
    label: msg`On time`,
    summary: msg`Who picks up and delivers when it was promised.`,
    definition: msg`On time: delivered at or before the promised local date; picked up on or before the booked pickup date.`,
    groups: ofShipment,
    columns: [
      deliveredOnTime,
      { id: 'deliveries', label: msg`Deliveries`, unit: 'count', value: (row) => row.deliveries },
      pickedUpOnTime,
      { id: 'pickups', label: msg`Pickups`, unit: 'count', value: (row) => row.pickups },
    ],
    charted: ['delivered-on-time', 'picked-up-on-time'],
    counted: 'delivery',
  },
  {
    name: 'carriers',
    label: msg`Carrier scorecard`,
    summary: msg`Service, tenders and invoices of each carrier side by side.`,
    definition: msg`On time by promised and booked dates; tenders that were accepted; hours to their answer; invoices without a difference above tolerance.`,
    groups: ['carrier', 'mode', 'month'],
    columns: [
      deliveredOnTime,
      pickedUpOnTime,
      {
        id: 'accepted',
        label: msg`Tenders accepted`,
        unit: 'rate',
        value: (row) => share(row.tendersAccepted, row.tenders),
        better: 'more',
      },
      {
        id: 'response',
        label: msg`Response, hours`,
        unit: 'hours',
        value: (row) => (row.answers === 0 ? null : row.answerSeconds / row.answers / 3_600),
        better: 'less',
      },
      accurateInvoices,
      shipments,
    ],
    charted: ['delivered-on-time', 'picked-up-on-time', 'accepted'],
    counted: 'shipment',
  },
  {
    name: 'exceptions',
    label: msg`Exceptions`,
    summary: msg`What goes wrong most often, by cause.`,
    definition: msg`Exceptions by cause, open and closed, by the pickup date of their shipment.`,
    groups: ['exception'],
    columns: [
      {
        id: 'exceptions',
        label: msg`Exceptions`,
        unit: 'count',
        value: (row) => row.shipments,
        better: 'less',
      },
      {
        id: 'share',
        label: msg`Share`,
        unit: 'rate',
        value: (row, total) => share(row.shipments, total.shipments),
      },
    ],
    charted: ['exceptions'],
  },
  {
    name: 'transit',
    label: msg`Transit time`,
    summary: msg`How many days freight is on its way.`,
    definition: msg`Transit time: calendar days from pickup to delivery, in the local dates of the stops.`,
    groups: ['transit'],
    columns: [
      shipments,
      {
        id: 'share',
        label: msg`Share`,
        unit: 'rate',
        value: (row, total) => share(row.shipments, total.shipments),
      },
    ],
    charted: ['shipments'],
  },
  {
    name: 'emissions',
    label: msg`Emissions`,
    summary: msg`Estimated greenhouse gas emissions of your freight.`,
    definition: msg`CO2e: estimated from weight and miles with the emission factor that each booked offer names; kilograms of CO2 equivalents.`,
    groups: ['month', 'carrier', 'mode', 'lane', 'location'],
    columns: [
      {
        id: 'co2e',
        label: msg`CO2e, kg`,
        unit: 'kilograms',
        value: (row) => row.co2eGrams / 1_000,
        better: 'less',
      },
      shipments,
      {
        id: 'average',
        label: msg`kg per shipment`,
        unit: 'kilograms',
        value: (row) => (row.shipments === 0 ? null : row.co2eGrams / row.shipments / 1_000),
        better: 'less',
      },
    ],
    charted: ['co2e'],
    counted: 'shipment',
  },
];
