import { type components, unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import { authQueries } from '../../shared/api/queries';

/** What an emailed link about addresses does. */
export type EmailLink = components['schemas']['EmailLinkDto'];

/** What the link did. */
export type Confirmed = components['schemas']['VerifiedEmailDto'];

/** Reads what an emailed link about addresses does; the link remains usable. */
export function useEmailLink(token: string) {
  const { api } = useRemote();
  return useQuery(authQueries.emailLink(api, token));
}

/** Redeems an emailed link about addresses; the session then has the new address, or has ended. */
export function useConfirmEmail(token: string) {
  const { api, host } = useRemote();
  return useMutation({
    mutationFn: async (): Promise<Confirmed> => {
      const confirmed = await unwrap(api.POST('/api/v1/auth/email/verify', { body: { token } }));
      if (confirmed.result === 'changed') await host.session.refresh();
      return confirmed;
    },
  });
}

/** Ends the session of another account, so that the user can sign in to the one that asked. */
export function useLeaveAccount() {
  const { api, host } = useRemote();
  return useMutation({
    mutationFn: async () => {
      await unwrap(api.POST('/api/v1/auth/logout'));
      await host.session.refresh();
    },
  });
}
