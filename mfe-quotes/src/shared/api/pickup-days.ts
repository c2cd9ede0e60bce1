import { type Api, type components, unwrap } from '@lading/api-client';
import { today } from '@lading/trade';
import { queryOptions } from '@tanstack/react-query';

/** Next days on which carriers usually pick up, by country of the origin. */
export type PickupDays = components['schemas']['PickupDaysDto'];

export const pickupDayQueries = {
  /** After today, by the reader's clock. */
  next: (api: Api, after = today(new Date())) =>
    queryOptions({
      queryKey: ['pickup-days', after],
      queryFn: ({ signal }): Promise<PickupDays> =>
        unwrap(api.GET('/api/v1/rating/pickup-days', { params: { query: { after } }, signal })),
      staleTime: Infinity,
      // The day can be entered without them.
      retry: false,
    }),
};
