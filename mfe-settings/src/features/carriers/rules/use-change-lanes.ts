import { unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LaneMiles } from '../../../shared/types';
import { ratingRuleQueries } from '../carrier-queries';

const PATH = '/api/v1/company/rating-rules';

/** Changes the lanes. The API replaces all of them, so the change is made to those stored now, not to those on the screen. */
export function useChangeLanes() {
  const { api } = useRemote();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (change: (stored: readonly LaneMiles[]) => LaneMiles[]) => {
      const { laneMiles } = await unwrap(api.GET(PATH));
      return unwrap(api.PATCH(PATH, { body: { laneMiles: change(laneMiles) } }));
    },
    onSuccess: (rules) => queryClient.setQueryData(ratingRuleQueries.current(api).queryKey, rules),
  });
}
