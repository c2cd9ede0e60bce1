/**
 * Parses a phone number in common notations into E.164; without a country code it is North American. Null if no such number is possible.
 * The numbering plans of all countries are a chunk of their own, loaded on the first call.
 */
export async function parsePhone(text: string): Promise<string | null> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const parsed = parsePhoneNumberFromString(text.trim().replace(/^00/, '+'), { defaultCountry: 'US', extract: false });
  return parsed?.isPossible() && !parsed.ext ? parsed.number : null;
}
