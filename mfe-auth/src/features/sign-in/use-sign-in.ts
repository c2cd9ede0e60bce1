import { unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import type { SignInResult } from '../../shared/use-sign-in-flow';

export interface Credentials {
  email: string;
  password: string;
}

/** Signs in with a password. */
export function useSignIn(onProved: (result: SignInResult) => Promise<void>) {
  const { api } = useRemote();
  return async (credentials: Credentials) =>
    onProved(await unwrap(api.POST('/api/v1/auth/login', { body: credentials })));
}
