import tzLookup from 'tz-lookup';
import { type Country, isRegion } from '../../../kernel/places/region.js';
import { provinceOf } from './province.js';
import { NO_POSITION, type Position, usability } from './usability.js';

/** A row of the npm data set `zipcodes`. */
export interface PlaceRow {
  zip: string;
  latitude: number | null;
  longitude: number | null;
  city: string;
  state: string;
  country: string;
}

/** API representation of a location. */
export interface Place {
  postalCode: string;
  city: string;
  state: string;
  country: Country;
  timeZone: string | null;
  latitude: number | null;
  longitude: number | null;
  usable: boolean;
  message: string | null;
}

/** Whether a position is the center of the city or of the state, because that of the postal code is not known. */
export type Approximation = 'city' | 'state';

/** A location by its city and state. */
export interface ApproximatePlace {
  readonly place: Place;
  readonly approximation: Approximation;
}

interface Entry {
  readonly postalCode: string;
  readonly country: Country;
  readonly city: string;
  readonly state: string;
  /** Normalized city for searches. */
  readonly key: string;
  /** Null if the location is not usable; `message` has the reason. */
  readonly position: Position | null;
  readonly message: string | null;
  place?: Place;
}

const CITY_AND_STATE = /^(.+?)[\s,]+([A-Za-z]{2})$/;

/** Finds locations by a prefix of the postal code or city, with binary search. Describes and sorts the rows when they are first needed. */
export class LocationIndex {
  private readonly rows: ReadonlyMap<string, PlaceRow>;
  private readonly entries = new Map<string, Entry>();
  private codes?: readonly string[];
  private byName?: readonly Entry[];

  constructor(rows: readonly PlaceRow[]) {
    this.rows = new Map(rows.map((row) => [row.zip, row]));
  }

  /** The location of a ZIP5 or FSA. */
  find(area: string, country: Country): Place | null {
    const row = this.rows.get(area);
    const entry = row && this.entryOf(row);
    return entry?.country === country ? placeOf(entry) : null;
  }

  /** Locations whose ZIP5 or FSA starts with the prefix, by code. */
  byPostalCode(prefix: string, limit: number): Place[] {
    this.codes ??= [...this.rows.keys()].sort(compare);
    return startingWith(this.codes, (code) => code, prefix)
      .slice(0, limit)
      .flatMap((code) => this.rows.get(code) ?? [])
      .map((row) => placeOf(this.entryOf(row)));
  }

  /** Locations whose city starts with the text, usable ones first, then by city, state and code. The text may end with a state: "springfield, il". */
  byCity(text: string, limit: number): Place[] {
    const found = this.cities(text);
    if (found.length > 0) return usableFirst(found, limit);
    const [, city, state] = CITY_AND_STATE.exec(text.trim()) ?? [];
    if (city === undefined || state === undefined) return [];
    return usableFirst(
      this.cities(city).filter((entry) => entry.state === state.toUpperCase()),
      limit,
    );
  }

  /** A location at the center of the city, or of the state if the city is not known; null for a state that does not exist. */
  approximate(area: string, country: Country, city: string, state: string): ApproximatePlace | null {
    const inState = (entry: Entry): boolean => entry.country === country && entry.state === state;
    const key = searchKey(city);
    const ofCity = key === '' ? [] : this.cities(city).filter((entry) => entry.key === key && inState(entry));
    const cityCenter = centerOf(ofCity);
    const center = cityCenter ?? centerOf([...this.rows.values()].map((row) => this.entryOf(row)).filter(inState));
    if (center === null && !isRegion(country, state)) return null;
    const { latitude, longitude } = center ?? { latitude: null, longitude: null };
    const found = usability(country, state, { zip: area, latitude, longitude });
    const entry = { postalCode: area, country, city, state, key, ...found };
    return { place: describe(entry), approximation: cityCenter ? 'city' : 'state' };
  }

  private cities(prefix: string): Entry[] {
    this.byName ??= [...this.rows.values()]
      .map((row) => this.entryOf(row))
      .sort((a, b) => compare(a.key, b.key) || compare(a.state, b.state) || compare(a.postalCode, b.postalCode));
    return startingWith(this.byName, (entry) => entry.key, searchKey(prefix));
  }

  private entryOf(row: PlaceRow): Entry {
    const known = this.entries.get(row.zip) ?? toEntry(row);
    this.entries.set(row.zip, known);
    return known;
  }
}

function toEntry(row: PlaceRow): Entry {
  const country = row.country === 'US' ? 'US' : 'CA';
  const state = country === 'US' ? row.state : provinceOf(row.zip);
  // Canadian rows list neighborhoods in parentheses after the city.
  const city = row.city.replace(/ \(.*/, '');
  return { postalCode: row.zip, country, city, state, key: searchKey(city), ...usability(country, state, row) };
}

/** Whether the location has no instant prices only because its position is not known. */
export function lacksPosition({ message }: Pick<Place, 'message'>): boolean {
  return message === NO_POSITION;
}

/** The mean position of the usable locations; null without one. */
function centerOf(entries: readonly Entry[]): Position | null {
  const positions = entries.flatMap(({ position }) => position ?? []);
  if (positions.length === 0) return null;
  const mean = (values: number[]): number =>
    Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10_000) / 10_000;
  return {
    latitude: mean(positions.map(({ latitude }) => latitude)),
    longitude: mean(positions.map(({ longitude }) => longitude)),
  };
}

/** Time zones are looked up lazily, because 44,000 lookups would slow down startup. */
function placeOf(entry: Entry): Place {
  return (entry.place ??= describe(entry));
}

function describe({ postalCode, country, city, state, position, message }: Entry): Place {
  const place = { postalCode, city, state, country, usable: position !== null, message };
  if (position === null) return { ...place, timeZone: null, latitude: null, longitude: null };
  return { ...place, timeZone: tzLookup(position.latitude, position.longitude), ...position };
}

function usableFirst(entries: readonly Entry[], limit: number): Place[] {
  const { usable = [], other = [] } = Object.groupBy(entries, (entry) =>
    entry.position === null ? 'other' : 'usable',
  );
  return [...usable, ...other].slice(0, limit).map(placeOf);
}

/** Lower case without accents and punctuation; "St. Paul" becomes "saint paul". */
function searchKey(city: string): string {
  const plain = city
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .trim();
  return plain.replace(/^(st|ft|mt) /, (_, word: string) => `${ABBREVIATIONS[word] ?? word} `);
}

const ABBREVIATIONS: Readonly<Record<string, string>> = { st: 'saint', ft: 'fort', mt: 'mount' };

/** The range of sorted entries whose key starts with the prefix. */
function startingWith<T>(entries: readonly T[], keyOf: (entry: T) => string, prefix: string): T[] {
  const isBefore = (key: string) => (entry: T) => keyOf(entry) < key;
  return entries.slice(lowerBound(entries, isBefore(prefix)), lowerBound(entries, isBefore(`${prefix}\uffff`)));
}

function lowerBound<T>(entries: readonly T[], isBefore: (entry: T) => boolean): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const entry = entries[middle];
    if (entry !== undefined && isBefore(entry)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
