import { type Column, DataTable, QueryBoundary, useRemote, useTitle } from '@lading/mfe-kit';
import { Anchor, Button, EmptyState, ForbiddenState, formatInstant, Group, Page, PageHeader } from '@lading/ui';
import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { type AccountingExport, exportQueries } from '../../shared/api/accounting';
import { FORMATS, invoicesText, monthText, PARTS, totalsText } from './export-words';
import { MonthEnd } from './MonthEnd';
import { NewExport } from './NewExport';

const ExportLinesDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "export-lines" */ './ExportLinesDialog')).ExportLinesDialog,
}));

/** Exports of approved invoices to accounting, newest first. */
export function ExportsPage() {
  const { api, host } = useRemote();
  const isAllowed = host.session.can('invoice.manage');
  const exports = useQuery({ ...exportQueries.list(api), enabled: isAllowed });
  const [opened, setOpened] = useState<AccountingExport | null>(null);
  useTitle(t`Accounting exports`);
  if (!isAllowed) return <ForbiddenState />;
  return (
    <Page name="accounting-exports" ready={!exports.isPending}>
      <PageHeader
        title={t`Accounting exports`}
        description={t`Approved invoices and credits, each amount once. A numbered export never changes.`}
      />
      <NewExport />
      <QueryBoundary query={exports} loading={t`Loading exports`} failed={t`The exports could not be loaded`}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t`No exports yet`}>
              <Trans>Create the first one when invoices are approved.</Trans>
            </EmptyState>
          ) : (
            <DataTable
              caption={t`Accounting exports`}
              columns={columnsOf(setOpened)}
              rows={items}
              rowId={({ id }) => id}
            />
          )
        }
      </QueryBoundary>
      <MonthEnd />
      <Suspense>{opened && <ExportLinesDialog export={opened} onClose={() => setOpened(null)} />}</Suspense>
    </Page>
  );
}

const columnsOf = (onOpen: (opened: AccountingExport) => void): Column<AccountingExport>[] => [
  { id: 'number', header: msg`Number`, cell: ({ number }) => <strong>{number}</strong> },
  { id: 'month', header: msg`Month`, cell: ({ month }) => monthText(month) },
  { id: 'format', header: msg`Format`, cell: ({ format }) => i18n._(FORMATS[format]) },
  { id: 'invoices', header: msg`Invoices`, cell: ({ invoices }) => invoicesText(invoices) },
  { id: 'amount', header: msg`Amount`, align: 'right', cell: ({ totals }) => totalsText(totals) },
  {
    id: 'created',
    header: msg`Created`,
    cell: ({ createdBy, createdAt }) => `${createdBy}, ${formatInstant(createdAt)}`,
  },
  {
    id: 'actions',
    header: msg`Actions`,
    phone: 'wide',
    cell: (one) => (
      <Group gap="sm">
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t`Show lines of export ${one.number}`}
          onClick={() => onOpen(one)}
        >
          <Trans>Show lines</Trans>
        </Button>
        <Downloads export={one} />
      </Group>
    ),
  },
];

function Downloads({ export: { id, files } }: { export: AccountingExport }) {
  const { baseUrl } = useRemote().host.api;
  return files.map(({ part, name }) => (
    <Anchor
      key={part}
      href={`${baseUrl}/api/v1/accounting/exports/${encodeURIComponent(id)}/file?part=${part}`}
      download={name}
      underline="always"
    >
      {i18n._(PARTS[part])}
    </Anchor>
  ));
}
