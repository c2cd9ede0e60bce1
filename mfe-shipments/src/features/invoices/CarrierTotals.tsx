import { type Column, DataTable, QueryBoundary, useRemote } from '@lading/mfe-kit';
import { Anchor, Group, Text, Title, withValue } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '@lading/mfe-contract';
import { useQuery } from '@tanstack/react-query';
import { amountText } from '../../shared/amount';
import { type InvoiceCarrierTotals, type InvoiceFilter, invoiceQueries } from '../../shared/api/invoices';
import { NO_CARRIER } from './invoice-filter';
import classes from '../../shared/record.module.css';

interface CarrierTotalsProps {
  filter: InvoiceFilter;
  /** The address of the list, which a carrier narrows. */
  search: URLSearchParams;
}

/** Sums of the filtered invoices by carrier and currency. */
export function CarrierTotals({ filter, search }: CarrierTotalsProps) {
  const { api } = useRemote();
  const totals = useQuery(invoiceQueries.carriers(api, filter));
  return (
    <section className={classes.panel}>
      <Title order={2}>
        <Trans>Totals by carrier</Trans>
      </Title>
      <QueryBoundary query={totals} loading={t`Loading totals`} failed={t`The totals could not be loaded`}>
        {(rows) =>
          rows.length === 0 ? (
            <Text c="dimmed">
              <Trans>No invoices match the filters.</Trans>
            </Text>
          ) : (
            <DataTable
              caption={t`Totals by carrier`}
              columns={columnsOf(search)}
              rows={rows}
              rowId={({ scac, currency }) => `${scac} ${currency}`}
              card={(row) => <CarrierCard row={row} />}
            />
          )
        }
      </QueryBoundary>
    </section>
  );
}

const columnsOf = (search: URLSearchParams): Column<InvoiceCarrierTotals>[] => [
  {
    id: 'carrier',
    header: msg`Carrier`,
    width: 220,
    cell: ({ scac, carrierName }) => (
      <Anchor component={Link} to={narrowed(search, scac)}>
        {scac === null ? t`Unknown carrier` : [carrierName, scac].filter(Boolean).join(', ')}
      </Anchor>
    ),
  },
  { id: 'count', header: msg`Invoices`, width: 90, align: 'right', cell: ({ count }) => count.toLocaleString() },
  {
    id: 'invoiced',
    header: msg`Billed`,
    width: 130,
    align: 'right',
    cell: ({ invoiced, currency }) => amountText(invoiced, currency),
  },
  {
    id: 'over',
    header: msg`Over agreed`,
    width: 130,
    align: 'right',
    cell: ({ overAgreed, currency }) => amountText(overAgreed, currency),
  },
  {
    id: 'open',
    header: msg`Open balance`,
    width: 130,
    align: 'right',
    cell: ({ openBalance, currency }) => amountText(openBalance, currency),
  },
];

/** The list of one carrier, from its first page. */
function narrowed(search: URLSearchParams, scac: string | null): string {
  const carrier = withValue(withValue(search, 'after', undefined), 'carrier', scac ?? NO_CARRIER);
  return `${paths.invoices()}?${carrier.toString()}`;
}

/** Sums of a carrier on a phone, below its name. */
function CarrierCard({ row: { count, invoiced, overAgreed, openBalance, currency } }: { row: InvoiceCarrierTotals }) {
  return (
    <>
      <Group justify="space-between" gap="xs">
        <span>{plural(count, { one: '# invoice', other: '# invoices' })}</span>
        <span>{amountText(invoiced, currency)}</span>
      </Group>
      <Text size="sm" c="dimmed">
        {t`over agreed ${amountText(overAgreed, currency)}, open ${amountText(openBalance, currency)}`}
      </Text>
    </>
  );
}
