import type { components } from '@lading/api-client';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ShipmentFilter } from '../../shared/api/shipment-lists';
import { type ReportGroup, type ReportRow, share, type Unit } from './report-figures';

/** Names of reports, also in the API of mailed ones. */
export type ReportName = NonNullable<components['schemas']['ReportMailingDto']['report']>;

/** A figure of each row; `total` is the sum of all rows. */
export interface ReportColumn {
  id: string;
  label: MessageDescriptor;
  unit: Unit;
  value(row: ReportRow, total: ReportRow): number | null;
  /** The shipments behind this figure, if they are others than those of the row. */
  counted?: ShipmentFilter['counted'];
  /** Whether more is better; without it, a change is neither good nor bad. */
  better?: 'more' | 'less';
}

export interface ReportDefinition {
  name: ReportName;
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
  /** By month, prices are shown beside the price of diesel. */
  hasPriceTrend?: boolean;
  /** The shipments behind the figures; without it no list has exactly these. */
  counted?: ShipmentFilter['counted'];
}

/** Groups of whole shipments. */
export const ofShipment = ['carrier', 'month', 'lane', 'mode', 'location'] as const;

export const shipments: ReportColumn = {
  id: 'shipments',
  label: msg`Shipments`,
  unit: 'count',
  value: (row) => row.shipments,
};
export const saved = (row: ReportRow, offers: number | null) => (offers ?? 0) - (row.comparedBooked ?? 0);
export const deliveredOnTime: ReportColumn = {
  id: 'delivered-on-time',
  label: msg`Delivered on time`,
  unit: 'rate',
  value: (row) => share(row.deliveriesOnTime, row.deliveries),
  better: 'more',
};
export const pickedUpOnTime: ReportColumn = {
  id: 'picked-up-on-time',
  label: msg`Picked up on time`,
  unit: 'rate',
  value: (row) => share(row.pickupsOnTime, row.pickups),
  better: 'more',
};
export const accurateInvoices: ReportColumn = {
  id: 'accurate',
  label: msg`Invoices within tolerance`,
  unit: 'rate',
  value: (row) => share(row.accurateInvoices, row.invoices),
  better: 'more',
};
