import { UserFacingError } from '@lading/mfe-kit';
import { t } from '@lingui/core/macro';
import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser';

/** Options of the API for the browser; the API document does not list the fields of the WebAuthn standard. */
export interface PasskeyRequest {
  publicKey: object;
}

/** Asks the browser for a passkey, in a dialog or in the suggestions of a field. @throws UserFacingError if it is canceled or fails */
export async function answerWithPasskey({ publicKey }: PasskeyRequest, { autofill = false } = {}) {
  try {
    const answer = await startAuthentication({
      optionsJSON: publicKey as PublicKeyCredentialRequestOptionsJSON,
      useBrowserAutofill: autofill,
    });
    return { ...answer, clientExtensionResults: { ...answer.clientExtensionResults } };
  } catch {
    throw new UserFacingError(
      t`No passkey was used. It was canceled, timed out, or this device has none for Lading. Try again, or sign in another way.`,
    );
  }
}
