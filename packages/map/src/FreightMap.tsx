import { Button } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { Card } from './Card';
import classes from './freight-map.module.css';
import { Ground, Lanes } from './Ground';
import { labelsOf, type Marker, markersOf } from './layout';
import type { MapLane, MapPoint } from './map-types';
import { MapMarker } from './MapMarker';
import { outlinesOptions } from './outlines';
import { PointList } from './PointList';
import { HEIGHT, isOnePlace, projectionFor, type Position, WIDTH } from './project';
import { StatusCounts } from './StatusCounts';
import { useWidth } from './use-width';

export interface FreightMapProps {
  /** What the map shows, in a sentence. */
  label: string;
  points: readonly MapPoint[];
  lanes?: readonly MapLane[];
  /** Joins near points to one marker with their number, which opens on click. */
  clustered?: boolean;
}

/** Constant, so that the projection of a map without lanes is not recomputed. */
const NO_LANES: readonly MapLane[] = [];

/** A quiet map of North America with lanes and locations. The list below it has the same for keyboards and screen readers. */
export function FreightMap({ label, points, lanes = NO_LANES, clustered = false }: FreightMapProps) {
  const [focus, setFocus] = useState<readonly Position[] | null>(null);
  const [frame, width] = useWidth();
  const { data: outlines } = useQuery(outlinesOptions);
  const projection = useMemo(
    () => projectionFor(focus ?? positionsOf(points, lanes), focus !== null),
    [focus, points, lanes],
  );
  const markers = useMemo(
    () => markersOf(points, projection, { width, isClustered: clustered }),
    [points, projection, width, clustered],
  );
  const labels = useMemo(() => labelsOf(markers, outlines, projection, width), [markers, outlines, projection, width]);
  const { shown, isSelected, ...card } = useCard(markers);

  const open = (marker: Marker) => {
    const positions = marker.members.map(({ position }) => position);
    if (positions.length === 1 || isOnePlace(positions)) return card.select(marker.id);
    card.close();
    setFocus(positions);
  };
  return (
    <figure className={classes.figure}>
      <StatusCounts points={points} />
      <div className={classes.map}>
        <div ref={frame} className={classes.canvas}>
          <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={classes.drawing}>
            <Ground projection={projection} />
            <Lanes projection={projection} lanes={lanes} />
          </svg>
          <div aria-hidden="true">
            {labels.map(({ id, text, left, middle }) => (
              <span
                key={id}
                className={id.startsWith('state') ? classes.state : classes.name}
                style={{ left: `${left}px`, top: `${middle}px` }}
              >
                {text}
              </span>
            ))}
            {markers.map((marker) => (
              <MapMarker key={marker.id} marker={marker} onHover={card.hover} onOpen={open} />
            ))}
          </div>
          {focus && (
            <Button size="compact-sm" variant="default" className={classes.reset} onClick={() => setFocus(null)}>
              {t`Show all`}
            </Button>
          )}
        </div>
        {shown && <Card marker={shown} isSelected={isSelected} onClose={card.close} />}
      </div>
      <PointList points={points} />
    </figure>
  );
}

/** The card of the marker under the pointer, or else of the selected one, which Escape closes. */
function useCard(markers: readonly Marker[]) {
  const [hovered, hover] = useState<string | null>(null);
  const [selected, select] = useState<string | null>(null);
  useEffect(() => {
    if (selected === null) return;
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && select(null);
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [selected]);
  const shown = markers.find(({ id }) => id === (hovered ?? selected));
  return { shown, isSelected: shown !== undefined && shown.id === selected, hover, select, close: () => select(null) };
}

function positionsOf(points: readonly MapPoint[], lanes: readonly MapLane[]): Position[] {
  return [...points.map(({ position }) => position), ...lanes.flatMap(({ from, to }) => [from, to])];
}
