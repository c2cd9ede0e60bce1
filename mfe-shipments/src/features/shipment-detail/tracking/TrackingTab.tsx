import { Title } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import { FreightMap } from '@lading/map';
import { QueryBoundary, useRemote } from '@lading/mfe-kit';
import { useQuery } from '@tanstack/react-query';
import { shipmentQueries } from '../../../shared/api/shipments';
import type { Shipment } from '../../../shared/types';
import type { Timeline as TimelineData } from '../types';

import { EndedExceptions } from './EndedExceptions';
import { mapOf } from './map-of';
import { Timeline } from './Timeline';
import classes from './tracking.module.css';
import { usePositions } from './use-positions';

/** Map and events of a shipment. */
export function TrackingTab({ shipment }: { shipment: Shipment }) {
  const { api } = useRemote();
  const timeline = useQuery(shipmentQueries.timeline(api, shipment.id));
  return (
    <QueryBoundary query={timeline} loading={t`Loading timeline`} failed={t`The timeline could not be loaded`} rows={6}>
      {(data) => (
        <div className={classes.columns}>
          <RouteMap shipment={shipment} timeline={data} />
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

function RouteMap({ shipment, timeline }: { shipment: Shipment; timeline: TimelineData }) {
  const codes = [...shipment.stops, ...timeline.items.map(({ place }) => place)].flatMap((place) =>
    place?.postalCode ? [place.postalCode] : [],
  );
  const positions = usePositions(codes);
  const map = useMemo(() => mapOf(shipment, timeline, positions), [shipment, timeline, positions]);
  return <FreightMap {...map} />;
}
