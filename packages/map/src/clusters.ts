/** A point of the map in pixels. */
export interface Placed {
  id: string;
  x: number;
  y: number;
}

/** Points that are too near to each other to be told apart, or a single one. */
export interface Cluster<T extends Placed> {
  /** Of its first member. */
  id: string;
  /** Mean of its members. */
  x: number;
  y: number;
  members: readonly T[];
}

/** Joins points until all clusters are at least this many pixels apart. The same points in the same order give the same clusters. */
export function clustersOf<T extends Placed>(points: readonly T[], distance: number): Cluster<T>[] {
  const clusters: Cluster<T>[] = [];
  for (const point of points) add(clusters, { id: point.id, x: point.x, y: point.y, members: [point] }, distance);
  return clusters;
}

/** Adds a cluster; one that is near is taken out and joined with it first, because the mean may be near to others. */
function add<T extends Placed>(clusters: Cluster<T>[], cluster: Cluster<T>, distance: number): void {
  const nearest = nearestOf(clusters, cluster);
  if (nearest === null || Math.hypot(nearest.x - cluster.x, nearest.y - cluster.y) >= distance) {
    clusters.push(cluster);
    return;
  }
  clusters.splice(clusters.indexOf(nearest), 1);
  add(clusters, joined(nearest, cluster), distance);
}

function nearestOf<T extends Placed>(clusters: readonly Cluster<T>[], { x, y }: Cluster<T>): Cluster<T> | null {
  let [nearest, least]: [Cluster<T> | null, number] = [null, Infinity];
  for (const other of clusters) {
    const distance = Math.hypot(other.x - x, other.y - y);
    if (distance < least) [nearest, least] = [other, distance];
  }
  return nearest;
}

function joined<T extends Placed>(first: Cluster<T>, second: Cluster<T>): Cluster<T> {
  const members = [...first.members, ...second.members];
  const mean = (one: number, other: number) =>
    (one * first.members.length + other * second.members.length) / members.length;
  return { id: first.id, x: mean(first.x, second.x), y: mean(first.y, second.y), members };
}
