import { Title } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { QueryBoundary, useRemote } from '@lading/mfe-kit';
import { useQuery } from '@tanstack/react-query';
import { shipmentQueries } from '../../../shared/api/shipments';
import type { Shipment } from '../../../shared/types';
import { EndedExceptions } from './EndedExceptions';
import { LazyRouteMap } from './LazyRouteMap';
import { Timeline } from './Timeline';
import classes from './tracking.module.css';

/** Map and events of a shipment. */
export function TrackingTab({ shipment }: { shipment: Shipment }) {
  const { api } = useRemote();
  const timeline = useQuery(shipmentQueries.timeline(api, shipment.id));
  return (
    <QueryBoundary query={timeline} loading={t`Loading timeline`} failed={t`The timeline could not be loaded`} rows={6}>
      {(data) => (
        <div className={classes.columns}>
          <LazyRouteMap shipment={shipment} timeline={data} />
          <section className={classes.log}>
            <Title order={2}>{t`Timeline`}</Title>
            <Timeline items={data.items} />
            <EndedExceptions exceptions={data.exceptions} />
          </section>
        </div>
      )}
    </QueryBoundary>
  );
}
