import { UserFacingError } from '@lading/mfe-kit';
import { t } from '@lingui/core/macro';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** What the API gives the browser for a passkey; its document leaves the standard's own fields open. */
interface PasskeyOptions {
  publicKey: object;
}

/** Has the browser answer with a passkey. @throws UserFacingError when the person or the browser gives up */
export async function answerWithPasskey({ publicKey }: PasskeyOptions) {
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const answer = await startAuthentication({ optionsJSON: publicKey as PublicKeyCredentialRequestOptionsJSON });
    return { ...answer, clientExtensionResults: { ...answer.clientExtensionResults } };
  } catch {
    throw new UserFacingError(t`No passkey was used. Try again, or choose another method.`);
  }
}

/** Has the browser make a passkey. @throws UserFacingError when the person or the browser gives up */
export async function makePasskey({ publicKey }: PasskeyOptions) {
  try {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const answer = await startRegistration({ optionsJSON: publicKey as PublicKeyCredentialCreationOptionsJSON });
    return { ...answer, clientExtensionResults: { ...answer.clientExtensionResults } };
  } catch (error) {
    const known = error instanceof Error && error.name === 'InvalidStateError';
    throw new UserFacingError(
      known ? t`This device already has a passkey for your account.` : t`No passkey was created. Try again.`,
    );
  }
}
