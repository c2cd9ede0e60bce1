import { isForwardSortationArea } from '../../../../kernel/places/postal-code.js';
import { type Country, isRegion } from '../../../../kernel/places/region.js';

/** A postal area as the location data set knows it. */
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

/** Where the freight goes from and to. */
export interface Lane {
  readonly origin: Place;
  readonly destination: Place;
}

/** The place that covers everything. */
export const ANYWHERE = '*';

const ZIP5 = /^\d{5}$/;
const ZIP3 = /^\d{3}$/;
const REGION = /^(US|CA)-([A-Z]{2})$/;

/** Names under which a tariff may list a place, most specific first: ZIP5, ZIP3, state, everywhere; in Canada FSA, province, everywhere. */
export function placeNames(place: Place): readonly string[] {
  const region = `${place.country}-${place.state}`;
  return place.country === 'US'
    ? [place.area, place.area.slice(0, 3), region, ANYWHERE]
    : [place.area, region, ANYWHERE];
}

/** Whether a tariff may use the text as a place: `60601`, `606`, `M5V`, `US-IL`, `CA-ON` or `*`. */
export function isPlaceName(text: string): boolean {
  if (text === ANYWHERE || ZIP5.test(text) || ZIP3.test(text) || isForwardSortationArea(text)) return true;
  const region = REGION.exec(text);
  return region !== null && isRegion(region[1] as Country, region[2]!);
}
