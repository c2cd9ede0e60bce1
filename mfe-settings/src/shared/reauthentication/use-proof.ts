import { createApi, unwrap } from '@lading/api-client';
import { isProblem, useRemote } from '@lading/mfe-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { answerWithPasskey } from '../passkey';

/** Credentials of a reauthentication. Recovery codes are for signing in only. */
export type Proof = { method: 'password'; password: string } | { method: 'totp'; code: string } | { method: 'passkey' };

/** Sends credentials. A 401 rejects them, unless the session itself has ended. */
export function useProof(onProved: () => void) {
  const { host } = useRemote();
  const [api] = useState(() => createApi({ baseUrl: host.api.baseUrl, onUnauthorized: () => undefined }));

  async function send(proof: Proof): Promise<unknown> {
    switch (proof.method) {
      case 'password':
        return unwrap(api.POST('/api/v1/auth/reauthenticate', { body: { password: proof.password } }));
      case 'totp':
        return unwrap(api.POST('/api/v1/auth/reauthenticate/totp', { body: { code: proof.code } }));
      case 'passkey': {
        const response = await answerWithPasskey(await unwrap(api.POST('/api/v1/auth/reauthenticate/passkey/options')));
        return unwrap(api.POST('/api/v1/auth/reauthenticate/passkey', { body: { response } }));
      }
    }
  }

  return useMutation({
    mutationFn: send,
    onSuccess: onProved,
    onError: (error) => {
      if (isProblem(error, 'UNAUTHENTICATED', 'FACTOR_REQUIRED')) host.api.onUnauthorized();
    },
  });
}
