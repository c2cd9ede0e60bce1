import { Anchor } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import classes from './freight-map.module.css';
import type { MapPoint } from './map-types';

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
            {card && card.lines.length > 0 && `. ${card.lines.join('. ')}`}
          </li>
        ))}
      </ul>
    </details>
  );
}
