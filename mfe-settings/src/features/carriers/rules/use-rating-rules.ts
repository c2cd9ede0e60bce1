import { unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ModeThresholds } from '../../../shared/types';

const RULES_KEY = ['rating-rules'];

/** How the company's freight is rated, besides its tariffs. */
export function useRatingRules() {
  const { api } = useRemote();
  return useQuery({
    queryKey: RULES_KEY,
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/company/rating-rules', { signal })),
  });
}

export function useSaveThresholds() {
  const { api } = useRemote();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (thresholds: ModeThresholds) =>
      unwrap(api.PATCH('/api/v1/company/rating-rules', { body: { thresholds } })),
    onSuccess: (rules) => queries.setQueryData(RULES_KEY, rules),
  });
}
