import { paths } from '@lading/mfe-contract';
import { type Column, RowLink, TwoLines } from '@lading/mfe-kit';
import { Anchor, formatDate, Group, Text } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { msg, t } from '@lingui/core/macro';
import { amountText, differenceText } from '../../shared/amount';
import type { InvoiceFilter, InvoiceSummary } from '../../shared/api/invoices';
import { InvoiceStatusBadge, VerdictBadge } from './InvoiceBadges';
import { reviewPath } from './invoice-filter';

/** Columns of the list; an invoice is opened with the filter, to go through the list. */
export const invoiceColumns = (filter: InvoiceFilter): Column<InvoiceSummary>[] => [
  {
    id: 'invoice',
    header: msg`Invoice`,
    width: 120,
    cell: ({ id, number, proNumber }) => (
      <TwoLines detail={proNumber && `PRO ${proNumber}`}>
        <RowLink to={reviewPath(id, filter)}>{number}</RowLink>
      </TwoLines>
    ),
  },
  {
    id: 'status',
    header: msg`Status`,
    width: 108,
    phone: 'corner',
    cell: ({ status }) => <InvoiceStatusBadge status={status} />,
  },
  {
    id: 'carrier',
    header: msg`Carrier`,
    width: 180,
    cell: ({ carrierName, scac }) => (
      <TwoLines detail={carrierName && scac}>
        <span title={carrierName ?? undefined}>{carrierName ?? scac ?? '—'}</span>
      </TwoLines>
    ),
  },
  {
    id: 'shipment',
    header: msg`Shipment`,
    width: 96,
    cell: ({ shipmentId, shipmentNumber }) =>
      shipmentId && (
        <Anchor component={Link} to={paths.shipmentTab(shipmentId, 'charges')}>
          {shipmentNumber}
        </Anchor>
      ),
  },
  {
    id: 'date',
    header: msg`Date`,
    width: 104,
    from: 'medium',
    cell: ({ billedOn }) => (billedOn === null ? '—' : formatDate(billedOn)),
  },
  {
    id: 'due',
    header: msg`Due`,
    width: 104,
    from: 'medium',
    cell: ({ dueOn }) => (dueOn === null ? '—' : formatDate(dueOn)),
  },
  { id: 'verdict', header: msg`Result`, width: 150, cell: ({ verdict }) => <VerdictBadge verdict={verdict} /> },
  {
    id: 'agreed',
    header: msg`Agreed`,
    width: 96,
    align: 'right',
    from: 'medium',
    cell: ({ agreedTotal, currency }) => (agreedTotal === null ? '—' : amountText(agreedTotal, currency)),
  },
  {
    id: 'total',
    header: msg`Invoiced`,
    width: 96,
    align: 'right',
    cell: ({ total, currency }) => amountText(total, currency),
  },
  { id: 'difference', header: msg`Difference`, width: 96, align: 'right', cell: (invoice) => differenceOf(invoice) },
];

function differenceOf({ total, agreedTotal, currency }: InvoiceSummary): string {
  return agreedTotal === null ? '—' : differenceText(total - agreedTotal, currency);
}

/** An invoice in the list on a phone, below its number and status. */
export function InvoiceCard({ invoice }: { invoice: InvoiceSummary }) {
  const { carrierName, scac, shipmentNumber, total, currency, verdict, dueOn } = invoice;
  return (
    <>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <span>{[carrierName ?? scac, shipmentNumber ?? t`no shipment`].filter(Boolean).join(', ')}</span>
        <span>{amountText(total, currency)}</span>
      </Group>
      <Group justify="space-between" gap="xs">
        <span>
          <VerdictBadge verdict={verdict} /> {differenceOf(invoice)}
        </span>
        {dueOn !== null && (
          <Text span size="sm" c="dimmed">
            {t`due ${formatDate(dueOn)}`}
          </Text>
        )}
      </Group>
    </>
  );
}
