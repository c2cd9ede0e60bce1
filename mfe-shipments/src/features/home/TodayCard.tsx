import { paths } from '@lading/mfe-contract';
import { t } from '@lingui/core/macro';
import { Figure, HomeCard } from './HomeCard';
import type { Home } from './HomeOverview';
import { countOf } from './home-text';
import classes from './home.module.css';

/** Pickups, deliveries and freight under way. */
export function TodayCard({ home: { shipments } }: { home: Home }) {
  const list = (view: string) => `${paths.shipments()}?view=${view}`;
  return (
    <HomeCard title={t`Today`}>
      <div className={classes.figures}>
        <Figure value={countOf(shipments.pickupToday)} label={t`Pickups`} to={list('pickup_today')} />
        <Figure value={countOf(shipments.deliveryToday)} label={t`Deliveries`} to={list('delivery_today')} />
        <Figure value={countOf(shipments.inTransit)} label={t`In transit`} to={list('in_transit')} />
        <Figure value={countOf(shipments.withoutPod)} label={t`Delivered without POD`} to={list('without_pod')} />
      </div>
    </HomeCard>
  );
}
