import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Bits of WebAuthn's authenticator data. */
const FLAGS = { userPresent: 0x01, userVerified: 0x04, attestedCredential: 0x40 };

/** Data from browser and authenticator; tests can make it invalid. */
export interface AuthenticatorAnswer {
  origin: string;
  rpId: string;
  userVerified: boolean;
  userPresent: boolean;
  challenge: string;
  counter: number;
  userHandle: string | undefined;
  /** `type` of the client data: `webauthn.create` or `webauthn.get`. */
  type: string;
  attestation: { fmt: string; attStmt: Map<string, unknown> };
}

/** An authenticator with one ES256 credential, and its browser. */
export class SoftwareAuthenticator {
  readonly credentialId = randomBytes(32).toString('base64url');
  /** Signature counter. */
  counter = 0;
  userHandle?: string;
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  constructor(private readonly origin = 'http://localhost:3000') {}

  /** Creates the credential, as `navigator.credentials.create` does. */
  create(
    { challenge, user }: PublicKeyCredentialCreationOptionsJSON,
    changes: Partial<AuthenticatorAnswer> = {},
  ): RegistrationResponseJSON {
    this.userHandle = user.id;
    const answer = this.answer({ challenge, type: 'webauthn.create', ...changes });
    const { fmt, attStmt } = answer.attestation;
    const authData = Buffer.concat([authenticatorData(answer, FLAGS.attestedCredential), this.attestedCredential()]);
    const attestation = new Map<string, unknown>([
      ['fmt', fmt],
      ['attStmt', attStmt],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      ...this.credential(),
      response: {
        clientDataJSON: clientData(answer).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])).toString(
          'base64url',
        ),
        transports: ['internal', 'hybrid'],
      },
    };
  }

  /** Signs a challenge, as `navigator.credentials.get` does. */
  get(
    { challenge }: PublicKeyCredentialRequestOptionsJSON,
    changes: Partial<AuthenticatorAnswer> = {},
  ): AuthenticationResponseJSON {
    this.counter += 1;
    const answer = this.answer({ challenge, type: 'webauthn.get', ...changes });
    const authData = authenticatorData(answer, 0);
    const clientDataJSON = clientData(answer);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientDataJSON)]), this.keys.privateKey);
    return {
      ...this.credential(),
      response: {
        clientDataJSON: clientDataJSON.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: answer.userHandle,
      },
    };
  }

  private answer(changes: Partial<AuthenticatorAnswer>): AuthenticatorAnswer {
    return {
      origin: this.origin,
      rpId: new URL(this.origin).hostname,
      userVerified: true,
      userPresent: true,
      challenge: '',
      counter: this.counter,
      userHandle: this.userHandle,
      type: '',
      attestation: { fmt: 'none', attStmt: new Map() },
      ...changes,
    };
  }

  private credential() {
    return { id: this.credentialId, rawId: this.credentialId, type: 'public-key' as const, clientExtensionResults: {} };
  }

  /** AAGUID, length and id of the credential, and its COSE key (RFC 9053, section 7.1.1). */
  private attestedCredential(): Buffer {
    const id = Buffer.from(this.credentialId, 'base64url');
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const bytes = (coordinate: string) => new Uint8Array(Buffer.from(coordinate, 'base64url'));
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]);
    return Buffer.concat([Buffer.alloc(16), Buffer.from([id.length >> 8, id.length & 0xff]), id, isoCBOR.encode(key)]);
  }
}

function authenticatorData({ rpId, userPresent, userVerified, counter }: AuthenticatorAnswer, flags: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const said = flags | (userPresent ? FLAGS.userPresent : 0) | (userVerified ? FLAGS.userVerified : 0);
  return Buffer.concat([sha256(rpId), Buffer.from([said]), count]);
}

function clientData({ type, challenge, origin }: AuthenticatorAnswer): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function sha256(data: Buffer | string): Buffer {
  return createHash('sha256').update(data).digest();
}
