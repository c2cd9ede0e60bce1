import { type Api, unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApprovalRule, SaveApprovalRule } from '../../shared/types';

export const ruleQueries = {
  all: ['approval-rules'] as const,
  /** Rules in their order, and the members who can approve. */
  list: (api: Api) =>
    queryOptions({
      queryKey: ['approval-rules', 'list'],
      queryFn: ({ signal }) => unwrap(api.GET('/api/v1/company/approval-rules', { signal })),
    }),
  /** Which rules would have applied to recent quotes; rules that are off too. */
  simulation: (api: Api) =>
    queryOptions({
      queryKey: ['approval-rules', 'simulation'],
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/api/v1/company/approval-rules/simulation', { params: { query: { includeOff: 'true' } }, signal }),
        ),
    }),
};

const inPath = ({ id }: ApprovalRule) => ({ params: { path: { id } } });

export const useApprovalRules = () => useQuery(ruleQueries.list(useRemote().api));

/** Reloads rules and simulation also after a failure: another user may have changed them. */
function useRuleMutation<V, T>(mutationFn: (variables: V) => Promise<T>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => queryClient.invalidateQueries({ queryKey: ruleQueries.all }) });
}

export function useAddRule() {
  const { api } = useRemote();
  return useRuleMutation((body: SaveApprovalRule) => unwrap(api.POST('/api/v1/company/approval-rules', { body })));
}

/** Replaces a rule, based on its version. */
export function useChangeRule() {
  const { api } = useRemote();
  return useRuleMutation(({ rule, change }: { rule: ApprovalRule; change: Partial<SaveApprovalRule> }) => {
    const { id: _id, ...stored } = rule;
    const body = { ...stored, ...change };
    return unwrap(api.PATCH('/api/v1/company/approval-rules/{id}', { ...inPath(rule), body }));
  });
}

export function useRemoveRule() {
  const { api } = useRemote();
  return useRuleMutation((rule: ApprovalRule) =>
    unwrap(api.DELETE('/api/v1/company/approval-rules/{id}', inPath(rule))),
  );
}

export function useReorderRules() {
  const { api } = useRemote();
  return useRuleMutation((ids: string[]) => unwrap(api.PUT('/api/v1/company/approval-rules/order', { body: { ids } })));
}
