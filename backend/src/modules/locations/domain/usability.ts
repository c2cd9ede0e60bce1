import { type Country, isMilitary, isNonContiguous } from '../../../kernel/places/region.js';

/** Pacific states in free association with the US that have ZIP codes but no road. */
const ASSOCIATED_STATES = new Set(['PW', 'FM', 'MH']);

/** Degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Whether a location can be rated instantly: its position, or a message with the reason why not. */
export type Usability =
  { readonly position: Position; readonly message: null } | { readonly position: null; readonly message: string };

/** Checks a location's state, and its coordinates from the data set. */
export function usability(
  country: Country,
  state: string,
  { latitude, longitude }: { latitude: number | null; longitude: number | null },
): Usability {
  if (isMilitary(state))
    return unusable('Freight carriers do not serve military mail (APO, FPO, DPO). Use the street address of the base.');
  if (isNonContiguous(country, state) || ASSOCIATED_STATES.has(state)) {
    return unusable(`${state} is outside the 48 states and Canada. Carriers quote it by request.`);
  }
  if (latitude === null || longitude === null || !isOnTheContinent(latitude, longitude)) {
    return unusable('This postal code has no known position, so that no distance can be computed. Use one nearby.');
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
