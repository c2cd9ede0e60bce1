import { Anchor } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { geoPath, type GeoProjection } from 'd3-geo';
import { useMemo } from 'react';
import classes from './freight-map.module.css';
import { loadOutlines } from './outlines';
import { HEIGHT, type Position, projectionFor, WIDTH } from './project';

/** One place on the map. */
export interface MapPoint {
  id: string;
  position: Position;
  /** Whole meaning, as it stands in the list under the map: "Chicago, IL: picked up Tue, Nov 24". */
  label: string;
  /** Few words beside the point; without them it is a point alone. */
  name?: string;
  kind: 'origin' | 'destination' | 'stop' | 'event' | 'last';
  /** Amber: somebody has to act. */
  needsAction?: boolean;
  /** Page that the point leads to. */
  to?: string;
}

/** A straight lane between two places. */
export interface MapLane {
  id: string;
  from: Position;
  to: Position;
  /** Drawn full when it lies behind the freight, dashed when it lies ahead. */
  travelled?: boolean;
}

export interface FreightMapProps {
  /** What the map shows, in a sentence. */
  label: string;
  points: readonly MapPoint[];
  lanes?: readonly MapLane[];
}

/** One and the same, so that a map without lanes is not projected anew. */
const NO_LANES: readonly MapLane[] = [];

/** A quiet map of North America with lanes and places, and the same as a list for those who cannot see it. */
export function FreightMap({ label, points, lanes = NO_LANES }: FreightMapProps) {
  const projection = useMemo(
    () => projectionFor([...points.map(({ position }) => position), ...lanes.flatMap(({ from, to }) => [from, to])]),
    [points, lanes],
  );
  return (
    <figure className={classes.figure}>
      <div className={classes.map}>
        <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={classes.drawing}>
          <Ground projection={projection} />
          <Lanes projection={projection} lanes={lanes} />
        </svg>
        <div aria-hidden="true">
          {points.map((point) => (
            <Marker key={point.id} point={point} projection={projection} />
          ))}
        </div>
      </div>
      <PointList points={points} />
    </figure>
  );
}

const outlines = queryOptions({ queryKey: ['map-outlines'], queryFn: loadOutlines, staleTime: Infinity });

/** Land; without it, as when it could not be loaded, the lanes still stand. */
function Ground({ projection }: { projection: GeoProjection }) {
  const { data } = useQuery(outlines);
  const shapes = useMemo(() => {
    const draw = geoPath(projection).digits(1);
    return data && { neighbours: draw(data.neighbours) ?? '', states: draw(data.states) ?? '' };
  }, [data, projection]);
  return (
    shapes && (
      <>
        <path d={shapes.neighbours} className={classes.neighbours} />
        <path d={shapes.states} className={classes.states} />
      </>
    )
  );
}

function Lanes({ projection, lanes }: { projection: GeoProjection; lanes: readonly MapLane[] }) {
  const draw = geoPath(projection).digits(1);
  return lanes.map(({ id, from, to, travelled }) => (
    <path
      key={id}
      d={draw({ type: 'LineString', coordinates: [[...from], [...to]] }) ?? ''}
      className={classes.lane}
      data-travelled={travelled || undefined}
    />
  ));
}

/** Stands over the drawing and keeps its size while the drawing scales; the list below is its equal for the keyboard. */
function Marker({ point, projection }: { point: MapPoint; projection: GeoProjection }) {
  const [x, y] = projection([...point.position]) ?? [0, 0];
  const shared = {
    className: classes.marker,
    style: { left: `${(x / WIDTH) * 100}%`, top: `${(y / HEIGHT) * 100}%` },
    'data-kind': point.kind,
    'data-attention': point.needsAction || undefined,
    'data-side': x > WIDTH * 0.75 ? 'left' : 'right',
    title: point.label,
  };
  const name = point.name && <span className={classes.name}>{point.name}</span>;
  return point.to ? (
    <Link to={point.to} tabIndex={-1} {...shared}>
      {name}
    </Link>
  ) : (
    <span {...shared}>{name}</span>
  );
}

function PointList({ points }: { points: readonly MapPoint[] }) {
  return (
    <details className={classes.list}>
      <summary>{t`Locations on the map`}</summary>
      <ul>
        {points.map(({ id, label, to }) => (
          <li key={id}>
            {to ? (
              <Anchor component={Link} to={to}>
                {label}
              </Anchor>
            ) : (
              label
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
