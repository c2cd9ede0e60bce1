import { paths } from '@lading/mfe-contract';
import { EmptyState, ErrorState, SkeletonRows, Text } from '@lading/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useArea } from '../../shared/area';
import { type MapLane, type MapPoint, ShipmentMap } from '../../shared/map/ShipmentMap';
import { describeFailure } from '../../shared/problem';
import { SHIPMENT_STATUS } from '../../shared/shipment-status';
import { type MapShipment, shipmentMap } from './api';

/** Shipments that are planned or under way on a map, each where it was last heard of, else where it begins. */
export function ActiveMap() {
  const { api } = useArea();
  const map = useQuery(shipmentMap(api));
  const items = map.data?.items;
  const points = useMemo(() => items?.flatMap(pointOf) ?? [], [items]);
  const lanes = useMemo(() => items?.flatMap(laneOf) ?? [], [items]);

  if (map.isPending) return <SkeletonRows rows={1} height={420} label="Loading the map" />;
  if (map.isError) {
    return (
      <ErrorState title="The map could not be loaded" digest={describeFailure(map.error).digest} onRetry={() => void map.refetch()}>
        {describeFailure(map.error).message}
      </ErrorState>
    );
  }
  if (points.length === 0) return <EmptyState title="Nothing is planned or under way">Shipments are on the map from booking to delivery.</EmptyState>;
  return (
    <>
      <Text c="dimmed">
        {map.data.more ? `The ${points.length} newest shipments` : points.length === 1 ? '1 shipment' : `${points.length} shipments`} planned or under way, each where it was last heard of.
        Amber needs action.
      </Text>
      <ShipmentMap label="Shipments that are planned or under way" points={points} lanes={lanes} />
    </>
  );
}

function pointOf({ id, number, status, needsAction, origin, destination, last }: MapShipment): MapPoint[] {
  const place = last ?? origin;
  if (!place) return [];
  const where = last ? (last.place ?? 'on the way') : `${origin!.city}, ${origin!.state}`;
  const goal = destination ? ` to ${destination.city}, ${destination.state}` : '';
  return [
    {
      id, needsAction, kind: last ? 'last' : 'origin', position: [place.longitude, place.latitude], to: paths.shipment(id),
      label: `${number}, ${SHIPMENT_STATUS[status].label.toLowerCase()}: ${where}${goal}${needsAction ? ', needs action' : ''}`,
    },
  ];
}

function laneOf({ id, origin, destination }: MapShipment): MapLane[] {
  return origin && destination ? [{ id, from: [origin.longitude, origin.latitude], to: [destination.longitude, destination.latitude] }] : [];
}
