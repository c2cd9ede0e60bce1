import { clustersOf } from './clusters';

const at = (id: string, x: number, y = 0) => ({ id, x, y });
const membersOf = (points: ReturnType<typeof at>[], distance: number) =>
  clustersOf(points, distance).map(({ members }) => members.map(({ id }) => id));

test('points that are far apart stay alone', () => {
  expect(membersOf([at('a', 0), at('b', 30), at('c', 60)], 30)).toEqual([['a'], ['b'], ['c']]);
});

test('near points are one cluster at their mean', () => {
  const [cluster, ...rest] = clustersOf([at('a', 0), at('b', 10), at('c', 20, 30)], 40);
  expect(rest).toEqual([]);
  expect(cluster).toMatchObject({ id: 'a', x: 10, y: 10 });
});

test('clusters whose means come near are joined', () => {
  expect(membersOf([at('a', 0), at('b', 35), at('c', 17)], 30)).toEqual([['b', 'a', 'c']]);
});

test('every point is in exactly one cluster, and no two clusters are nearer than the distance', () => {
  const points = Array.from({ length: 300 }, (_, index) => at(`p${index}`, (index * 97) % 360, (index * 53) % 180));
  const clusters = clustersOf(points, 28);
  expect(clusters.flatMap(({ members }) => members.map(({ id }) => id)).sort()).toEqual(
    points.map(({ id }) => id).sort(),
  );
  for (const [index, one] of clusters.entries())
    for (const other of clusters.slice(index + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(28);
});

test('without points there are no clusters', () => expect(clustersOf([], 28)).toEqual([]));
