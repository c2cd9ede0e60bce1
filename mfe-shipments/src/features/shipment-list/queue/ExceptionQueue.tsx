import { paths } from '@lading/mfe-contract';
import { type Column, DataList, Pager, usePages, useRemote, useSelection } from '@lading/mfe-kit';
import { Alert, Anchor, Button, EmptyState } from '@lading/ui';
import { Link, useSearchParams } from '@lading/ui/router';
import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode } from 'react';
import { type QueuedException, shipmentListQueries } from '../../../shared/api/shipment-lists';
import { EXCEPTION_NAMES } from '../../../shared/exceptions/exception-names';
import { ExceptionActions } from '../../../shared/exceptions/ExceptionActions';
import { type ExceptionChanges, useExceptionChange } from '../../../shared/exceptions/use-exception-change';
import { exceptionFilterOf } from '../list-search';
import { EXCEPTION_COLUMNS } from './exception-columns';
import { queueFilters } from './queue-filters';

const BulkBar = lazy(async () => ({
  default: (await import(/* webpackChunkName: "selection-bar" */ './BulkBar')).BulkBar,
}));

const actionsColumn = (changes: ExceptionChanges): Column<QueuedException> => ({
  id: 'actions',
  header: msg`Actions`,
  phone: 'wide',
  cell: (exception) => (
    <ExceptionActions
      exception={exception}
      shipment={{ id: exception.shipmentId, number: exception.shipmentNumber }}
      changes={changes}
    />
  ),
});

/** Open exceptions of all shipments, the most urgent first, to assign, snooze or resolve, also several at once; `tools` are those of the page. */
export function ExceptionQueue({ tools }: { tools: ReactNode }) {
  const { api, host } = useRemote();
  const [search, setSearch] = useSearchParams();
  const filter = exceptionFilterOf(search);
  const pages = usePages();
  const exceptions = useQuery(shipmentListQueries.exceptions(api, filter, pages.after));
  const changes = useExceptionChange();
  const selection = useSelection(JSON.stringify(filter));
  const mayChange = host.session.can('shipment.edit');
  const isFiltered = Object.values(filter).some(Boolean);
  return (
    <>
      <RejectedTenders />
      <DataList
        name="exceptions"
        caption={t`Exceptions`}
        columns={mayChange ? [...EXCEPTION_COLUMNS, actionsColumn(changes)] : EXCEPTION_COLUMNS}
        rows={exceptions.data?.items ?? []}
        rowId={({ id }) => id}
        rowName={({ kind, shipmentNumber }) => `${i18n._(EXCEPTION_NAMES[kind])}, ${shipmentNumber}`}
        selection={mayChange ? selection : undefined}
        selectionBar={<BulkBar selection={selection} />}
        query={exceptions}
        // The user's own changes are displayed at once.
        stableKey={`${JSON.stringify(filter)} ${pages.after} ${changes.revision}`}
        filters={queueFilters(filter)}
        tools={tools}
        empty={
          <EmptyState
            title={t`No open exceptions`}
            action={
              <Button variant="default" component={Link} to={paths.shipments()}>
                <Trans>Show all shipments</Trans>
              </Button>
            }
          >
            <Trans>Missed pickups, delays, damage and other exceptions are listed here.</Trans>
          </EmptyState>
        }
        onClearFilters={isFiltered ? () => setSearch({ view: 'needs_action' }, { replace: true }) : undefined}
        pager={
          <Pager pages={pages} nextCursor={exceptions.data?.nextCursor ?? null} isBusy={exceptions.isPlaceholderData} />
        }
      />
    </>
  );
}

/** Rejected tenders need another carrier; they are not exceptions. */
function RejectedTenders() {
  const { api } = useRemote();
  const { data: count = 0 } = useQuery(shipmentListQueries.rejectedTenders(api));
  if (count === 0) return null;
  return (
    <Alert color="amber" variant="light">
      <Plural value={count} one="A carrier rejected a tender." other="Carriers rejected # tenders." />{' '}
      <Anchor component={Link} to={`${paths.shipments()}?status=tender_rejected`} inherit underline="always">
        <Plural value={count} one="Choose another carrier" other="Choose other carriers" />
      </Anchor>
    </Alert>
  );
}
