import { isForwardSortationArea } from '../../../../kernel/places/postal-code.js';
import { type Country, isRegion } from '../../../../kernel/places/region.js';

/** A postal area of the location data set. */
export interface Place {
  readonly country: Country;
  /** ZIP5 or Canadian forward sortation area. */
  readonly area: string;
  /** Two-letter state or province. */
  readonly state: string;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

/** Origin and destination. */
export interface Lane {
  readonly origin: Place;
  readonly destination: Place;
}

/** The wildcard that covers every place. */
export const ANYWHERE = '*';

const ZIP5 = /^\d{5}$/;
const ZIP3 = /^\d{3}$/;
const REGION = /^(US|CA)-([A-Z]{2})$/;

/** Names of a place in tariffs, most specific first: ZIP5, ZIP3, state, `*`; in Canada FSA, province, `*`. */
export function placeNames(place: Place): readonly string[] {
  const region = `${place.country}-${place.state}`;
  return place.country === 'US'
    ? [place.area, place.area.slice(0, 3), region, ANYWHERE]
    : [place.area, region, ANYWHERE];
}

/** Whether the text is a valid place in a tariff: `60601`, `606`, `M5V`, `US-IL`, `CA-ON` or `*`. */
export function isPlaceName(text: string): boolean {
  if (text === ANYWHERE || ZIP5.test(text) || ZIP3.test(text) || isForwardSortationArea(text)) return true;
  const region = REGION.exec(text);
  return region !== null && isRegion(region[1] as Country, region[2]!);
}

/** The place of a tariff as it is stored: a state or province may be written without its country (`IL` is `US-IL`). */
export function toPlaceName(text: string): string {
  const name = text.toUpperCase();
  if (!/^[A-Z]{2}$/.test(name)) return name;
  const country = (['US', 'CA'] as const).find((one) => isRegion(one, name));
  return country === undefined ? name : `${country}-${name}`;
}
