import { paths, usePageTitle } from '@lading/mfe-contract';
import { Button, ForbiddenState, Page, PageHeader, SegmentedControl, withValue } from '@lading/ui';
import { Link, useSearchParams } from '@lading/ui/router';
import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../shared/area';
import { isForbidden } from '../../shared/problem';
import { ActiveMap } from './ActiveMap';
import { shipmentCounts } from './api';
import { type Show, showOf, viewOf } from './list-address';
import { ExceptionQueue } from './queue/ExceptionQueue';
import { ShipmentList } from './ShipmentList';
import { ViewTabs } from './ViewTabs';

const SHOW_NAMES: Record<Show, string> = { queue: 'Queue', table: 'Table', map: 'Map' };

/** Every shipment of the company by what needs attention: as a table, a work queue or a map. All of it stands in the address. */
export function ShipmentListPage() {
  const { host, api } = useArea();
  const [search] = useSearchParams();
  const counts = useQuery(shipmentCounts(api));
  const show = showOf(search);
  usePageTitle(host, 'Shipments');

  if (isForbidden(counts.error)) return <ForbiddenState />;
  return (
    <Page name="shipments" ready={!counts.isPending}>
      <PageHeader title="Shipments" action={host.session.can('quote.create') && <Button component={Link} to={paths.newQuote()}>New quote</Button>} />
      <ViewTabs current={viewOf(search)} counts={counts.data} />
      <ShowChoice show={show} />
      {show === 'table' && <ShipmentList />}
      {show === 'queue' && <ExceptionQueue />}
      {show === 'map' && <ActiveMap />}
    </Page>
  );
}

function ShowChoice({ show }: { show: Show }) {
  const [search, setSearch] = useSearchParams();
  const shows: Show[] = viewOf(search) === 'needs_action' ? ['queue', 'table', 'map'] : ['table', 'map'];
  return (
    <div>
      <SegmentedControl
        aria-label="Show as"
        data={shows.map((value) => ({ value, label: SHOW_NAMES[value] }))}
        value={show}
        onChange={(next) => setSearch((current) => withValue(withValue(current, 'after', undefined), 'show', next === shows[0] ? undefined : next))}
      />
    </div>
  );
}
