import { type components, unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiKeyQueries } from '../../../shared/api-key-queries';
import { useReauthentication } from '../../../shared/reauthentication/reauthentication';
import type { Role } from '../../../shared/roles';
import type { Member } from '../../../shared/types';
import { memberQueries } from './member-queries';

/** Members of the company, page by page. */
export function useMembers({ status, enabled = true }: { status?: Member['status']; enabled?: boolean } = {}) {
  const { api } = useRemote();
  return useInfiniteQuery({ ...memberQueries.list(api, status), enabled });
}

/** Reloads members and API keys after success and failure: a failure often means that another user was faster. */
function useMemberMutation<V, T>(mutationFn: (variables: V) => Promise<T>) {
  const { api } = useRemote();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: memberQueries.all().queryKey }),
        queryClient.invalidateQueries({ queryKey: apiKeyQueries.list(api).queryKey }),
      ]),
  });
}

const inPath = ({ userId }: Member) => ({ params: { path: { userId } } });

export interface MemberChange {
  member: Member;
  change: components['schemas']['ChangeMemberDto'];
}

/** Changes role, state or price visibility. */
export function useChangeMember() {
  const { api } = useRemote();
  const { proven } = useReauthentication();
  return useMemberMutation(({ member, change }: MemberChange) =>
    proven(() => unwrap(api.PATCH('/api/v1/company/members/{userId}', { ...inPath(member), body: change }))),
  );
}

export interface MemberRemoval {
  member: Member;
  /** Ids of keys created by the member that stay active. */
  keepApiKeys: string[];
}

/** Removes a member and revokes the API keys that they created, except those to keep. */
export function useRemoveMember() {
  const { api } = useRemote();
  const { proven } = useReauthentication();
  return useMemberMutation(({ member: { userId }, keepApiKeys }: MemberRemoval) =>
    proven(() =>
      unwrap(api.DELETE('/api/v1/company/members/{userId}', { params: { path: { userId }, query: { keepApiKeys } } })),
    ),
  );
}

/** Approves a request to join. */
export function useApproveMember() {
  const { api } = useRemote();
  const { proven } = useReauthentication();
  return useMemberMutation(({ member, role }: { member: Member; role: Role }) =>
    proven(() => unwrap(api.POST('/api/v1/company/members/{userId}/approve', { ...inPath(member), body: { role } }))),
  );
}

export function useDeclineMember() {
  const { api } = useRemote();
  return useMemberMutation((member: Member) =>
    unwrap(api.POST('/api/v1/company/members/{userId}/decline', inPath(member))),
  );
}

/** Makes another member the owner; the session then has the rights of an admin. */
export function useTransferOwnership() {
  const { api, host } = useRemote();
  const { proven } = useReauthentication();
  return useMemberMutation(async ({ userId }: Member) => {
    await proven(() => unwrap(api.POST('/api/v1/company/ownership', { body: { userId } })));
    await host.session.refresh();
  });
}
