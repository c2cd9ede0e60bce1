import { formatDate, formatInstant } from '@lading/ui';
import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { FreightMapProps, MapLane, MapPoint, Position } from '@lading/map';
import { eventName } from '../../../shared/event-names';
import type { Shipment } from '../../../shared/types';
import { isOpen } from '../../../shared/exceptions/exception-names';
import type { Timeline, TimelineEvent } from '../types';
import { areaOf, type Positions } from './use-positions';

const STOP_WORDS = { origin: msg`pickup`, intermediate: msg`stop`, destination: msg`delivery` };
const POINT_KINDS = { origin: 'origin', intermediate: 'stop', destination: 'destination' } as const;

/** Where an event happened, if that is known. */
function positionOf({ place }: TimelineEvent, positions: Positions): Position | null {
  if (!place) return null;
  if (place.latitude != null && place.longitude != null) return [place.longitude, place.latitude];
  return place.postalCode ? (positions[areaOf(place.postalCode)] ?? null) : null;
}

/** The way of a shipment: its stops in order, where it was heard of, and what lies behind it. */
export function mapOf(shipment: Shipment, timeline: Timeline, positions: Positions): FreightMapProps {
  const stops = shipment.stops.flatMap((stop, index): MapPoint[] => {
    const position = positions[areaOf(stop.postalCode)];
    const name = `${stop.city ?? stop.postalCode}, ${stop.state ?? stop.country}`;
    return position
      ? [
          {
            id: `stop${index}`,
            kind: POINT_KINDS[stop.type],
            position,
            name,
            label: `${name}: ${i18n._(STOP_WORDS[stop.type])}`,
          },
        ]
      : [];
  });
  const heard = timeline.items.flatMap((event): (MapPoint & { event: TimelineEvent })[] => {
    const position = positionOf(event, positions);
    const where = [event.place?.city, event.place?.state].filter(Boolean).join(', ');
    return position
      ? [
          {
            id: event.id,
            event,
            kind: 'event',
            position,
            label: `${where || t`On the way`}: ${eventName(event)}, ${formatInstant(event.occurredAt, event.timeZone)}`,
          },
        ]
      : [];
  });
  const [last, ...earlier] = heard;
  const points: MapPoint[] = [
    ...stops,
    ...earlier,
    ...(last
      ? [
          {
            ...last,
            kind: 'last' as const,
            needsAction: timeline.exceptions.some(isOpen),
            card: { title: last.label, lines: cardLines(shipment) },
          },
        ]
      : []),
  ];
  const [from, to] = [shipment.origin.city, shipment.destination.city];
  return {
    label: last ? t`Route from ${from} to ${to}; last update: ${last.label}` : t`Route from ${from} to ${to}`,
    points: points.map(({ id, kind, position, name, label, needsAction, card }) => ({
      id,
      kind,
      position,
      name,
      label,
      needsAction,
      card,
    })),
    lanes: lanesOf(stops, heard.toReversed()),
  };
}

/** Carrier and ETA, at the last position. */
function cardLines({ number, carrier, eta }: Shipment): string[] {
  return [`${number}, ${carrier.name}`, ...(eta ? [t`ETA ${formatDate(eta.on)}`] : [])];
}

/** From place to place where it was heard of, oldest first, and on to the destination. */
function lanesOf(stops: readonly MapPoint[], heard: readonly MapPoint[]): MapLane[] {
  const [origin] = stops;
  const destination = stops.at(-1);
  if (!origin || !destination || origin === destination) return [];
  if (heard.length === 0)
    return stops.slice(1).map((stop, index) => ({ id: stop.id, from: stops[index]!.position, to: stop.position }));
  const way = [origin, ...heard];
  const behind = heard.map((point, index): MapLane => ({
    id: point.id,
    from: way[index]!.position,
    to: point.position,
    travelled: true,
  }));
  return [...behind, { id: 'ahead', from: way.at(-1)!.position, to: destination.position }];
}
