import tzLookup from 'tz-lookup';
import type { Country } from '../../../kernel/places/region.js';
import { provinceOf } from './province.js';
import { type Position, usability } from './usability.js';

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
