// Writes the outlines of the US states, Canada and Mexico that maps are drawn from: node packages/map/scripts/make-outlines.mjs
// It also writes them as paths for the public tracking page, which is drawn without a script in the browser.
// Sources: us-atlas (US Census Bureau, cartographic boundaries) and world-atlas (Natural Earth, 1:50m), both in the public domain.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { geoConicEqualArea } from 'd3-geo';
import { format, resolveConfig } from 'prettier';
import { feature, quantize, transform } from 'topojson-client';

const require = createRequire(import.meta.url);
const output = new URL('../src/north-america.json', import.meta.url);
const drawnOutput = new URL('../../../backend/src/modules/shipments/sharing/map/north-america.ts', import.meta.url);

/** American Samoa, Guam, Northern Marianas, Puerto Rico, Virgin Islands: outside every lane. */
const TERRITORIES = ['60', '66', '69', '72', '78'];
const CANADA = '124';
const MEXICO = '484';

/** Degrees: a side of the least island and of the least corner that is kept. */
const ISLAND = 0.6;
const CORNER = 0.11;
const GRID = 3500;
/** Degrees: the longest side. Sides are drawn as great circles, so that a longer one would leave the parallel that it follows. */
const SIDE = 1.5;

/** Twice the area of a triangle, square degrees. */
const corner = ([ax, ay], [bx, by], [cx, cy]) => Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay));

/** Takes away the least corner until none is left under the limit (Visvalingam and Whyatt); both ends stay, so neighbours still meet. */
function simplify(points) {
  const kept = [...points];
  while (kept.length > 2) {
    const sizes = kept.slice(1, -1).map((point, index) => corner(kept[index], point, kept[index + 2]));
    const least = sizes.indexOf(Math.min(...sizes));
    if (sizes[least] >= CORNER ** 2) break;
    kept.splice(least + 1, 1);
  }
  return kept;
}

/** The same line with points along its long sides. */
function divided(points) {
  return points.flatMap(([x, y], index) => {
    const [beforeX, beforeY] = points[Math.max(0, index - 1)];
    const pieces = Math.max(1, Math.ceil(Math.hypot(x - beforeX, y - beforeY) / SIDE));
    return Array.from({ length: pieces }, (_, piece) => [
      beforeX + ((x - beforeX) * (piece + 1)) / pieces,
      beforeY + ((y - beforeY) * (piece + 1)) / pieces,
    ]);
  });
}

function ringArea(ring) {
  return (
    Math.abs(
      ring.reduce(
        (sum, [x, y], index) => sum + x * ring[(index + 1) % ring.length][1] - ring[(index + 1) % ring.length][0] * y,
        0,
      ),
    ) / 2
  );
}

/** The geometry without its small islands; a country or state keeps its largest part in any case. */
function mainland(topology, geometry) {
  if (geometry.type === 'Polygon') return geometry;
  const areas = feature(topology, geometry).geometry.coordinates.map(([outer]) => ringArea(outer));
  const largest = Math.max(...areas);
  return {
    ...geometry,
    arcs: geometry.arcs.filter((_, index) => areas[index] === largest || areas[index] > ISLAND ** 2),
  };
}

/** Decoded arcs of a topology, in degrees. */
function decodedArcs(topology) {
  const decode = transform(topology.transform);
  return topology.arcs.map((arc) => arc.map((point, index) => decode(point, index)));
}

/** Collects geometries of several topologies into one that holds only the arcs in use. */
function join(sources) {
  const arcs = [];
  const objects = {};
  for (const { name, topology, geometries } of sources) {
    const decoded = decodedArcs(topology);
    const places = new Map();
    const renumber = (reference) => {
      const index = reference < 0 ? ~reference : reference;
      if (!places.has(index)) places.set(index, arcs.push(divided(simplify(decoded[index]))) - 1);
      return reference < 0 ? ~places.get(index) : places.get(index);
    };
    const walk = (references) =>
      references.map((reference) => (Array.isArray(reference) ? walk(reference) : renumber(reference)));
    objects[name] = {
      type: 'GeometryCollection',
      geometries: geometries.map((geometry) => ({
        id: geometry.id,
        type: geometry.type,
        arcs: walk(mainland(topology, geometry).arcs),
      })),
    };
  }
  return { type: 'Topology', objects, arcs };
}

const states = require('us-atlas/states-10m.json');
const world = require('world-atlas/countries-50m.json');
const joined = join([
  {
    name: 'states',
    topology: states,
    geometries: states.objects.states.geometries.filter(({ id }) => !TERRITORIES.includes(id)),
  },
  {
    name: 'neighbours',
    topology: world,
    geometries: world.objects.countries.geometries.filter(({ id }) => id === CANADA || id === MEXICO),
  },
]);
fs.mkdirSync(new URL('.', output), { recursive: true });
fs.writeFileSync(output, `${JSON.stringify(quantize(joined, GRID))}\n`);

/** The projection of `backend/src/modules/shipments/sharing/map/project.ts`. */
const projection = geoConicEqualArea()
  .parallels([29.5, 45.5])
  .rotate([96, 0])
  .center([0, 38])
  .scale(1400)
  .translate([0, 0]);

/** A ring in whole units without repeated points; undefined if too little is left of it. */
function drawnRing(ring) {
  const points = ring
    .map((position) => projection(position).map(Math.round))
    .filter(([x, y], index, all) => index === 0 || x !== all[index - 1][0] || y !== all[index - 1][1]);
  return points.length < 4 ? undefined : points;
}

/** A closed path with relative lines. */
function pathOf([[x, y], ...rest]) {
  let [lastX, lastY] = [x, y];
  const lines = rest.slice(0, -1).map(([nextX, nextY]) => {
    const line = `${nextX - lastX} ${nextY - lastY}`;
    [lastX, lastY] = [nextX, nextY];
    return line;
  });
  return `M${x} ${y}l${lines.join(' ')}z`.replaceAll(' -', '-');
}

function drawn({ id, geometry }) {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const points = polygons.flatMap(([outer]) => outer.map((position) => projection(position).map(Math.round)));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const bounds = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const ofPolygons = polygons.flatMap(([outer]) => {
    const ring = drawnRing(outer);
    return ring === undefined ? [] : [pathOf(ring)];
  });
  return { id, bounds, path: ofPolygons.join('') };
}

const shapes = ['states', 'neighbours'].flatMap((name) => feature(joined, joined.objects[name]).features.map(drawn));
const source = `/** An outline on the map of the public tracking page. */
export interface Outline {
  /** FIPS code of a state, ISO 3166 code of a country. */
  id: string;
  /** West, north, east, south, in map units. */
  bounds: readonly [number, number, number, number];
  path: string;
}

/** States, Canada and Mexico; written by packages/map/scripts/make-outlines.mjs. */
export const NORTH_AMERICA: readonly Outline[] = ${JSON.stringify(shapes)};
`;
const filepath = drawnOutput.pathname;
fs.writeFileSync(drawnOutput, await format(source, { ...(await resolveConfig(filepath)), filepath }));
