/** Language and formats of the pages. */
export const LOCALES = ['en-US', 'en-CA'] as const;
export type Locale = (typeof LOCALES)[number];

/** In which somebody enters and reads weights and dimensions. */
export const UNITS = ['imperial', 'metric'] as const;
export type Units = (typeof UNITS)[number];

/** Colours of the pages; `system` follows the device. */
export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];
