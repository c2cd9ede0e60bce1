import { type Api, unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CodingRule, SaveCodingRule } from '../../shared/types';

const codingQueries = {
  all: ['coding-rules'] as const,
  list: (api: Api) =>
    queryOptions({
      queryKey: ['coding-rules', 'list'],
      queryFn: ({ signal }) => unwrap(api.GET('/api/v1/accounting/coding-rules', { signal })),
    }),
};

const inPath = ({ id }: CodingRule) => ({ params: { path: { id } } });

/** Rules in their order. */
export const useCodingRules = () => useQuery(codingQueries.list(useRemote().api));

/** Reloads the rules also after a failure: another user may have changed them. */
function useCodingMutation<V, T>(mutationFn: (variables: V) => Promise<T>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => queryClient.invalidateQueries({ queryKey: codingQueries.all }) });
}

export function useAddCodingRule() {
  const { api } = useRemote();
  return useCodingMutation((body: SaveCodingRule) => unwrap(api.POST('/api/v1/accounting/coding-rules', { body })));
}

/** Replaces a rule, based on its version. */
export function useChangeCodingRule() {
  const { api } = useRemote();
  return useCodingMutation(({ rule, change }: { rule: CodingRule; change: Partial<SaveCodingRule> }) => {
    const { id: _id, ...stored } = rule;
    const body = { ...stored, ...change };
    return unwrap(api.PATCH('/api/v1/accounting/coding-rules/{id}', { ...inPath(rule), body }));
  });
}

export function useRemoveCodingRule() {
  const { api } = useRemote();
  return useCodingMutation((rule: CodingRule) =>
    unwrap(api.DELETE('/api/v1/accounting/coding-rules/{id}', inPath(rule))),
  );
}

export function useReorderCodingRules() {
  const { api } = useRemote();
  return useCodingMutation((ids: string[]) =>
    unwrap(api.PUT('/api/v1/accounting/coding-rules/order', { body: { ids } })),
  );
}
