import { geoPath, type GeoProjection } from 'd3-geo';
import { clustersOf } from './clusters';
import { type Box, type LabelRequest, placeLabels, type PlacedLabel } from './labels';
import type { MapPoint } from './map-types';
import type { Outlines } from './outlines';
import { HEIGHT, WIDTH } from './project';
import { STATE_NAMES } from './state-names';

/** Points nearer than this many pixels are one marker. */
const CLUSTER_DISTANCE = 30;
/** Half the size of a marker, and from its center to its label. */
const RADIUS = 8;
const GAP = 11;
/** Pixels squared that a state has at least if it is named. */
const NAMED_AREA = 900;

/** A point or a cluster of points, in units of the drawing. */
export interface Marker {
  id: string;
  x: number;
  y: number;
  members: readonly MapPoint[];
}

/** Markers of the points that can be seen. `width` is the width of the map in pixels. */
export function markersOf(
  points: readonly MapPoint[],
  projection: GeoProjection,
  { width, isClustered }: { width: number; isClustered: boolean },
): Marker[] {
  const scale = width / WIDTH;
  const seen = points.flatMap((point) => {
    const [x, y] = projection([...point.position]) ?? [-1, -1];
    return x < 0 || y < 0 || x > WIDTH || y > HEIGHT ? [] : [{ id: point.id, x: x * scale, y: y * scale, point }];
  });
  return clustersOf(seen, isClustered ? CLUSTER_DISTANCE : 0).map(({ id, x, y, members }) => ({
    id,
    x: x / scale,
    y: y / scale,
    members: members.map(({ point }) => point),
  }));
}

/** Names of points, then of states, without collisions; in pixels. */
export function labelsOf(
  markers: readonly Marker[],
  outlines: Outlines | undefined,
  projection: GeoProjection,
  width: number,
): PlacedLabel[] {
  const scale = width / WIDTH;
  const taken = markers.map(({ x, y }): Box => ({
    left: x * scale - RADIUS,
    top: y * scale - RADIUS,
    right: x * scale + RADIUS,
    bottom: y * scale + RADIUS,
  }));
  const named = markers.flatMap(({ id, x, y, members }): LabelRequest[] => {
    const name = members.length === 1 ? members[0]?.name : undefined;
    return name ? [{ id, text: name, x: x * scale, y: y * scale, gap: GAP }] : [];
  });
  return placeLabels([...named, ...statesOf(outlines, projection, scale)], taken, { width, height: HEIGHT * scale });
}

/** The states that can be seen, each at the center of the part that can be seen. */
function statesOf(outlines: Outlines | undefined, projection: GeoProjection, scale: number): LabelRequest[] {
  const draw = geoPath(projection);
  return (outlines?.states.features ?? []).flatMap((state) => {
    const text = STATE_NAMES.get(String(state.id));
    if (!text || draw.area(state) * scale ** 2 < NAMED_AREA) return [];
    const [x, y] = draw.centroid(state);
    return [{ id: `state${text}`, text, x: x * scale, y: y * scale }];
  });
}
