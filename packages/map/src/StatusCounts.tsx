import { t } from '@lingui/core/macro';
import classes from './freight-map.module.css';
import type { MapPoint, PointStatus } from './map-types';

/** Number of points of each status; nothing for points without a status. */
export function StatusCounts({ points }: { points: readonly MapPoint[] }) {
  const counts = countsOf(points);
  if (counts.length === 0) return null;
  return (
    <ul className={classes.counts} aria-label={t`Shipments by status`}>
      {counts.map(({ status: { label, tone }, count }) => (
        <li key={label} data-tone={tone}>
          {label} <strong>{count}</strong>
        </li>
      ))}
    </ul>
  );
}

/** The most frequent first. */
export function countsOf(points: readonly MapPoint[]): { status: PointStatus; count: number }[] {
  const groups = Map.groupBy(
    points.flatMap(({ status }) => status ?? []),
    ({ label }) => label,
  );
  return [...groups.values()]
    .flatMap((statuses) => (statuses[0] ? [{ status: statuses[0], count: statuses.length }] : []))
    .sort((one, other) => other.count - one.count);
}
