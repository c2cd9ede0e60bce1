import { type components, unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { t } from '@lingui/core/macro';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useReauthentication } from '../../../shared/reauthentication/reauthentication';
import type { Invitation } from '../../../shared/types';

const INVITATIONS_KEY = ['invitations'];

/** Invitations that nobody has accepted yet, newest first, page by page. */
export function useInvitations() {
  const { api } = useRemote();
  return useInfiniteQuery({
    queryKey: INVITATIONS_KEY,
    queryFn: ({ pageParam, signal }) =>
      unwrap(api.GET('/api/v1/company/invitations', { params: { query: { cursor: pageParam } }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

function useInvitationMutation<V, T>(mutationFn: (variables: V) => Promise<T>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => queries.invalidateQueries({ queryKey: INVITATIONS_KEY }) });
}

/** Mails an invitation; one that is open for the address is replaced. */
export function useInvite() {
  const { api } = useRemote();
  const { proven } = useReauthentication();
  return useInvitationMutation((body: components['schemas']['InviteDto']) =>
    proven(() => unwrap(api.POST('/api/v1/company/invitations', { body }))),
  );
}

/** Mails a new link; links mailed before are void. */
export function useResendInvitation() {
  const { api, host } = useRemote();
  return useInvitationMutation(async ({ id, email }: Invitation) => {
    await unwrap(api.POST('/api/v1/company/invitations/{id}/resend', { params: { path: { id } } }));
    host.notify({ kind: 'success', message: t`New link sent to ${email}.` });
  });
}

/** Makes an invitation void. */
export function useRevokeInvitation() {
  const { api } = useRemote();
  return useInvitationMutation(({ id }: Invitation) =>
    unwrap(api.DELETE('/api/v1/company/invitations/{id}', { params: { path: { id } } })),
  );
}
