import { type Api, unwrap } from '@lading/api-client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Approval, ApprovalList, Money, SaveApprovalDelegation } from './types';

export type ApprovalView = 'pending' | 'decided';

/** Queries of requests for approval; invalidate by their keys. */
export const approvalQueries = {
  all: ['approvals'] as const,
  /** Pending or decided requests, newest first. */
  list: (api: Api, view: ApprovalView) =>
    infiniteQueryOptions({
      queryKey: ['approvals', 'list', view],
      queryFn: ({ pageParam, signal }): Promise<ApprovalList> =>
        unwrap(api.GET('/api/v1/approvals', { params: { query: { view, cursor: pageParam } }, signal })),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
  /** Delegations by and to the user. */
  delegations: (api: Api) =>
    queryOptions({
      queryKey: ['approvals', 'delegations'],
      queryFn: ({ signal }) => unwrap(api.GET('/api/v1/approval-delegations', { signal })),
    }),
};

const inPath = (id: string) => ({ params: { path: { id } } });

/** Approves the next step at the total that the user saw. */
export const approve = (api: Api, id: string, acceptedTotal: Money): Promise<Approval> =>
  unwrap(api.POST('/api/v1/approvals/{id}/approve', { ...inPath(id), body: { acceptedTotal } }));

export const reject = (api: Api, id: string, reason: string): Promise<Approval> =>
  unwrap(api.POST('/api/v1/approvals/{id}/reject', { ...inPath(id), body: { reason } }));

/** Withdraws the user's own request. */
export const withdraw = (api: Api, id: string): Promise<Approval> =>
  unwrap(api.POST('/api/v1/approvals/{id}/withdraw', inPath(id)));

export const addDelegation = (api: Api, body: SaveApprovalDelegation) =>
  unwrap(api.POST('/api/v1/approval-delegations', { body }));

export const removeDelegation = (api: Api, id: string) =>
  unwrap(api.DELETE('/api/v1/approval-delegations/{id}', inPath(id)));
