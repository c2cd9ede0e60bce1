import { parseMoney } from '@lading/trade';

/** Parses an amount that can be negative into cents. */
export function parseSigned(text: string) {
  const typed = text.trim().replace(/^\u2212/, '-');
  if (!typed.startsWith('-')) return parseMoney(typed);
  const parsed = parseMoney(typed.slice(1));
  return 'value' in parsed ? { value: -parsed.value } : parsed;
}
