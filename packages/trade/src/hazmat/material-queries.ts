import { type Api, type components, unwrap } from '@lading/api-client';
import { queryOptions } from '@tanstack/react-query';

/** A material of the Hazardous Materials Table (49 CFR 172.101). */
export type HazardousMaterial = components['schemas']['HazardousMaterialDto'];

const HOUR_MS = 3_600_000;
const NUMBER = /^(?:UN|NA)?\d{4}$/;

export const materialQueries = {
  /** The material of a complete UN or NA number, with or without prefix; null if the table does not list it. */
  byNumber: (api: Api, typed: string) => {
    const q = typed.replaceAll(/\s/g, '').toUpperCase();
    return queryOptions({
      queryKey: ['hazardous-materials', q],
      queryFn: async ({ signal }): Promise<HazardousMaterial | null> => {
        const query = { q, limit: 1 };
        const { items } = await unwrap(api.GET('/api/v1/hazardous-materials', { params: { query }, signal }));
        return items[0] ?? null;
      },
      enabled: NUMBER.test(q),
      staleTime: HOUR_MS,
    });
  },
};
