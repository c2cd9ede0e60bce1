import { base64URLStringToBuffer } from '@simplewebauthn/browser';

/** Options as the API sends them. */
export const PASSKEY_REQUEST = {
  publicKey: { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost', userVerification: 'required' },
};
/** What the device of the tests answers, as the API receives it. */
export const PASSKEY_ANSWER = {
  id: 'cGFzc2tleQ',
  rawId: 'cGFzc2tleQ',
  type: 'public-key',
  clientExtensionResults: {},
  authenticatorAttachment: 'platform',
  response: { authenticatorData: 'ZGF0YQ', clientDataJSON: 'Y2xpZW50', signature: 'c2lnbmF0dXJl', userHandle: 'dXNy' },
};

const CREDENTIAL = {
  ...PASSKEY_ANSWER,
  rawId: base64URLStringToBuffer(PASSKEY_ANSWER.rawId),
  response: Object.fromEntries(
    Object.entries(PASSKEY_ANSWER.response).map(([name, value]) => [name, base64URLStringToBuffer(value)]),
  ),
  getClientExtensionResults: () => ({}),
};

interface FakePasskeys {
  /** Whether the browser offers passkeys among the suggestions of a field. */
  suggestions?: boolean;
  /** How the person answers the browser, call by call; the last answer repeats. */
  answers: ('use' | 'cancel' | 'wait')[];
}

/** Gives jsdom, which has none, a browser's passkeys. Answers what was asked for, and how to take it away. */
export function fakePasskeys({ suggestions = false, answers }: FakePasskeys) {
  const asked: CredentialRequestOptions[] = [];
  const get = async (options: CredentialRequestOptions) => {
    asked.push(options);
    const answer = answers[Math.min(asked.length, answers.length) - 1];
    if (answer === 'cancel') throw new DOMException('The operation was cancelled.', 'NotAllowedError');
    if (answer === 'use') return CREDENTIAL;
    return new Promise((_, reject) => options.signal?.addEventListener('abort', () => reject(options.signal?.reason)));
  };
  const PublicKeyCredential = Object.assign(() => undefined, {
    isConditionalMediationAvailable: async () => suggestions,
  });
  Object.defineProperty(globalThis, 'PublicKeyCredential', {
    value: PublicKeyCredential,
    configurable: true,
    writable: true,
  });
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
  const remove = () => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  };
  return { asked, remove };
}
