import { paths } from '@lading/mfe-contract';
import { EmptyState, ErrorState, formatDate, formatInstant, Group, SkeletonRows, Text } from '@lading/ui';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { type MapLane, type MapPoint, FreightMap } from '@lading/map';
import { failureDigest, failureMessage, useRemote } from '@lading/mfe-kit';
import { type MapShipment, shipmentListQueries } from './api/shipment-lists';
import { SHIPMENT_STATUS } from './shipment-status';

/** Map of planned and active shipments at their last known positions, or else at their origins; `tools` are those of the page. */
export function ActiveMap({ tools }: { tools: ReactNode }) {
  const { api } = useRemote();
  const map = useQuery(shipmentListQueries.map(api));
  const items = map.data?.items;
  const points = useMemo(() => items?.flatMap(pointOf) ?? [], [items]);
  const lanes = useMemo(() => items?.flatMap(laneOf) ?? [], [items]);

  return (
    <>
      <Group justify="space-between">
        <Text c="dimmed">
          {map.data && points.length > 0 && <Caption count={points.length} more={map.data.more} />}
        </Text>
        {tools}
      </Group>
      <Content map={map} points={points} lanes={lanes} />
    </>
  );
}

interface CaptionProps {
  count: number;
  /** Whether there are more than these. */
  more: boolean;
}

const Caption = ({ count, more }: CaptionProps) =>
  more ? (
    <Trans>The {count} newest planned and active shipments at their last known positions. Amber needs action.</Trans>
  ) : (
    <Plural
      value={count}
      one="# planned or active shipment at its last known position. Amber needs action."
      other="# planned and active shipments at their last known positions. Amber needs action."
    />
  );

interface ContentProps {
  map: Pick<UseQueryResult, 'isPending' | 'isError' | 'error' | 'refetch'>;
  points: MapPoint[];
  lanes: MapLane[];
}

function Content({ map, points, lanes }: ContentProps) {
  if (map.isPending) return <SkeletonRows rows={1} height={420} label={t`Loading map`} />;
  if (map.isError) {
    return (
      <ErrorState
        title={t`The map could not be loaded`}
        digest={failureDigest(map.error)}
        onRetry={() => void map.refetch()}
      >
        {failureMessage(map.error)}
      </ErrorState>
    );
  }
  if (points.length === 0)
    return (
      <EmptyState title={t`No active shipments`}>
        <Trans>Booked shipments are on the map until they are delivered. Get a quote and book an offer.</Trans>
      </EmptyState>
    );
  return <FreightMap label={t`Planned and active shipments`} points={points} lanes={lanes} clustered />;
}

function pointOf(shipment: MapShipment): MapPoint[] {
  const { id, number, status, needsAction, origin, destination, last } = shipment;
  const place = last ?? origin;
  if (!place) return [];
  const where = last ? (last.place ?? t`on the way`) : `${origin!.city}, ${origin!.state}`;
  const goal = destination && `${destination.city}, ${destination.state}`;
  const way = goal ? t`${where} to ${goal}` : where;
  const { label: name, tone } = SHIPMENT_STATUS[status];
  const word = i18n._(name);
  const label = `${number}, ${word.toLowerCase()}: ${way}`;
  return [
    {
      id,
      needsAction,
      kind: last ? 'last' : 'origin',
      position: [place.longitude, place.latitude],
      to: paths.shipment(id),
      name: where,
      label: needsAction ? t`${label}, needs action` : label,
      status: { label: word, tone },
      card: { title: `${number}, ${word}`, lines: [way, ...cardLines(shipment)], action: t`Open shipment` },
    },
  ];
}

/** Carrier, ETA and last update. */
function cardLines({ carrier, etaOn, daysLate, lastEventAt }: MapShipment): string[] {
  const eta = etaOn && formatDate(etaOn);
  return [
    carrier,
    ...(eta ? [daysLate > 0 ? t`ETA ${eta}, late` : t`ETA ${eta}`] : []),
    ...(lastEventAt ? [t`Last update ${formatInstant(lastEventAt)}`] : []),
  ];
}

function laneOf({ id, origin, destination }: MapShipment): MapLane[] {
  return origin && destination
    ? [{ id, from: [origin.longitude, origin.latitude], to: [destination.longitude, destination.latitude] }]
    : [];
}
