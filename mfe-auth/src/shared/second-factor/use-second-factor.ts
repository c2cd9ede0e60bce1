import { unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { useMutation } from '@tanstack/react-query';
import { answerWithPasskey } from '../passkey';
import type { FactorKind, SignInResult } from '../use-sign-in-flow';

/** Second factors that the user types. */
export type TypedFactor = Exclude<FactorKind, 'passkey'>;

type OnPassed = (result: SignInResult) => Promise<void>;

/** Sends a code of the app or a recovery code. */
export function useTypedFactor(method: TypedFactor, onPassed: OnPassed) {
  const { api } = useRemote();
  return async (code: string) =>
    onPassed(await unwrap(api.POST('/api/v1/auth/mfa/verify', { body: { method, code } })));
}

/** Asks the browser for a passkey and sends its response. */
export function usePasskeyFactor(onPassed: OnPassed) {
  const { api } = useRemote();
  return useMutation({
    mutationFn: async () => {
      const request = await unwrap(api.POST('/api/v1/auth/mfa/passkey/options'));
      const response = await answerWithPasskey(request);
      await onPassed(await unwrap(api.POST('/api/v1/auth/mfa/passkey', { body: { response } })));
    },
  });
}
