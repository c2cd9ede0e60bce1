import { type components, unwrap } from '@lading/api-client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useArea } from '../../shared/area';
import { useOnce } from '../../shared/use-once';
import type { SignInResult } from '../../shared/use-entrance';

/** What is asked for: an account with a new company, or with the one that invites. */
export type Application = components['schemas']['RegisterDto'];

/** What an invitation says before anybody is signed in. */
export type Invitation = components['schemas']['InvitationPreviewDto'];

/** Asks for an account. */
export function useRegister() {
  const { api } = useArea();
  return useMutation({
    mutationFn: (application: Application) => unwrap(api.POST('/api/v1/auth/register', { body: application })),
  });
}

/** Reads what an invitation is for; it stays open. */
export function useInvitation(token: string) {
  const { api } = useArea();
  return useQuery({
    queryKey: ['invitation', token],
    queryFn: () => unwrap(api.POST('/api/v1/auth/invitation', { body: { token } })),
    staleTime: Infinity,
  });
}

/** Redeems the mailed link as soon as it is opened. */
export function useRedeemLink(token: string, onProved: (result: SignInResult) => Promise<void>) {
  const { api } = useArea();
  return useOnce(['registration', token], async () => {
    await onProved(await unwrap(api.POST('/api/v1/auth/register/verify', { body: { token } })));
    return true;
  });
}
