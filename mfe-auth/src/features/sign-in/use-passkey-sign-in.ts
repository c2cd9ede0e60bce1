import { unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { answerWithPasskey } from '../../shared/passkey';
import type { SignInResult } from '../../shared/use-sign-in-flow';

type PasskeyAnswer = Awaited<ReturnType<typeof answerWithPasskey>>;

/** Signs in with a passkey: by a button, and from the suggestions of the email field in browsers that offer passkeys there. */
export function usePasskeySignIn(onProved: (result: SignInResult) => Promise<void>) {
  const { api } = useRemote();
  const ask = useCallback(
    async (options?: { autofill: boolean }) =>
      answerWithPasskey(await unwrap(api.POST('/api/v1/auth/passkey/options')), options),
    [api],
  );
  const send = useMutation({
    mutationFn: async (response: PasskeyAnswer) =>
      onProved(await unwrap(api.POST('/api/v1/auth/passkey', { body: { response } }))),
  });
  const press = useMutation({ mutationFn: async () => send.mutateAsync(await ask()) });
  const error = press.error ?? send.error;
  useSuggestions(ask, send.mutate, error);
  return {
    supported: browserSupportsWebAuthn(),
    press: () => {
      send.reset();
      press.mutate();
    },
    isPending: press.isPending || send.isPending,
    error,
  };
}

/**
 * Offers passkeys in the suggestions while the page is open, and again after an attempt that failed, which ends the offer. The user did
 * not ask for the offer, so its failure is not displayed.
 */
function useSuggestions(
  ask: (options: { autofill: boolean }) => Promise<PasskeyAnswer>,
  onChosen: (answer: PasskeyAnswer) => void,
  failure: unknown,
): void {
  useEffect(() => {
    let open = true;
    const offer = async () => {
      if (!(await browserSupportsWebAuthnAutofill()) || !open) return;
      const answer = await ask({ autofill: true });
      if (open) onChosen(answer);
    };
    offer().catch(() => undefined);
    return () => {
      open = false;
      WebAuthnAbortService.cancelCeremony();
    };
  }, [ask, onChosen, failure]);
}
