import { unwrap } from '@lading/api-client';
import { useMutation } from '@tanstack/react-query';
import { useArea } from '../../shared/area';
import type { SignInResult } from '../../shared/use-entrance';

export interface Credentials {
  email: string;
  password: string;
}

/** Signs in with a password. */
export function useSignIn(onProved: (result: SignInResult) => Promise<void>) {
  const { api } = useArea();
  return useMutation({
    mutationFn: async (credentials: Credentials) =>
      onProved(await unwrap(api.POST('/api/v1/auth/login', { body: credentials }))),
  });
}
