import { msg } from '../../../../messages/message.js';
import { readerText } from '../../../../platform/request-context.js';
import { escapeHtml } from '../../../../platform/mail/escape-html.js';
import { NORTH_AMERICA } from './north-america.js';
import { type Point, type Position, project } from './project.js';

/** A city on the map. */
export interface MappedCity {
  name: string;
  position: Position;
}

/** The journey of a shipment. */
export interface MappedJourney {
  origin: MappedCity;
  destination: MappedCity;
  /** Cities from which events were reported, oldest first. */
  passed: readonly MappedCity[];
  /** Whether no way lies ahead. */
  isEnded: boolean;
}

/** Map units around the cities, the least width, and width per height. */
const MARGIN = 40;
const LEAST_WIDTH = 240;
const ASPECT = 2;
/** Letters and points in relation to the height. */
const LETTERS = 1 / 18;
const POINT = 1 / 60;

interface View {
  west: number;
  north: number;
  width: number;
  height: number;
}

/** The map as an SVG drawing, whose text alternative says the same. */
export function trackingMap(journey: MappedJourney): string {
  const { origin, destination, passed, isEnded } = journey;
  const last = passed.at(-1);
  const [from, to, ...way] = [origin, destination, ...passed].map(({ position }) => project(position)) as [
    Point,
    Point,
    ...Point[],
  ];
  const view = viewOf([from, to, ...way]);
  const travelled = last === undefined ? '' : `<path class="way" d="${line([from, ...way])}"/>`;
  const ahead = isEnded ? '' : `<path class="way ahead" d="${line([way.at(-1) ?? from, to])}"/>`;
  const cities = [
    city(view, from, origin.name, 'stop'),
    city(view, to, destination.name, 'stop'),
    ...(last === undefined || isEnded ? [] : [lastCity(view, way.at(-1) ?? from, last.name, [from, to])]),
  ];
  return `<svg class="map" role="img" aria-label="${escapeHtml(labelOf(journey))}" viewBox="${view.west} ${view.north} ${view.width} ${view.height}" font-size="${round(view.height * LETTERS)}">${land(view)}${travelled}${ahead}${cities.join('')}</svg>`;
}

function labelOf({ origin, destination, passed, isEnded }: MappedJourney): string {
  const last = passed.at(-1);
  const map = msg`Map from ${{ origin: origin.name }} to ${{ destination: destination.name }}`;
  if (last === undefined || isEnded) return readerText(map);
  return readerText(msg`${{ map }}; last update in ${{ place: last.name }}`);
}

function viewOf(points: readonly Point[]): View {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const width = Math.max(LEAST_WIDTH, east - west + 2 * MARGIN, ASPECT * (south - north + 2 * MARGIN));
  const height = width / ASPECT;
  return {
    west: Math.round((west + east - width) / 2),
    north: Math.round((north + south - height) / 2),
    width: Math.round(width),
    height: Math.round(height),
  };
}

/** The outlines that can be seen. */
function land({ west, north, width, height }: View): string {
  const seen = NORTH_AMERICA.filter(
    ({ bounds: [left, top, right, bottom] }) =>
      left < west + width && right > west && top < north + height && bottom > north,
  );
  return seen
    .toReversed()
    .map(({ path }) => `<path class="land" d="${path}"/>`)
    .join('');
}

/** A point with its name at the side that has more room. */
function city(view: View, [x, y]: Point, name: string, kind: 'stop' | 'last', below = false): string {
  const size = view.height * POINT;
  const isEast = x > view.west + view.width / 2;
  const [anchor, textX] = isEast ? ['end', x - 2 * size] : ['start', x + 2 * size];
  const textY = y + view.height * LETTERS * (below ? 1.2 : -0.4);
  return `<circle class="${kind}" cx="${x}" cy="${y}" r="${round(size)}"/><text x="${round(textX)}" y="${round(textY)}" text-anchor="${anchor}">${escapeHtml(name)}</text>`;
}

/** Without a name if a stop is as near as a letter, and with the name below if a stop's name would be in its way. */
function lastCity(view: View, point: Point, name: string, stops: readonly Point[]): string {
  const letter = view.height * LETTERS;
  const distance = (stop: Point) => Math.hypot(stop[0] - point[0], stop[1] - point[1]);
  if (stops.some((stop) => distance(stop) < letter)) {
    const [x, y] = point;
    return `<circle class="last" cx="${x}" cy="${y}" r="${round(view.height * POINT)}"/>`;
  }
  return city(
    view,
    point,
    name,
    'last',
    stops.some((stop) => Math.abs(stop[1] - point[1]) < 2 * letter),
  );
}

const line = (points: readonly Point[]) => `M${points.map((point) => point.join(' ')).join('L')}`;
const round = (value: number) => Math.round(value * 10) / 10;
