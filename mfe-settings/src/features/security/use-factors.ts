import { unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountQueries } from '../../shared/account-queries';
import { makePasskey } from '../../shared/passkey';
import { useReauthentication } from '../../shared/reauthentication/reauthentication';
import type { Passkey } from '../../shared/types';

/** A change of the factors: asks for a proof when the API wants one, and reads the factors again. */
function useFactorMutation<V, T>(mutationFn: (variables: V) => Promise<T>) {
  const { queryKey } = accountQueries.factors(useRemote().api);
  const queryClient = useQueryClient();
  const { proven } = useReauthentication();
  return useMutation({
    mutationFn: (variables: V) => proven(() => mutationFn(variables)),
    // Not waited for: what shows the recovery codes would be gone by then.
    onSuccess: () => void queryClient.invalidateQueries({ queryKey }),
  });
}

/** Makes the secret of an authenticator app; a code has to confirm it. */
export function useSetUpTotp() {
  const { api } = useRemote();
  return useFactorMutation(() => unwrap(api.POST('/api/v1/me/factors/totp')));
}

/** Answers ten recovery codes when the app is the first factor, else null. */
export function useConfirmTotp() {
  const { api } = useRemote();
  return useFactorMutation(
    async (code: string) =>
      (await unwrap(api.POST('/api/v1/me/factors/totp/confirm', { body: { code } }))).recoveryCodes,
  );
}

export function useRemoveTotp() {
  const { api } = useRemote();
  return useFactorMutation(() => unwrap(api.DELETE('/api/v1/me/factors/totp')));
}

/** Has the browser make a passkey and stores it. Answers ten recovery codes when it is the first factor, else null. */
export function useAddPasskey() {
  const { api } = useRemote();
  return useFactorMutation(async (name: string) => {
    const response = await makePasskey(await unwrap(api.POST('/api/v1/me/factors/passkeys/options')));
    return (await unwrap(api.POST('/api/v1/me/factors/passkeys', { body: { name, response } }))).recoveryCodes;
  });
}

export function useRenamePasskey({ id }: Passkey) {
  const { api } = useRemote();
  return useFactorMutation((name: string) =>
    unwrap(api.PATCH('/api/v1/me/factors/passkeys/{id}', { params: { path: { id } }, body: { name } })),
  );
}

export function useRemovePasskey({ id }: Passkey) {
  const { api } = useRemote();
  return useFactorMutation(() => unwrap(api.DELETE('/api/v1/me/factors/passkeys/{id}', { params: { path: { id } } })));
}

/** Makes ten new recovery codes; the old ones are void. */
export function useMakeRecoveryCodes() {
  const { api } = useRemote();
  return useFactorMutation(async () => (await unwrap(api.POST('/api/v1/me/factors/recovery-codes'))).codes);
}
