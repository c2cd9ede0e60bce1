import { base64URLStringToBuffer } from '@simplewebauthn/browser';

const ID = 'cGFzc2tleQ';
const MADE = {
  id: ID,
  rawId: base64URLStringToBuffer(ID),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  response: {
    attestationObject: base64URLStringToBuffer('YXR0ZXN0'),
    clientDataJSON: base64URLStringToBuffer('Y2xpZW50'),
  },
  getClientExtensionResults: () => ({}),
};

/** Adds passkeys to jsdom: creation succeeds, or the user cancels it. `remove` undoes this. */
export function fakePasskeys({ cancel = false } = {}) {
  const create = async () => {
    if (cancel) throw new DOMException('The operation was cancelled.', 'NotAllowedError');
    return MADE;
  };
  Object.defineProperty(globalThis, 'PublicKeyCredential', {
    value: () => undefined,
    configurable: true,
    writable: true,
  });
  Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true });
  const remove = () => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  };
  return { remove };
}
