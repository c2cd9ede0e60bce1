import { paths } from '@lading/mfe-contract';
import {
  DataList,
  type FilterField,
  isForbidden,
  Pager,
  usePages,
  useRemote,
  useSelection,
  useTitle,
  ViewTabs,
} from '@lading/mfe-kit';
import { Button, EmptyState, ForbiddenState, Group, Page, PageHeader, useDisclosure, withValue } from '@lading/ui';
import { Link, useNavigate, useSearchParams } from '@lading/ui/router';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { ACCOUNTING_PATH } from '../../shared/accounting-paths';
import { amountText, differenceText } from '../../shared/amount';
import { invoiceQueries, type InvoiceSummary, type InvoiceTotals } from '../../shared/api/invoices';
import { useCarrierOptions } from '../../shared/use-carrier-options';
import { invoiceColumns, InvoiceCard } from './invoice-columns';
import { filterOf, type InvoiceView, NO_CARRIER, viewOf } from './invoice-filter';

/** Loaded when it is opened. */
const AddInvoiceDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "add-invoice" */ './add/AddInvoiceDialog')).AddInvoiceDialog,
}));

/** Loaded with the first selected row. */
const InvoiceSelectionBar = lazy(async () => ({
  default: (await import(/* webpackChunkName: "invoice-selection" */ './InvoiceSelectionBar')).InvoiceSelectionBar,
}));

/** Loaded when it is opened: `?totals=carrier`. */
const CarrierTotals = lazy(async () => ({
  default: (await import(/* webpackChunkName: "invoice-carriers" */ './CarrierTotals')).CarrierTotals,
}));

/** Parameter of the sums that are shown above the list. */
const TOTALS = 'totals';

/** Loaded when it is opened: `?view=import`. */
const ImportInvoicesPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "import-invoices" */ './import/ImportInvoicesPage')).ImportInvoicesPage,
}));

/** Loaded when it is opened: `?view=pdf`. */
const PdfInvoicePage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "pdf-invoice" */ './pdf/PdfInvoicePage')).PdfInvoicePage,
}));

/** Tabs of the list, each with its count. */
const VIEWS: { view: InvoiceView; label: MessageDescriptor; count: InvoiceView }[] = [
  { view: 'review', label: msg`To review`, count: 'review' },
  { view: 'over', label: msg`Over tolerance`, count: 'over' },
  { view: 'unmatched', label: msg`Unmatched`, count: 'unmatched' },
  { view: 'held', label: msg`On hold`, count: 'held' },
  { view: 'disputed', label: msg({ context: 'view', message: 'Disputed' }), count: 'disputed' },
  { view: 'approved', label: msg({ context: 'view', message: 'Approved' }), count: 'approved' },
  { view: 'due', label: msg`Due soon`, count: 'due' },
  { view: 'paid', label: msg({ context: 'view', message: 'Paid' }), count: 'paid' },
  { view: 'all', label: msg({ context: 'view', message: 'All' }), count: 'all' },
];

/** The list of invoices, or another page of the same address. */
export function InvoiceListPage() {
  const [search] = useSearchParams();
  const view = search.get('view');
  if (view !== 'import' && view !== 'pdf') return <Invoices />;
  return <Suspense>{view === 'import' ? <ImportInvoicesPage /> : <PdfInvoicePage />}</Suspense>;
}

/** The company's invoices of carriers, with view and search in the URL. */
function Invoices() {
  const { host, api } = useRemote();
  const [search] = useSearchParams();
  const isAllowed = host.session.can('price.read');
  const counts = useQuery({ ...invoiceQueries.counts(api), enabled: isAllowed });
  const [adding, { open, close }] = useDisclosure();
  const navigate = useNavigate();
  useTitle(t`Invoices`);
  if (!isAllowed || isForbidden(counts.error)) return <ForbiddenState />;
  return (
    <Page name="invoices" ready={!counts.isPending} isWide>
      <PageHeader
        title={t`Invoices`}
        tabs={<ViewTabs path={paths.invoices()} views={VIEWS} current={viewOf(search)} counts={counts.data} />}
        action={
          host.session.can('invoice.manage') && (
            <Group gap="xs">
              <Button component={Link} to={ACCOUNTING_PATH} variant="default" aria-label={t`Accounting exports`}>
                <Trans>Exports</Trans>
              </Button>
              <Button
                component={Link}
                to={`${paths.invoices()}?view=import`}
                variant="default"
                aria-label={t`Import invoices`}
              >
                <Trans context="button">Import</Trans>
              </Button>
              <Button onClick={open}>
                <Trans>Add invoice</Trans>
              </Button>
            </Group>
          )
        }
      />
      <InvoiceList view={viewOf(search)} />
      <Suspense>
        {adding && <AddInvoiceDialog onClose={close} onAdded={(id) => void navigate(paths.invoice(id))} />}
      </Suspense>
    </Page>
  );
}

