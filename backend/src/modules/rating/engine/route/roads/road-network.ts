import { greatCircleMiles, type Position, straightRoadMiles } from '../distance.js';
import { CITIES, KNOWN_MILES } from './cities.js';
import { FERRIES, FREEWAYS, HIGHWAYS } from './highway-corridors.js';
import { WATERS } from './waters.js';

/** Road miles per great-circle mile between neighboring cities of a corridor. */
const FREEWAY_FACTOR = 1.09;
const HIGHWAY_FACTOR = 1.15;
/** Road miles per great-circle mile from a place to the cities around it. */
const ACCESS_FACTOR = 1.22;
/** Cities tried as the entrance to the network: the nearest ones on the same side of the water. */
const ENTRANCES = 4;
const NEAREST = 16;
/** Places this close may be connected by roads outside the network, great-circle miles. */
const LOCAL_MILES = 150;
/** Entrances kept of places that were asked for before. */
const REMEMBERED = 20_000;

/** A city where a place enters the network. */
interface Entrance {
  readonly city: number;
  readonly miles: number;
}

const names = Object.keys(CITIES);
const positions: readonly Position[] = Object.values(CITIES).map(([latitude, longitude]) => ({ latitude, longitude }));
const shores = WATERS.flatMap((line) => line.slice(1).map((end, index) => [line[index]!, end] as const));

let neighbors: readonly ReadonlyMap<number, number>[] | null = null;
/** Miles from a city to all cities, computed when a city is first an entrance. */
const milesFrom = new Map<number, Float64Array>();
const entrances = new Map<string, readonly Entrance[]>();

/**
 * Road miles between two places over the highway corridors, or directly where they are close and no water is between them.
 * Estimates are within 15% of known mileages, 4% on average (`road-network.spec.ts`).
 */
export function networkMiles(from: Position, to: Position): number {
  const direct = greatCircleMiles(from, to);
  let miles = direct < LOCAL_MILES && !crossesWater(from, to) ? straightRoadMiles(direct) : Number.POSITIVE_INFINITY;
  const ends = entrancesOf(to);
  for (const start of entrancesOf(from)) {
    const over = milesOf(start.city);
    for (const end of ends) miles = Math.min(miles, start.miles + over[end.city]! + end.miles);
  }
  return miles;
}

function entrancesOf(place: Position): readonly Entrance[] {
  const key = `${place.latitude},${place.longitude}`;
  const known = entrances.get(key);
  if (known) return known;
  const nearest = positions
    .map((position, city) => ({ city, miles: greatCircleMiles(place, position) }))
    .sort((one, other) => one.miles - other.miles)
    .slice(0, NEAREST);
  const reached = nearest.filter(({ city }) => !crossesWater(place, positions[city]!)).slice(0, ENTRANCES);
  const found = (reached.length > 0 ? reached : nearest.slice(0, 1)).map(({ city, miles }) => ({
    city,
    miles: miles * ACCESS_FACTOR,
  }));
  if (entrances.size >= REMEMBERED) entrances.clear();
  entrances.set(key, found);
  return found;
}

/** Dijkstra's algorithm over all cities; a few hundred cities need no heap. */
function milesOf(from: number): Float64Array {
  const known = milesFrom.get(from);
  if (known) return known;
  neighbors ??= connect();
  const miles = new Float64Array(names.length).fill(Number.POSITIVE_INFINITY);
  const open = new Set([from]);
  miles[from] = 0;
  while (open.size > 0) {
    let city = -1;
    for (const one of open) if (city < 0 || miles[one]! < miles[city]!) city = one;
    open.delete(city);
    for (const [next, length] of neighbors[city]!) {
      if (miles[city]! + length >= miles[next]!) continue;
      miles[next] = miles[city]! + length;
      open.add(next);
    }
  }
  milesFrom.set(from, miles);
  return miles;
}

function connect(): Map<number, number>[] {
  const indexes = new Map(names.map((name, index) => [name, index]));
  const edges = names.map(() => new Map<number, number>());
  const indexOf = (name: string): number => {
    const index = indexes.get(name);
    if (index === undefined) throw new Error(`${name} has no position.`);
    return index;
  };
  const join = (one: number, other: number, miles: number): void => {
    edges[one]!.set(other, miles);
    edges[other]!.set(one, miles);
  };
  for (const [corridors, factor] of [
    [FREEWAYS, FREEWAY_FACTOR],
    [HIGHWAYS, HIGHWAY_FACTOR],
    [FERRIES, HIGHWAY_FACTOR],
  ] as const) {
    for (const corridor of corridors) {
      const cities = corridor.split(', ').map(indexOf);
      cities.slice(1).forEach((city, index) => {
        const before = cities[index]!;
        const miles = greatCircleMiles(positions[before]!, positions[city]!) * factor;
        join(before, city, Math.min(miles, edges[before]!.get(city) ?? Number.POSITIVE_INFINITY));
      });
    }
  }
  for (const [one, other, miles] of KNOWN_MILES) join(indexOf(one), indexOf(other), miles);
  return edges;
}

function crossesWater(from: Position, to: Position): boolean {
  const [a, b] = [
    [from.latitude, from.longitude],
    [to.latitude, to.longitude],
  ] as const;
  return shores.some(([c, d]) => side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0);
}

/** On which side of the line from `a` to `b` a point is: the sign of the cross product. */
function side(a: readonly [number, number], b: readonly [number, number], point: readonly [number, number]): number {
  return (b[1] - a[1]) * (point[0] - a[0]) - (b[0] - a[0]) * (point[1] - a[1]);
}
