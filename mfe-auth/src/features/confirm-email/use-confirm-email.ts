import { type components, unwrap } from '@lading/api-client';
import { useMutation } from '@tanstack/react-query';
import { useArea } from '../../shared/area';

/** What the link did. */
export type Confirmed = components['schemas']['VerifiedEmailDto'];

/** Redeems a mailed link about addresses; whoever is signed in then has the new address in their session. */
export function useConfirmEmail(token: string) {
  const { api, host } = useArea();
  return useMutation({
    mutationFn: async (): Promise<Confirmed> => {
      const confirmed = await unwrap(api.POST('/api/v1/auth/email/verify', { body: { token } }));
      if (confirmed.result === 'changed' && host.session.user) await host.session.refresh();
      return confirmed;
    },
  });
}