function InvoiceList({ view }: { view: InvoiceView }) {
  const { api, host } = useRemote();
  const [search, setSearch] = useSearchParams();
  const filter = filterOf(search);
  const pages = usePages();
  const invoices = useQuery(invoiceQueries.page(api, filter, pages.after));
  const selection = useSelection(JSON.stringify(filter));
  const { carrier, q } = filter;
  const columns = useMemo(() => invoiceColumns({ view: filter.view, carrier, q }), [filter.view, carrier, q]);
  const isNarrowed = q !== undefined || carrier !== undefined || pages.after !== undefined;
  const rows = invoices.data?.items ?? [];
  const byCarrier = search.get(TOTALS) === 'carrier';
  const fields = [useCarrierField(rows, carrier)];
  return (
    <>
      <Suspense>{byCarrier && <CarrierTotals filter={filter} search={search} />}</Suspense>
      <DataList
        name="invoices"
        caption={t`Invoices`}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        query={invoices}
        selection={host.session.can('invoice.manage') ? selection : undefined}
        selectionBar={<InvoiceSelectionBar selection={selection} />}
        stableKey={`${JSON.stringify(filter)} ${pages.after}`}
        card={(invoice) => <InvoiceCard invoice={invoice} />}
        filters={{
          label: t`Invoices`,
          search: { placeholder: t`Invoice, PRO, BOL or shipment number`, value: q },
          fields,
        }}
        views={{ area: 'invoices', allLabel: t`All invoices`, example: t`XPO, over tolerance` }}
        count={invoices.data?.totals?.map(totalsText).join('; ') || undefined}
        tools={
          <Button
            variant="default"
            aria-pressed={byCarrier}
            onClick={() => setSearch(withValue(search, TOTALS, byCarrier ? undefined : 'carrier'), { replace: true })}
          >
            <Trans>By carrier</Trans>
          </Button>
        }
        empty={<NoInvoices view={view} />}
        onClearFilters={isNarrowed ? () => setSearch(view === 'all' ? {} : { view }, { replace: true }) : undefined}
        hasMore={invoices.data?.nextCursor != null}
        pager={
          <Pager pages={pages} nextCursor={invoices.data?.nextCursor ?? null} isBusy={invoices.isPlaceholderData} />
        }
      />
    </>
  );
}

/** The carrier filter; invoices without a SCAC are those of an unknown carrier. */
function useCarrierField(rows: readonly InvoiceSummary[], carrier: string | undefined): FilterField {
  const seen = rows.flatMap(({ scac, carrierName }) => (scac === null ? [] : [{ scac, name: carrierName ?? scac }]));
  const options = useCarrierOptions(seen, carrier === NO_CARRIER ? undefined : carrier);
  return {
    kind: 'choice',
    label: t`Carrier`,
    parameter: 'carrier',
    value: carrier,
    options: [...options, { value: NO_CARRIER, label: t`Unknown carrier` }],
  };
}

/** The server adds up no more than this. */
const MAX_COUNTED = 10_000;

function totalsText({ count, invoiced, difference, currency }: InvoiceTotals): string {
  const number =
    count > MAX_COUNTED ? t`Newest 10,000 invoices` : plural(count, { one: '# invoice', other: '# invoices' });
  return t`${number}, ${amountText(invoiced, currency)}, difference ${differenceText(difference, currency)}`;
}

const EMPTY: Record<InvoiceView, { title: MessageDescriptor; text: MessageDescriptor }> = {
  review: {
    title: msg`No invoices to review`,
    text: msg`Invoices that are matched to a shipment are listed here until you decide.`,
  },
  over: {
    title: msg`No invoices over tolerance`,
    text: msg`Invoices to review that ask for more than the tolerance are listed here.`,
  },
  unmatched: {
    title: msg`No unmatched invoices`,
    text: msg`Invoices whose numbers fit no shipment are listed here until you assign them.`,
  },
  held: { title: msg`No invoices on hold`, text: msg`Duplicates and invoices that you put on hold are listed here.` },
  disputed: {
    title: msg`No disputed invoices`,
    text: msg`Disputed invoices are listed here until the dispute ends.`,
  },
  approved: { title: msg`No approved invoices`, text: msg`Approved invoices are listed here until they are paid.` },
  due: {
    title: msg`No invoices due soon`,
    text: msg`Unpaid invoices that are overdue or due within seven days are listed here.`,
  },
  paid: { title: msg`No paid invoices`, text: msg`Invoices are listed here when their payment is recorded.` },
  all: {
    title: msg`No invoices yet`,
    text: msg`Invoices that carriers send appear here, compared with what was booked. You can also upload one or add it by hand.`,
  },
};

function NoInvoices({ view }: { view: InvoiceView }) {
  const { title, text } = EMPTY[view];
  return <EmptyState title={i18n._(title)}>{i18n._(text)}</EmptyState>;
}
