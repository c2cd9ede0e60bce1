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

/** A place as the API shows it. */
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
  /** City as compared in a search. */
  readonly key: string;
  /** Null when the place is not usable; `message` then says why. */
  readonly position: Position | null;
  readonly message: string | null;
  place?: Place;
}

const CITY_AND_STATE = /^(.+?)[\s,]+([A-Za-z]{2})$/;

/** Places found by the start of their postal code or city; both by binary search. */
export class LocationIndex {
  private readonly byCode: readonly Entry[];
  /** Sorted when a city is first looked for, which spares every start that cost. */
  private byName?: readonly Entry[];
  private readonly entries: ReadonlyMap<string, Entry>;

  constructor(rows: readonly PlaceRow[]) {
    this.byCode = rows.map(toEntry).sort((a, b) => compare(a.postalCode, b.postalCode));
    this.entries = new Map(this.byCode.map((entry) => [entry.postalCode, entry]));
  }

  /** The place of a ZIP5 or FSA. */
  find(area: string, country: Country): Place | null {
    const entry = this.entries.get(area);
    return entry?.country === country ? placeOf(entry) : null;
  }

  /** Places whose ZIP5 or FSA starts with the prefix, by code. */
  byPostalCode(prefix: string, limit: number): Place[] {
    return startingWith(this.byCode, (entry) => entry.postalCode, prefix)
      .slice(0, limit)
      .map(placeOf);
  }

  /** Places whose city starts with the text, usable ones first, then by city, state and code. A state may follow: "springfield, il". */
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
    this.byName ??= [...this.byCode].sort(
      (a, b) => compare(a.key, b.key) || compare(a.state, b.state) || compare(a.postalCode, b.postalCode),
    );
    return startingWith(this.byName, (entry) => entry.key, searchKey(prefix));
  }
}

function toEntry(row: PlaceRow): Entry {
  const country = row.country === 'US' ? 'US' : 'CA';
  const state = country === 'US' ? row.state : provinceOf(row.zip);
  // Canadian rows go on to list neighbourhoods in brackets.
  const city = row.city.replace(/ \(.*/, '');
  return { postalCode: row.zip, country, city, state, key: searchKey(city), ...usability(country, state, row) };
}

/** The zone is looked up when a place is first asked for, because 44,000 look-ups would hold a start back. */
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

/** Lower case without accents and punctuation; "St. Paul" is compared as "saint paul". */
function searchKey(city: string): string {
  const plain = city
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .trim();
  return plain.replace(/^(st|ft|mt) /, (_, word: string) => `${ABBREVIATIONS[word] ?? word} `);
}

const ABBREVIATIONS: Readonly<Record<string, string>> = { st: 'saint', ft: 'fort', mt: 'mount' };

/** The run of sorted entries whose key starts with the prefix. */
function startingWith(entries: readonly Entry[], keyOf: (entry: Entry) => string, prefix: string): Entry[] {
  const isBefore = (key: string) => (entry: Entry) => keyOf(entry) < key;
  return entries.slice(lowerBound(entries, isBefore(prefix)), lowerBound(entries, isBefore(`${prefix}\uffff`)));
}

function lowerBound(entries: readonly Entry[], isBefore: (entry: Entry) => boolean): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const entry = entries[middle];
    if (entry && isBefore(entry)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
