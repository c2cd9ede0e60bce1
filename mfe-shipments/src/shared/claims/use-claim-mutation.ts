import { useMutation, useQueryClient } from '@tanstack/react-query';
import { claimQueries } from '../api/claims';

/** A change of a claim. Afterwards, also when it was refused, claims are refetched. */
export function useClaimMutation<Input, Result>(
  mutationFn: (input: Input) => Promise<Result>,
  onSuccess?: (result: Result) => void,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess,
    onSettled: () => queryClient.invalidateQueries({ queryKey: claimQueries.all }),
  });
}
