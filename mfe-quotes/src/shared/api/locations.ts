import { type Api, unwrap } from '@lading/api-client';
import { areaOf, readPostalCode } from '@lading/trade';
import { queryOptions } from '@tanstack/react-query';
import type { Location } from './types';

const HOUR_MS = 3_600_000;

export const locationQueries = {
  /** Locations whose postal code or city begins with the text; at least two characters. */
  search: (api: Api, typed: string) => {
    const code = readPostalCode(typed);
    const q = code ? areaOf(code) : typed.trim();
    return queryOptions({
      queryKey: ['locations', q.toLowerCase()],
      queryFn: async ({ signal }): Promise<Location[]> =>
        (await unwrap(api.GET('/api/v1/locations', { params: { query: { q, limit: 8 } }, signal }))).items,
      enabled: q.length >= 2,
      staleTime: HOUR_MS,
    });
  },
};

/** The location of a complete postal code among the results. */
export function locationOf(typed: string, found: readonly Location[]): Location | null {
  const code = readPostalCode(typed);
  return (
    (code && found.find(({ postalCode, country }) => country === code.country && postalCode === areaOf(code))) ?? null
  );
}
