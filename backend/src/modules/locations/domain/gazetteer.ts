import tzLookup from 'tz-lookup';
import type { Country } from '../../../kernel/region.js';
import { provinceOf } from './province.js';
import { whyUnusable } from './usability.js';

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
  readonly row: PlaceRow;
  readonly country: Country;
  readonly city: string;
  readonly state: string;
  /** City as compared in a search. */
  readonly key: string;
  /** Why the place is not usable, or null. */
  readonly message: string | null;
  place?: Place;
}

/** Places found by the start of their postal code or city; both by binary search. */
export class Gazetteer {
  private readonly byCode: readonly Entry[];
  private readonly byName: readonly Entry[];
  private readonly entries: ReadonlyMap<string, Entry>;

  constructor(rows: readonly PlaceRow[]) {
    this.byCode = rows.map(toEntry).sort((a, b) => compare(a.row.zip, b.row.zip));
    this.byName = [...this.byCode].sort((a, b) => compare(a.key, b.key) || compare(a.state, b.state) || compare(a.row.zip, b.row.zip));
    this.entries = new Map(this.byCode.map((entry) => [entry.row.zip, entry]));
  }

  /** The place of a ZIP5 or FSA. */
  find(area: string, country: Country): Place | null {
    const entry = this.entries.get(area);
    return entry?.country === country ? placeOf(entry) : null;
  }

  /** Places whose ZIP5 or FSA starts with the prefix, by code. */
  byPostalCode(prefix: string, limit: number): Place[] {
    const start = lowerBound(this.byCode, (entry) => entry.row.zip < prefix);
    const found: Place[] = [];
    for (let index = start; found.length < limit && this.byCode[index]?.row.zip.startsWith(prefix); index++) found.push(placeOf(this.byCode[index]!));
    return found;
  }

  /** Places whose city starts with the text, usable ones first, then by city, state and code. A state may follow: "springfield, il". */
  byCity(text: string, limit: number): Place[] {
    const found = this.cityRange(searchKey(text), () => true, limit);
    if (found.length > 0) return found;
    const match = CITY_AND_STATE.exec(text.trim());
    return match ? this.cityRange(searchKey(match[1]!), (entry) => entry.state === match[2]!.toUpperCase(), limit) : [];
  }

  private cityRange(prefix: string, accept: (entry: Entry) => boolean, limit: number): Place[] {
    const usable: Entry[] = [];
    const others: Entry[] = [];
    const start = lowerBound(this.byName, (entry) => entry.key < prefix);
    for (let index = start; usable.length < limit && this.byName[index]?.key.startsWith(prefix); index++) {
      const entry = this.byName[index]!;
      if (accept(entry)) (entry.message === null ? usable : others).push(entry);
    }
    return [...usable, ...others].slice(0, limit).map(placeOf);
  }
}

const CITY_AND_STATE = /^(.+?)[\s,]+([A-Za-z]{2})$/;

function toEntry(row: PlaceRow): Entry {
  const country = row.country === 'US' ? 'US' : 'CA';
  const state = country === 'US' ? row.state : provinceOf(row.zip);
  // Canadian rows go on to list neighbourhoods in brackets.
  const city = row.city.split(' (')[0]!;
  return { row, country, city, state, key: searchKey(city), message: whyUnusable(country, state, row.latitude, row.longitude) };
}

/** The zone is looked up when a place is first asked for, because 44,000 look-ups would hold a start back. */
function placeOf(entry: Entry): Place {
  return (entry.place ??= describe(entry));
}

function describe({ row, country, city, state, message }: Entry): Place {
  const place = { postalCode: row.zip, city, state, country, usable: message === null, message };
  if (message !== null) return { ...place, timeZone: null, latitude: null, longitude: null };
  return { ...place, timeZone: tzLookup(row.latitude!, row.longitude!), latitude: row.latitude, longitude: row.longitude };
}

/** Lower case without accents and punctuation; "St. Paul" is compared as "saint paul". */
function searchKey(city: string): string {
  const plain = city.normalize('NFD').toLowerCase().replace(/[^a-z0-9 ]/g, '').trim();
  return plain.replace(/^(st|ft|mt) /, (_, word: string) => `${ABBREVIATIONS[word]} `);
}

const ABBREVIATIONS: Readonly<Record<string, string>> = { st: 'saint', ft: 'fort', mt: 'mount' };

function lowerBound(entries: readonly Entry[], isBefore: (entry: Entry) => boolean): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(entries[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
