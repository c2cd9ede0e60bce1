import { type components, unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import { authQueries } from '../../shared/api/queries';
import type { SignInResult } from '../../shared/use-sign-in-flow';

/** Request for an account, with or without an invitation. */
export type Application = components['schemas']['RegisterDto'];

/** What an invitation says to users who are not signed in. */
export type Invitation = components['schemas']['InvitationPreviewDto'];

/** What an emailed link registers. */
export type Registration = components['schemas']['RegistrationPreviewDto'];

/** What the user enters to finish a registration, and the token of the link. */
export type RegistrationDetails = components['schemas']['VerifyRegistrationDto'];

/** Requests a registration link. */
export function useRegister() {
  const { api } = useRemote();
  return (application: Application) => unwrap(api.POST('/api/v1/auth/register', { body: application }));
}

/** Reads an invitation without accepting it. */
export function useInvitation(token: string) {
  const { api } = useRemote();
  return useQuery(authQueries.invitation(api, token));
}

/** Reads what an emailed link registers; the link remains usable. */
export function useRegistration(token: string) {
  const { api } = useRemote();
  return useQuery(authQueries.registration(api, token));
}

/** Finishes a registration, which signs the user in. */
export function useFinishRegistration(onProved: (result: SignInResult) => Promise<void>) {
  const { api } = useRemote();
  return useMutation({
    mutationFn: async (details: RegistrationDetails) => {
      const locale = document.documentElement.lang as RegistrationDetails['locale'];
      const body = locale ? { ...details, locale } : details;
      await onProved(await unwrap(api.POST('/api/v1/auth/register/verify', { body })));
    },
  });
}
