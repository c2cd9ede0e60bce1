import { ApiProblem } from '@lading/api-client';
import { paths, usePageTitle } from '@lading/mfe-contract';
import { Button, EmptyState, ErrorState, ForbiddenState, Group, ListFilterBar, Page, PageHeader, SkeletonRows } from '@lading/ui';
import { Link, useSearchParams } from '@lading/ui/router';
import { useArea } from '../../shared/area';
import { STATUS_OPTIONS } from '../../shared/shipment-status';
import { ShipmentTable } from './ShipmentTable';
import { type ShipmentFilters, useShipments } from './use-shipments';

function filtersOf(search: URLSearchParams): ShipmentFilters {
  const status = STATUS_OPTIONS.find(({ value }) => value === search.get('status'))?.value;
  return { status, q: search.get('q') || undefined };
}

function NoShipments({ filtered, onClear }: { filtered: boolean; onClear(): void }) {
  if (filtered) {
    return (
      <EmptyState title="No shipment matches" action={<Button variant="default" onClick={onClear}>Clear the filters</Button>}>
        Try another number, city or postal code, or look at all shipments.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No shipments yet" action={<Button component={Link} to={paths.newQuote()}>Get a quote</Button>}>
      A shipment begins with a quote: enter the lane and the freight, compare the offers and book one. It then appears here with its bill of lading.
    </EmptyState>
  );
}

/** Every shipment of the company, newest first, with filters in the URL. */
export function ShipmentListPage() {
  const { host } = useArea();
  const [search, setSearch] = useSearchParams();
  const filters = filtersOf(search);
  const shipments = useShipments(filters);
  usePageTitle(host, 'Shipments');

  if (shipments.error instanceof ApiProblem && shipments.error.status === 403) return <ForbiddenState />;
  const change = ({ status, q }: ShipmentFilters) => setSearch({ ...(status && { status }), ...(q && { q }) }, { replace: true });
  const items = shipments.data?.pages.flatMap((page) => page.items) ?? [];

  return (
    <Page name="shipments" ready={!shipments.isPending}>
      <PageHeader title="Shipments" action={<Button component={Link} to={paths.newQuote()}>New quote</Button>} />
      <ListFilterBar label="Shipments" placeholder="Number, BOL, PRO, name, city or postal code" statuses={STATUS_OPTIONS} filter={filters} onChange={change} />
      {shipments.isPending && <SkeletonRows rows={8} label="Loading shipments" />}
      {shipments.isError && (
        <ErrorState title="The shipments could not be loaded" onRetry={() => void shipments.refetch()} digest={shipments.error instanceof ApiProblem ? shipments.error.digest : undefined}>
          Nothing was changed. Your filters are kept.
        </ErrorState>
      )}
      {shipments.isSuccess && items.length === 0 && <NoShipments filtered={Boolean(filters.status ?? filters.q)} onClear={() => change({})} />}
      {items.length > 0 && <ShipmentTable shipments={items} stale={shipments.isPlaceholderData} />}
      {shipments.hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={shipments.isFetchingNextPage} onClick={() => void shipments.fetchNextPage()}>
            Show more
          </Button>
        </Group>
      )}
    </Page>
  );
}
