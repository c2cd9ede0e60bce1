import { UserFacingError } from '@lading/mfe-kit';
import { t } from '@lingui/core/macro';
import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser';

/** What the API gives the browser for a passkey; its document leaves the standard's own fields open. */
export interface PasskeyRequest {
  publicKey: object;
}

/** Has the browser answer with a passkey: in a dialog, or among the suggestions of a field. @throws UserFacingError when the person or the browser gives up */
export async function answerWithPasskey({ publicKey }: PasskeyRequest, { autofill = false } = {}) {
  try {
    const answer = await startAuthentication({
      optionsJSON: publicKey as PublicKeyCredentialRequestOptionsJSON,
      useBrowserAutofill: autofill,
    });
    return { ...answer, clientExtensionResults: { ...answer.clientExtensionResults } };
  } catch {
    throw new UserFacingError(
      t`No passkey was used: it was cancelled, took too long, or this device has none for Lading. Try again, or choose another way.`,
    );
  }
}
