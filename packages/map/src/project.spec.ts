import { HEIGHT, type Position, projectionFor, WIDTH } from './project';

const CHICAGO: Position = [-87.6, 41.9];
const DALLAS: Position = [-96.8, 32.8];
const VANCOUVER: Position = [-123.1, 49.3];
const MIAMI: Position = [-80.2, 25.8];

const onMap = (positions: Position[]) =>
  positions.map((position) => projectionFor(positions)([...position]) ?? [NaN, NaN]);

test.each([
  ['a lane', [CHICAGO, DALLAS]],
  ['the whole continent', [VANCOUVER, MIAMI, CHICAGO]],
  ['one place', [CHICAGO]],
])('%s lies inside the drawing', (_name, positions) => {
  for (const [x, y] of onMap(positions)) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(WIDTH);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(HEIGHT);
  }
});

test('north is up and west is left', () => {
  const [chicago, dallas] = onMap([CHICAGO, DALLAS]);
  expect(chicago![1]).toBeLessThan(dallas![1]!);
  expect(dallas![0]).toBeLessThan(chicago![0]!);
});

test('one place alone keeps several states around it', () => {
  const project = projectionFor([CHICAGO]);
  const [left, right] = [project.invert!([0, HEIGHT / 2])!, project.invert!([WIDTH, HEIGHT / 2])!];
  expect(right[0] - left[0]).toBeGreaterThan(10);
});

test('without places the contiguous states are shown', () => {
  const project = projectionFor([]);
  expect(project([...MIAMI])![1]).toBeLessThan(HEIGHT);
  expect(project([...VANCOUVER])![0]).toBeGreaterThan(0);
});
