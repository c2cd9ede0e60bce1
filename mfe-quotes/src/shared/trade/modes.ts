import type { Derived, QuoteRequest } from '../api/types';

export type Mode = Derived['modes'][number]['mode'];

/** Words for the modes. */
export const MODE_NAMES: Record<Mode, string> = { LTL: 'LTL', VLTL: 'Volume LTL', FTL: 'Full truckload' };

/** Words for a mode; an unknown one is shown as it is. */
export const modeName = (mode: string): string => MODE_NAMES[mode as Mode] ?? mode;

/** Trailers of full truckload (freight.md §2.10). */
export const EQUIPMENT_NAMES: Record<NonNullable<QuoteRequest['equipment']>, string> = {
  DRYVAN: 'Dry van, 53 ft', REEFER: 'Refrigerated, 53 ft', FLATBED: 'Flatbed', STEPDECK: 'Step deck', TANKER: 'Tanker',
};

/** Words for a trailer; an unknown one is shown as it is. */
export const equipmentName = (equipment: string): string => EQUIPMENT_NAMES[equipment as keyof typeof EQUIPMENT_NAMES] ?? equipment;
