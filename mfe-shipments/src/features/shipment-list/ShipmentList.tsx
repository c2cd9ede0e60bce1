import { paths } from '@lading/mfe-contract';
import { failureDigest, failureMessage, useRemote } from '@lading/mfe-kit';
import { Button, EmptyState, ErrorState, Group, SkeletonRows, Text } from '@lading/ui';
import { Link, useSearchParams } from '@lading/ui/router';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ShipmentList as List, shipmentPage } from './api';
import { filterOf, isFiltered, type View, viewOf } from './list-address';
import { ListTools } from './ListTools';
import { Pager } from './Pager';
import { SelectionBar } from './SelectionBar';
import { ShipmentFilters } from './ShipmentFilters';
import { ShipmentTable } from './ShipmentTable';
import { useColumns } from './use-columns';
import { useHeld } from './use-held';
import { usePages } from './use-pages';
import { useSelection } from './use-selection';
import { useSteadyRows } from './use-steady-rows';

/** Shipments row by row, a page at a time, with filters, order and what can be done with several at once. */
export function ShipmentList() {
  const { host, api } = useRemote();
  const [search] = useSearchParams();
  const filter = filterOf(search);
  const pages = usePages();
  const shipments = useQuery(shipmentPage(api, filter, pages.after));
  const columns = useColumns();
  const listKey = JSON.stringify(filter);
  const selection = useSelection(listKey);
  const held = useHeld();
  const loaded = shipments.data?.items ?? [];
  const { rows, changed, show } = useSteadyRows(
    loaded,
    `${listKey} ${pages.after} ${shipments.isPlaceholderData}`,
    held.isHeld,
  );

  return (
    <>
      <ShipmentFilters shipments={loaded} />
      <ListTools filter={filter} total={shipments.data?.total} columns={columns} canExport={loaded.length > 0} />
      {shipments.isPending && <SkeletonRows rows={10} height={52} label={t`Loading shipments`} />}
      {shipments.isError && (
        <ErrorState
          title={t`The shipments could not be loaded`}
          digest={failureDigest(shipments.error)}
          onRetry={() => void shipments.refetch()}
        >
          <Trans>{failureMessage(shipments.error)} Your filters are kept.</Trans>
        </ErrorState>
      )}
      {shipments.isSuccess && loaded.length === 0 && <NoShipments list={shipments.data} />}
      {changed && <NewRows onShow={show} />}
      {rows.length > 0 && (
        <div {...held.props}>
          <ShipmentTable
            shipments={rows}
            columns={columns.shown}
            stale={shipments.isPlaceholderData}
            selection={host.session.can('document.read') ? selection : undefined}
          />
        </div>
      )}
      {shipments.isSuccess && (
        <Pager
          label={t`Pages of shipments`}
          pages={pages}
          nextCursor={shipments.data.nextCursor}
          busy={shipments.isPlaceholderData}
        />
      )}
      <SelectionBar selection={selection} />
    </>
  );
}

/** Something came or went while somebody was at work in the list. */
function NewRows({ onShow }: { onShow(): void }) {
  return (
    <Group gap="xs" role="status">
      <Text>
        <Trans>The list has changed.</Trans>
      </Text>
      <Button variant="default" size="compact-sm" onClick={onShow}>
        <Trans>Show the change</Trans>
      </Button>
    </Group>
  );
}

const NOTHING: Record<View, { title: MessageDescriptor; text: MessageDescriptor }> = {
  needs_action: {
    title: msg`Nothing needs action`,
    text: msg`Shipments with a warning, and those whose tender was rejected, are listed here.`,
  },
  pickup_today: {
    title: msg`No pickup is planned for today`,
    text: msg`Shipments that are to be picked up today are listed here until they are.`,
  },
  in_transit: { title: msg`Nothing is in transit`, text: msg`Shipments are listed here from pickup to delivery.` },
  without_pod: {
    title: msg`Every delivery has its proof`,
    text: msg`Delivered shipments are listed here until their proof of delivery has come.`,
  },
  all: {
    title: msg`No shipments yet`,
    text: msg`A shipment begins with a quote: enter the lane and the freight, compare the offers and book one. It then appears here with its bill of lading.`,
  },
};

function NoShipments({ list }: { list: List }) {
  const { host } = useRemote();
  const [search, setSearch] = useSearchParams();
  const view = viewOf(search);
  // A page of a search can be empty although there are more.
  if (list.nextCursor !== null)
    return (
      <Text c="dimmed">
        <Trans>No shipment matches among those looked through so far.</Trans>
      </Text>
    );
  if (isFiltered(filterOf(search)) || search.has('after')) {
    const clear = () => setSearch(view === 'all' ? {} : { view, show: 'table' }, { replace: true });
    return (
      <EmptyState
        title={t`No shipment matches`}
        action={
          <Button variant="default" onClick={clear}>
            <Trans>Clear the filters</Trans>
          </Button>
        }
      >
        <Trans>Try other words or fewer filters, or look at all shipments.</Trans>
      </EmptyState>
    );
  }
  const { title, text } = NOTHING[view];
  const mayQuote = view === 'all' && host.session.can('quote.create');
  return (
    <EmptyState
      title={i18n._(title)}
      action={
        mayQuote && (
          <Button component={Link} to={paths.newQuote()}>
            <Trans>Get a quote</Trans>
          </Button>
        )
      }
    >
      {i18n._(text)}
    </EmptyState>
  );
}
