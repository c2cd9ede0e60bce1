import { msg } from '@lingui/core/macro';
import { accurateInvoices, ofShipment, saved, shipments, type ReportDefinition } from './report-columns';
import { share } from './report-figures';

/** Reports of money. */
export const COST_REPORTS: readonly ReportDefinition[] = [
  {
    name: 'spend',
    label: msg`Spend`,
    summary: msg`What freight cost, by carrier, month, lane, mode, location, accessorial or cost center.`,
    definition: msg`Spend: booked totals by pickup date, without canceled shipments. An accessorial counts with its own charge. A cost center counts with its part of the booked total, by your coding rules or by the coding entered for an approved invoice.`,
    groups: [...ofShipment, 'accessorial', 'cost_center'],
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
        label: msg({ context: 'proportion', message: 'Share' }),
        unit: 'rate',
        value: (row, total) => share(row.booked ?? 0, total.booked ?? 0),
      },
    ],
    charted: ['spend'],
    hasMoney: true,
    hasPriceTrend: true,
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
      {
        id: 'booked',
        label: msg({ context: 'amount', message: 'Booked' }),
        unit: 'money',
        value: (row) => row.comparedBooked,
      },
      { id: 'compared', label: msg`Shipments`, unit: 'count', value: (row) => row.compared },
    ],
    charted: ['highest', 'median'],
    hasMoney: true,
    counted: 'compared',
  },
  {
    name: 'invoiced',
    label: msg`Booked and invoiced`,
    summary: msg`How far carriers' invoices are from what was booked.`,
    definition: msg`Invoices that were compared with their booking, against the booked totals of the same shipments.`,
    groups: ofShipment,
    columns: [
      { id: 'invoiced', label: msg`Invoiced`, unit: 'money', value: (row) => row.invoiced },
      {
        id: 'booked',
        label: msg({ context: 'amount', message: 'Booked' }),
        unit: 'money',
        value: (row) => row.invoicedBooked,
      },
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
    counted: 'invoice',
  },
  {
    name: 'members',
    label: msg`Bookings by member`,
    summary: msg`Who books how much, and what choosing among offers saved.`,
    definition: msg`Bookings by the member who booked, without canceled shipments. Saved: the highest offer of the same quote less the booked total.`,
    groups: ['member'],
    columns: [
      { ...shipments, label: msg`Bookings` },
      { id: 'spend', label: msg`Spend`, unit: 'money', value: (row) => row.booked },
      {
        id: 'saved',
        label: msg`Saved against highest`,
        unit: 'money',
        value: (row) => saved(row, row.highestOffers),
        better: 'more',
      },
      {
        id: 'share',
        label: msg`Of highest`,
        unit: 'rate',
        value: (row) => share(saved(row, row.highestOffers), row.highestOffers ?? 0),
      },
    ],
    charted: ['shipments'],
    hasMoney: true,
    counted: 'shipment',
  },
];
