import { unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountQueries } from '../../shared/account-queries';
import { makePasskey } from '../../shared/passkey';
import { useReauthentication } from '../../shared/reauthentication/reauthentication';
import type { Passkey } from '../../shared/types';

/** Changes the factors, after reauthentication if the API requires it, and reloads them. */
function useFactorMutation<V, T>(mutationFn: (variables: V) => Promise<T>) {
  const { queryKey } = accountQueries.factors(useRemote().api);
  const queryClient = useQueryClient();
  const { proven } = useReauthentication();
  return useMutation({
    mutationFn: (variables: V) => proven(() => mutationFn(variables)),
    // Not awaited: the component that shows the recovery codes would be unmounted by then.
    onSuccess: () => void queryClient.invalidateQueries({ queryKey }),
  });
}

/** Creates the secret of an authenticator app, to be confirmed by a code. */
export function useSetUpTotp() {
  const { api } = useRemote();
  return useFactorMutation(() => unwrap(api.POST('/api/v1/me/factors/totp')));
}

/** Returns ten recovery codes if the app is the first factor, otherwise null. */
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

/** Creates a passkey in the browser and saves it. Returns ten recovery codes if it is the first factor, otherwise null. */
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

/** Creates ten recovery codes that replace the old ones. */
export function useMakeRecoveryCodes() {
  const { api } = useRemote();
  return useFactorMutation(async () => (await unwrap(api.POST('/api/v1/me/factors/recovery-codes'))).codes);
}
