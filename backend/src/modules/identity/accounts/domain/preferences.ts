import type { Locale } from '../../../../messages/locales.js';

/** Units for weights and dimensions. */
export const UNITS = ['imperial', 'metric'] as const;
export type Units = (typeof UNITS)[number];

/** Color scheme; `system` follows the device. */
export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

/** Display and input settings of a user. */
export interface Preferences {
  locale: Locale;
  units: Units;
  /** IANA name; null for the device's time zone. */
  timeZone: string | null;
  theme: Theme;
}

/** Preferences of a new user. */
export const USUAL_PREFERENCES: Preferences = { locale: 'en-US', units: 'imperial', timeZone: null, theme: 'system' };
