import { type components, unwrap } from '@lading/api-client';
import { useNotices, useRemote } from '@lading/mfe-kit';
import { t } from '@lingui/core/macro';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useReauthentication } from '../../../shared/reauthentication/reauthentication';
import type { Invitation } from '../../../shared/types';
import { invitationQueries } from './invitation-queries';

export const useInvitations = () => useInfiniteQuery(invitationQueries.list(useRemote().api));

function useInvitationMutation<V, T>(mutationFn: (variables: V) => Promise<T>) {
  const { queryKey } = invitationQueries.list(useRemote().api);
  const queryClient = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => queryClient.invalidateQueries({ queryKey }) });
}

/** Emails an invitation. It replaces a pending one for the same address. */
export function useInvite() {
  const { api } = useRemote();
  const { proven } = useReauthentication();
  return useInvitationMutation((body: components['schemas']['InviteDto']) =>
    proven(() => unwrap(api.POST('/api/v1/company/invitations', { body }))),
  );
}

/** Emails a new link. Earlier links stop working. */
export function useResendInvitation() {
  const { api } = useRemote();
  const notices = useNotices();
  return useInvitationMutation(async ({ id, email }: Invitation) => {
    await unwrap(api.POST('/api/v1/company/invitations/{id}/resend', { params: { path: { id } } }));
    notices.success(t`New link sent to ${email}.`);
  });
}

export function useRevokeInvitation() {
  const { api } = useRemote();
  return useInvitationMutation(({ id }: Invitation) =>
    unwrap(api.DELETE('/api/v1/company/invitations/{id}', { params: { path: { id } } })),
  );
}
