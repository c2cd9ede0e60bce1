import { type Country, isMilitary, isNonContiguous } from '../../../kernel/places/region.js';

/** Pacific states in free association with the US that have ZIP codes but no road. */
const ASSOCIATED_STATES = new Set(['PW', 'FM', 'MH']);

/** Islands that trucks reach by private barge or small ferry only, by ZIP or forward sortation area. */
const ISLANDS: Readonly<Record<string, string>> = {
  '02539': 'Martha’s Vineyard',
  '02554': 'Nantucket',
  '02557': 'Martha’s Vineyard',
  '02568': 'Martha’s Vineyard',
  '02807': 'Block Island',
  '04851': 'Matinicus Island',
  '06390': 'Fishers Island',
  '43456': 'Put-in-Bay',
  '49757': 'Mackinac Island',
  '49782': 'Beaver Island',
  '54850': 'Madeline Island',
  '90704': 'Catalina Island',
  '98250': 'San Juan Island',
  '98261': 'Lopez Island',
  '98245': 'Orcas Island',
  G4T: 'Magdalen Islands',
};

/** Degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Whether a location can be rated instantly: its position, or a message with the reason why not. */
export type Usability =
  { readonly position: Position; readonly message: null } | { readonly position: null; readonly message: string };

/** The message of a location that only lacks its position. */
export const NO_POSITION =
  'This postal code has no known position, so that no distance can be computed. Use one nearby.';

/** Checks a location's state, and its coordinates from the data set. */
export function usability(
  country: Country,
  state: string,
  { zip, latitude, longitude }: { zip: string; latitude: number | null; longitude: number | null },
): Usability {
  if (isMilitary(state))
    return unusable('Freight carriers do not serve military mail (APO, FPO, DPO). Use the street address of the base.');
  if (isNonContiguous(country, state) || ASSOCIATED_STATES.has(state)) {
    return unusable(`${state} is outside the 48 states and Canada. Carriers quote it by request.`);
  }
  if (state === 'NU') return unusable('No road leads to Nunavut. Ask the carrier for a price.');
  if (zip in ISLANDS) return unusable(`No road leads to ${ISLANDS[zip]}. Ask the carrier for a price.`);
  if (latitude === null || longitude === null || !isOnTheContinent(latitude, longitude)) {
    return unusable(NO_POSITION);
  }
  return { position: { latitude, longitude }, message: null };
}

/** Bounds of the 48 states and Canada. Coordinates outside (0/0 in the data, the pole of H0H, a missing minus sign) are treated as missing. */
function isOnTheContinent(latitude: number, longitude: number): boolean {
  return latitude > 24 && latitude < 84 && longitude > -142 && longitude < -52;
}

function unusable(message: string): Usability {
  return { position: null, message };
}
