import { unwrap } from '@lading/api-client';
import { isProblem, useRemote } from '@lading/mfe-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LaneMiles, RatingRules } from '../../../shared/types';
import { ratingRuleQueries } from '../carrier-queries';

const PATH = '/api/v1/company/rating-rules';
/** How often a change is made again after someone else's. */
const ATTEMPTS_MAX = 3;

/** Returns all lanes after the change. It can run more than once. */
export type ChangeLanes = (stored: readonly LaneMiles[], version: number) => LaneMiles[];

/** Changes the lanes. The API replaces all of them, so the change is made to those stored now, not to those on the screen. */
export function useChangeLanes() {
  const { api } = useRemote();
  const queryClient = useQueryClient();
  const attempt = async (change: ChangeLanes, left: number): Promise<RatingRules> => {
    const { laneMiles, laneMilesVersion } = await unwrap(api.GET(PATH));
    const body = { laneMiles: change(laneMiles, laneMilesVersion), laneMilesVersion };
    try {
      return await unwrap(api.PATCH(PATH, { body }));
    } catch (error) {
      if (left === 1 || !isProblem(error, 'STALE_REVISION')) throw error;
      return attempt(change, left - 1);
    }
  };
  return useMutation({
    mutationFn: (change: ChangeLanes) => attempt(change, ATTEMPTS_MAX),
    onSuccess: (rules) => queryClient.setQueryData(ratingRuleQueries.current(api).queryKey, rules),
  });
}
