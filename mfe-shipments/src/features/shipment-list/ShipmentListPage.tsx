import { paths } from '@lading/mfe-contract';
import { isForbidden, useIdle, useRemote, useTitle, ViewTabs } from '@lading/mfe-kit';
import { Button, ForbiddenState, Group, Page, PageHeader, SegmentedControl, SkeletonRows, withValue } from '@lading/ui';
import { Link, useSearchParams } from '@lading/ui/router';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { DOCK_PATH } from '../../shared/dock-path';
import { shipmentListQueries } from '../../shared/api/shipment-lists';
import { type Show, showOf, viewOf, VIEWS } from './list-search';
import { ShipmentList } from './ShipmentList';

/** The table is part of the first load, the other two are not. */
const ActiveMap = lazy(async () => ({
  default: (await import(/* webpackChunkName: "active-map" */ '../../shared/ActiveMap')).ActiveMap,
}));
const ExceptionQueue = lazy(async () => ({
  default: (await import(/* webpackChunkName: "queue" */ './queue/ExceptionQueue')).ExceptionQueue,
}));

const SHOW_NAMES: Record<Show, MessageDescriptor> = { queue: msg`Queue`, table: msg`Table`, map: msg`Map` };

/** The company's shipments as a table, an exception queue or a map, with view and filters in the URL. */
export function ShipmentListPage() {
  const { host, api } = useRemote();
  const [search] = useSearchParams();
  const isIdle = useIdle();
  const counts = useQuery({ ...shipmentListQueries.counts(api), enabled: isIdle });
  const show = showOf(search);
  const current = viewOf(search);
  const views = VIEWS.filter(({ view }) => view !== 'archived' || view === current || (counts.data?.archived ?? 0) > 0);
  useTitle(t`Shipments`);

  if (isForbidden(counts.error)) return <ForbiddenState />;
  return (
    <Page name="shipments" ready={!counts.isPending} isWide>
      <PageHeader
        title={t`Shipments`}
        tabs={<ViewTabs path={paths.shipments()} views={views} current={current} counts={counts.data} />}
        action={
          <Group gap="xs">
            {host.session.can('shipment.edit') && (
              <Button component={Link} to={DOCK_PATH} variant="default">
                <Trans>Dock mode</Trans>
              </Button>
            )}
            {host.session.can('quote.create') && (
              <Button component={Link} to={paths.newQuote()}>
                <Trans>New quote</Trans>
              </Button>
            )}
          </Group>
        }
      />
      <Suspense fallback={<SkeletonRows rows={8} label={t`Loading shipments`} />}>
        {show === 'table' && <ShipmentList tools={<ShowChoice show={show} />} />}
        {show === 'queue' && <ExceptionQueue tools={<ShowChoice show={show} />} />}
        {show === 'map' && <ActiveMap tools={<ShowChoice show={show} />} />}
      </Suspense>
    </Page>
  );
}

function ShowChoice({ show }: { show: Show }) {
  const [search, setSearch] = useSearchParams();
  const shows: Show[] = viewOf(search) === 'needs_action' ? ['queue', 'table', 'map'] : ['table', 'map'];
  return (
    <SegmentedControl
      aria-label={t`Show as`}
      data={shows.map((value) => ({ value, label: i18n._(SHOW_NAMES[value]) }))}
      value={show}
      onChange={(next) =>
        setSearch((current) =>
          withValue(withValue(current, 'after', undefined), 'show', next === shows[0] ? undefined : next),
        )
      }
    />
  );
}
