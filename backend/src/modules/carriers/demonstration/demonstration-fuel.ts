import { addDays } from '../../../kernel/time/local-date.js';

/** First Wednesday with a price; each price applies for a week. */
const FIRST_WEEK = '2025-12-31';

/** Fictional weekly diesel prices, dollars per gallon. */
const PRICES = [
  '3.512',
  '3.498',
  '3.487',
  '3.501',
  '3.524',
  '3.549',
  '3.561',
  '3.577',
  '3.602',
  '3.618',
  '3.634',
  '3.651',
  '3.663',
  '3.658',
  '3.642',
  '3.629',
  '3.611',
  '3.597',
  '3.584',
  '3.571',
  '3.566',
  '3.578',
  '3.593',
  '3.607',
  '3.624',
  '3.640',
  '3.655',
  '3.671',
  '3.688',
  '3.702',
  '3.713',
  '3.707',
  '3.695',
  '3.684',
  '3.676',
  '3.681',
  '3.693',
  '3.709',
  '3.722',
  '3.738',
  '3.751',
  '3.763',
  '3.774',
  '3.781',
  '3.779',
  '3.772',
  '3.768',
];

/** Weekly prices of the index US, through the week of 2026-11-18. */
export function demonstrationFuelPrices(): { index: string; effectiveOn: string; price: string }[] {
  return PRICES.map((price, week) => ({ index: 'US', effectiveOn: addDays(FIRST_WEEK, week * 7), price }));
}
