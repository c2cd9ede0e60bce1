import { unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';

/** Requests a reset link; the response is the same whether the address has an account or not. */
export function useRequestReset() {
  const { api } = useRemote();
  return (email: string) => unwrap(api.POST('/api/v1/auth/password-reset', { body: { email } }));
}

/** State of the history entry: the entered address. */
export interface TypedAddress {
  email: string;
}

/** Reads the address from the state of a history entry. */
export function typedAddress(state: unknown): string | undefined {
  const email: unknown = (state as Partial<TypedAddress> | null)?.email;
  return typeof email === 'string' && email !== '' ? email : undefined;
}
