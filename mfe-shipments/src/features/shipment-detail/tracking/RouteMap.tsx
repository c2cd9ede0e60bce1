import { FreightMap } from '@lading/map';
import { useMemo } from 'react';
import type { Shipment } from '../../../shared/types';
import type { Timeline } from '../types';
import { mapOf } from './map-of';
import { usePositions } from './use-positions';

/** Map of the stops and of the places from which events were reported. */
export function RouteMap({ shipment, timeline }: { shipment: Shipment; timeline: Timeline }) {
  const codes = [...shipment.stops, ...timeline.items.map(({ place }) => place)].flatMap((place) =>
    place?.postalCode ? [place.postalCode] : [],
  );
  const positions = usePositions(codes);
  const map = useMemo(() => mapOf(shipment, timeline, positions), [shipment, timeline, positions]);
  return <FreightMap {...map} />;
}
