import { useQuery } from '@tanstack/react-query';
import { geoPath, type GeoProjection } from 'd3-geo';
import { useMemo } from 'react';
import classes from './freight-map.module.css';
import type { MapLane } from './map-types';
import { outlinesOptions } from './outlines';

/** Land; the lanes are drawn without it if it could not be loaded. */
export function Ground({ projection }: { projection: GeoProjection }) {
  const { data } = useQuery(outlinesOptions);
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

export function Lanes({ projection, lanes }: { projection: GeoProjection; lanes: readonly MapLane[] }) {
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
