import { type components, unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { SignInResult } from '../../shared/use-entrance';

/** Who asks for an account, and by which invitation. */
export type Application = components['schemas']['RegisterDto'];

/** What an invitation says before anyone is signed in. */
export type Invitation = components['schemas']['InvitationPreviewDto'];

/** What a mailed link registers. */
export type Registration = components['schemas']['RegistrationPreviewDto'];

/** What the user enters to finish a registration, and the token of the link. */
export type RegistrationDetails = components['schemas']['VerifyRegistrationDto'];

/** Asks for an account. */
export function useRegister() {
  const { api } = useRemote();
  return useMutation({
    mutationFn: (application: Application) => unwrap(api.POST('/api/v1/auth/register', { body: application })),
  });
}

/** Reads what an invitation is for; it stays open. */
export function useInvitation(token: string) {
  const { api } = useRemote();
  return useQuery({
    queryKey: ['invitation', token],
    queryFn: () => unwrap(api.POST('/api/v1/auth/invitation', { body: { token } })),
    staleTime: Infinity,
  });
}

/** Reads what a mailed link registers; the link stays usable. */
export function useRegistration(token: string) {
  const { api } = useRemote();
  return useQuery({
    queryKey: ['registration', token],
    queryFn: () => unwrap(api.POST('/api/v1/auth/registration', { body: { token } })),
    staleTime: Infinity,
  });
}

/** Finishes a registration, which signs the user in. */
export function useFinishRegistration(onProved: (result: SignInResult) => Promise<void>) {
  const { api } = useRemote();
  return useMutation({
    mutationFn: async (details: RegistrationDetails) =>
      onProved(await unwrap(api.POST('/api/v1/auth/register/verify', { body: details }))),
  });
}
