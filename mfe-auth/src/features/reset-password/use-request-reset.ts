import { unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { useMutation } from '@tanstack/react-query';

/** Asks for a reset link; the answer is the same whether the address has an account or not. */
export function useRequestReset() {
  const { api } = useRemote();
  return useMutation({
    mutationFn: (email: string) => unwrap(api.POST('/api/v1/auth/password-reset', { body: { email } })),
  });
}

/** What the two pages tell each other in the history entry: the address as it was typed. */
export interface TypedAddress {
  email: string;
}

/** Reads the state of a history entry, which anybody may have written. */
export function typedAddress(state: unknown): string | undefined {
  const email: unknown = (state as Partial<TypedAddress> | null)?.email;
  return typeof email === 'string' && email !== '' ? email : undefined;
}
