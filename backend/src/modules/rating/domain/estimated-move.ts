import { kilograms } from '../../../kernel/weight.js';

/** Business days by estimated road miles for LTL (freight.md 2.12), rising. */
const LTL_DAYS = [
  { to: 150, days: 1 },
  { to: 500, days: 2 },
  { to: 1_000, days: 3 },
  { to: 1_600, days: 4 },
  { to: 2_300, days: 5 },
] as const;
const LTL_DAYS_BEYOND = 6;
/** What a driver alone covers in a day of 11 hours (49 CFR 395). */
const FTL_MILES_A_DAY = 550;
const KILOMETRES_PER_MILE = 1.609344;

/** Grams of CO2e per tonne-kilometre, tank to wheel: middle of the SmartWay 2018 bins of dry vans (freight.md 8.1). */
const FACTORS = { LTL: { grams: 92.5, name: 'SW2018-LTL' }, FTL: { grams: 60.3, name: 'SW2018-TL' } } as const;

/** Business days after pickup when the carrier does not say; a border takes one more. */
export function estimatedDays(mode: 'LTL' | 'FTL', miles: number, crossBorder: boolean): number {
  const days = mode === 'FTL' ? Math.max(1, Math.ceil(miles / FTL_MILES_A_DAY)) : (LTL_DAYS.find(({ to }) => miles <= to)?.days ?? LTL_DAYS_BEYOND);
  return days + (crossBorder ? 1 : 0);
}

/** CO2e of a move by gross weight and estimated road miles (freight.md 8.2): kilograms with two decimals. */
export function estimatedEmissions(mode: 'LTL' | 'FTL', pounds: number, miles: number): { kg: number; factor: string; scope: 'TTW' } {
  const { grams, name } = FACTORS[mode];
  const kilometres = Math.round(miles * KILOMETRES_PER_MILE * 10) / 10;
  return { kg: Math.round((kilograms(pounds) / 1_000) * kilometres * grams * 0.1) / 100, factor: name, scope: 'TTW' };
}
