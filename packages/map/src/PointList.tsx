import { Anchor } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import classes from './freight-map.module.css';
import type { MapPoint, PointCard } from './map-types';

/** All points of the map with their pages. */
export function PointList({ points }: { points: readonly MapPoint[] }) {
  return (
    <details className={classes.list}>
      <summary>{t`Locations on the map`}</summary>
      <ul>
        {points.map(({ id, label, to, card }) => (
          <li key={id}>
            {to ? (
              <Anchor component={Link} to={to}>
                {label}
              </Anchor>
            ) : (
              label
            )}
            {restOf(label, card)}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What the card says beyond the label. */
function restOf(label: string, card: PointCard | undefined): string {
  return (card?.lines ?? [])
    .filter((line) => !label.includes(line))
    .map((line) => `. ${line}`)
    .join('');
}
