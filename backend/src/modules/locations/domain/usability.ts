import { type Country, isMilitary, isNonContiguous } from '../../../kernel/region.js';

/** Pacific states in free association with the US that have ZIP codes but no road. */
const ASSOCIATED_STATES = new Set(['PW', 'FM', 'MH']);

/** Where the 48 states and Canada lie. Coordinates outside (0/0 in the data, the pole of H0H, a lost minus sign) are no coordinates. */
function isOnTheContinent(latitude: number | null, longitude: number | null): boolean {
  return latitude !== null && longitude !== null && latitude > 24 && latitude < 84 && longitude > -142 && longitude < -52;
}

/** Why instant rates cannot be had for a place, or null when they can. */
export function whyUnusable(country: Country, state: string, latitude: number | null, longitude: number | null): string | null {
  if (isMilitary(state)) return 'Military mail (APO, FPO, DPO) is not reached by freight carriers. Use the street address of the base.';
  if (isNonContiguous(country, state) || ASSOCIATED_STATES.has(state)) {
    return `${state} is outside the 48 states and Canada. Carriers quote it by request.`;
  }
  if (!isOnTheContinent(latitude, longitude)) return 'This postal code has no known position, so that no distance can be computed. Use one nearby.';
  return null;
}
