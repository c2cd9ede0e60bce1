import { ErrorState, SkeletonRows, Title } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import { FreightMap } from '@lading/map';
import { failureDigest, failureMessage } from '@lading/mfe-kit';
import type { Shipment } from '../../../shared/types';
import type { Timeline as TimelineData } from '../types';
import { useTimeline } from '../use-shipment';
import { EndedExceptions } from './EndedExceptions';
import { mapOf } from './map-of';
import { Timeline } from './Timeline';
import classes from './tracking.module.css';
import { usePositions } from './use-positions';

/** Where the freight is and what has happened to it. */
export function TrackingTab({ shipment }: { shipment: Shipment }) {
  const timeline = useTimeline(shipment.id);
  if (timeline.isPending) return <SkeletonRows rows={6} label={t`Loading the timeline`} />;
  if (timeline.isError) {
    const message = failureMessage(timeline.error);
    const digest = failureDigest(timeline.error);
    return (
      <ErrorState title={t`The timeline could not be loaded`} digest={digest} onRetry={() => void timeline.refetch()}>
        {message}
      </ErrorState>
    );
  }
  return (
    <div className={classes.columns}>
      <Way shipment={shipment} timeline={timeline.data} />
      <section className={classes.log}>
        <Title order={2}>{t`Timeline`}</Title>
        <Timeline items={timeline.data.items} />
        <EndedExceptions exceptions={timeline.data.exceptions} />
      </section>
    </div>
  );
}

function Way({ shipment, timeline }: { shipment: Shipment; timeline: TimelineData }) {
  const codes = [...shipment.stops, ...timeline.items.map(({ place }) => place)].flatMap((place) =>
    place?.postalCode ? [place.postalCode] : [],
  );
  const positions = usePositions(codes);
  const map = useMemo(() => mapOf(shipment, timeline, positions), [shipment, timeline, positions]);
  return <FreightMap {...map} />;
}
