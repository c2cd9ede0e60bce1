import { type components, unwrap } from '@lading/api-client';
import { QueryBoundary, useRemote } from '@lading/mfe-kit';
import { Button, IconMap, useDisclosure } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { CarriersCard, OnTimeCard, SpendCard } from './FigureCards';
import { HomeCard } from './HomeCard';
import { NeedsActionCard } from './NeedsActionCard';
import { TodayCard } from './TodayCard';
import classes from './home.module.css';

export type Home = components['schemas']['HomeDto'];

/** Loaded when it is shown. */
const ActiveMap = lazy(async () => ({
  default: (await import(/* webpackChunkName: "active-map" */ '../../shared/ActiveMap')).ActiveMap,
}));

const homeOptions = ({ api }: Pick<ReturnType<typeof useRemote>, 'api'>) =>
  queryOptions({
    queryKey: ['home'],
    queryFn: ({ signal }): Promise<Home> => unwrap(api.GET('/api/v1/home', { signal })),
  });

/** What needs the user today, and how it goes, on the home page. Empty without shipments and work. */
export function HomeOverview() {
  const remote = useRemote();
  const home = useQuery(homeOptions(remote));
  const { refetch } = home;
  const { live } = remote.host.events;
  useEffect(() => {
    const ends = (['shipment', 'quote'] as const).map((resource) => live(resource, () => void refetch()));
    return () => ends.forEach((end) => end());
  }, [live, refetch]);
  return (
    <QueryBoundary query={home} loading={t`Loading your day`} failed={t`Your day could not be loaded`} rows={6}>
      {(data) => <Cards home={data} />}
    </QueryBoundary>
  );
}

function Cards({ home }: { home: Home }) {
  const isEmpty = home.shipments.all === 0 && Object.values(home.needsAction).every((count) => !count);
  if (isEmpty) return null;
  return (
    <div className={classes.home}>
      <div className={classes.cards}>
        <NeedsActionCard home={home} />
        <TodayCard home={home} />
        {home.spend && home.spend.length > 0 && <SpendCard spend={home.spend} today={home.today} />}
        <OnTimeCard onTime={home.onTime} />
        {home.carriers.length > 0 && <CarriersCard home={home} />}
        {home.shipments.all > 0 && <MapCard />}
      </div>
    </div>
  );
}

/** The map is heavier than the rest of the page, so it loads when it is asked for. */
function MapCard() {
  const [isShown, { open }] = useDisclosure();
  return (
    <HomeCard title={t`On the map`}>
      {isShown ? (
        <Suspense fallback={<div className={classes.map} />}>
          <ActiveMap tools={null} />
        </Suspense>
      ) : (
        <Button variant="default" leftSection={<IconMap size={16} />} onClick={open}>
          <Trans>Show map</Trans>
        </Button>
      )}
    </HomeCard>
  );
}
