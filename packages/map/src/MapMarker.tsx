import { UnstyledButton } from '@lading/ui';
import classes from './freight-map.module.css';
import type { Marker } from './layout';
import { HEIGHT, WIDTH } from './project';

interface MapMarkerProps {
  marker: Marker;
  onHover(id: string | null): void;
  onOpen(marker: Marker): void;
}

/** Lies over the drawing and keeps its size while the drawing scales. The list below the map has the same for the keyboard. */
export function MapMarker({ marker, onHover, onOpen }: MapMarkerProps) {
  const { id, x, y, members } = marker;
  const [first] = members;
  const isCluster = members.length > 1;
  return (
    <UnstyledButton
      tabIndex={-1}
      className={isCluster ? classes.cluster : classes.marker}
      style={{ left: `${(x / WIDTH) * 100}%`, top: `${(y / HEIGHT) * 100}%` }}
      data-kind={isCluster ? undefined : first?.kind}
      data-attention={members.some(({ needsAction }) => needsAction) || undefined}
      onMouseEnter={() => onHover(isCluster ? null : id)}
      onMouseLeave={() => onHover(null)}
      onClick={() => onOpen(marker)}
    >
      {isCluster && members.length}
    </UnstyledButton>
  );
}
