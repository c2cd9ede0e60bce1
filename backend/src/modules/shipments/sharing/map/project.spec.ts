import { NORTH_AMERICA } from './north-america.js';
import { project } from './project.js';

it('has the center of the projection at zero', () => {
  expect(project([-96, 38])).toEqual([0, 0]);
});

/** Expected values from geoConicEqualArea of d3-geo 3.1.2. */
it.each([
  ['Chicago', [-87.63, 41.88], [151, -102]],
  ['Dallas', [-96.8, 32.78], [-16, 129]],
  ['Los Angeles', [-118.24, 34.05], [-443, 45]],
  ['Toronto', [-79.38, 43.65], [291, -165]],
] as const)('puts %s where d3-geo does', (_city, position, point) => {
  expect(project(position)).toEqual(point);
});

it('a city is within the bounds of its state', () => {
  const [x, y] = project([-89.65, 39.78]);
  const illinois = NORTH_AMERICA.filter(
    ({ bounds: [west, north, east, south] }) => x > west && x < east && y > north && y < south,
  );
  expect(illinois.map(({ id }) => id)).toContain('17');
});
