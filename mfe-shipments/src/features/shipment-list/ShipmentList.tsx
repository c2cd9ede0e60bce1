import { paths } from '@lading/mfe-contract';
import { DataList, MAX_COUNTED, Pager, usePages, useRemote, useSelection, useUrlSort } from '@lading/mfe-kit';
import { Button, EmptyState, formatNumber, Stack } from '@lading/ui';
import { Link, useSearchParams } from '@lading/ui/router';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode } from 'react';
import { type ShipmentFilter, shipmentListQueries } from '../../shared/api/shipment-lists';
import type { ShipmentSummary } from '../../shared/types';
import { filterOf, isFiltered, sortOptions, type View, viewOf } from './list-search';
import { shipmentColumns } from './shipment-columns';
import { ShipmentCard } from './ShipmentCard';
import { useShipmentFilters } from './shipment-filters';

/** Loaded with the first selected row. */
const SelectionBar = lazy(async () => ({
  default: (await import(/* webpackChunkName: "selection-bar" */ './SelectionBar')).SelectionBar,
}));

/** Loaded with the first previewed row. */
const ShipmentPreview = lazy(async () => ({
  default: (await import(/* webpackChunkName: "preview" */ './preview/ShipmentPreview')).ShipmentPreview,
}));

const PREVIEW = {
  to: ({ id }: ShipmentSummary) => paths.shipment(id),
  render: (shipment: ShipmentSummary) => <ShipmentPreview key={shipment.id} summary={shipment} />,
};

/** Shipments as a table, with filters, order and actions on several at once; `tools` are those of the page. */
export function ShipmentList({ tools }: { tools: ReactNode }) {
  const { host, api } = useRemote();
  const [search, setSearch] = useSearchParams();
  const filter = filterOf(search);
  const pages = usePages();
  const shipments = useQuery(shipmentListQueries.page(api, filter, pages.after));
  const listKey = JSON.stringify(filter);
  const selection = useSelection(listKey);
  const sort = useUrlSort(sortOptions(search));
  const view = viewOf(search);
  const isNarrowed = isFiltered(filter) || pages.after !== undefined;
  const rows = shipments.data?.items ?? [];
  const filters = useShipmentFilters(filter, rows, sort);
  return (
    <DataList
      name="shipments"
      caption={t`Shipments`}
      columns={shipmentColumns(host.session.can('price.read'))}
      rows={rows}
      rowId={({ id }) => id}
      rowName={({ number }) => number}
      query={shipments}
      stableKey={`${listKey} ${pages.after}`}
      sort={sort.table}
      selection={selection}
      selectionBar={<SelectionBar selection={selection} />}
      preview={PREVIEW}
      card={(shipment) => <ShipmentCard shipment={shipment} />}
      filters={filters}
      tools={tools}
      count={countText(shipments.data?.total)}
      views={{ area: 'shipments', allLabel: t`All shipments`, example: t`Texas, this week` }}
      exportHref={`${host.api.baseUrl}/api/v1/shipments/export?${queryOf(filter)}`}
      empty={<NoShipments view={view} />}
      onClearFilters={
        isNarrowed ? () => setSearch(view === 'all' ? {} : { view, show: 'table' }, { replace: true }) : undefined
      }
      hasMore={shipments.data?.nextCursor != null}
      pager={
        <Pager pages={pages} nextCursor={shipments.data?.nextCursor ?? null} isBusy={shipments.isPlaceholderData} />
      }
    />
  );
}

const queryOf = (filter: ShipmentFilter) =>
  new URLSearchParams(
    Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1])),
  ).toString();

/** The server exports no more than this. */
const MAX_EXPORTED = 100_000;

function countText(total: number | null | undefined): string | undefined {
  if (!total) return undefined;
  if (total > MAX_COUNTED)
    return t`More than ${formatNumber(MAX_COUNTED)} shipments; a file contains at most ${formatNumber(MAX_EXPORTED)}`;
  return plural(total, { one: '# shipment', other: '# shipments' });
}

const EMPTY: Record<View, { title: MessageDescriptor; text: MessageDescriptor }> = {
  needs_action: {
    title: msg`No action needed`,
    text: msg`Shipments with exceptions or a rejected tender are listed here.`,
  },
  pickup_today: {
    title: msg`No pickups today`,
    text: msg`Shipments with a pickup today are listed here until they are picked up.`,
  },
  in_transit: { title: msg`No shipments in transit`, text: msg`Shipments are listed here from pickup to delivery.` },
  delivery_today: {
    title: msg`No deliveries today`,
    text: msg`Shipments in transit that should arrive today are listed here.`,
  },
  without_pod: {
    title: msg`No missing PODs`,
    text: msg`Delivered shipments are listed here until their proof of delivery is received.`,
  },
  archived: {
    title: msg`No archived shipments`,
    text: msg`Shipments that the operator of this installation archived are listed here.`,
  },
  all: {
    title: msg`No shipments yet`,
    text: msg`Get a quote, compare the offers and book one. The shipment then appears here with its bill of lading.`,
  },
};

function NoShipments({ view }: { view: View }) {
  const { Slot } = useRemote().host;
  const { title, text } = EMPTY[view];
  const showAll = (
    <Button variant="default" component={Link} to={paths.shipments()}>
      <Trans>Show all shipments</Trans>
    </Button>
  );
  return (
    <Stack>
      {view === 'all' && <Slot name="first.steps" />}
      <EmptyState title={i18n._(title)} action={view !== 'all' && showAll}>
        {i18n._(text)}
      </EmptyState>
    </Stack>
  );
}
