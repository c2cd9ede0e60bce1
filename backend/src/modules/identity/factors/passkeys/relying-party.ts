import { Injectable } from '@nestjs/common';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { ServerConfig } from '../../../../config/config.js';
import type { Actor } from '../../../../platform/auth/actor.js';
import type { AuthenticationResponseDto, RegistrationResponseDto } from './passkeys.dto.js';
import type { PasskeyEntity } from './persistence/passkey.entity.js';
import { CHALLENGE_LIFETIME_MS, WebauthnChallenges, type ChallengeUse } from './webauthn-challenges.js';

const NAME = 'Lading';
/** Signatures that authenticators in use make: EdDSA, ES256 and RS256 by their COSE numbers (WebAuthn Level 3, section 5.8.5). */
const ALGORITHMS = [-8, -7, -257];

/** Loaded with the first passkey: it consists of hundreds of modules, which would slow every start. */
const webauthn = () => import('@simplewebauthn/server');

/** Whom a passkey is made for, as the authenticator will name them. */
type Person = Pick<Actor, 'userId' | 'email' | 'fullName'>;

/** What is kept of a credential that a browser has just made. */
export type NewCredential = Pick<
  PasskeyEntity,
  'credentialId' | 'publicKey' | 'signatureCounter' | 'transports' | 'synced'
>;

/** A signature that holds. It counts once its counter has been compared with the stored one. */
export interface Answer {
  counter: number;
  synced: boolean;
}

/**
 * The product as authenticators know it: by the host name of its public address. A passkey works for that host only, and only in a
 * browser that was at the public address; under another one it has to be made anew.
 */
@Injectable()
export class RelyingParty {
  private readonly id: string;
  private readonly origin: string;

  constructor(
    private readonly challenges: WebauthnChallenges,
    { publicUrl }: ServerConfig,
  ) {
    this.id = publicUrl.hostname;
    this.origin = publicUrl.origin;
  }

  /** What a browser needs to make a passkey that signs in without an e-mail address, on none of the authenticators that hold one already. */
  async creationOptions(
    use: ChallengeUse,
    person: Person,
    present: readonly PasskeyEntity[],
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { generateRegistrationOptions } = await webauthn();
    return generateRegistrationOptions({
      rpName: NAME,
      rpID: this.id,
      userID: new Uint8Array(Buffer.from(person.userId)),
      userName: person.email,
      userDisplayName: person.fullName,
      challenge: await this.challenges.issue(use),
      timeout: CHALLENGE_LIFETIME_MS,
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: present.map(descriptorOf),
    });
  }

  /** What a browser needs to ask for one of these passkeys, or without any for whichever the person chooses. */
  async requestOptions(
    use: ChallengeUse,
    allowed: readonly PasskeyEntity[],
  ): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await webauthn();
    return generateAuthenticationOptions({
      rpID: this.id,
      challenge: await this.challenges.issue(use),
      timeout: CHALLENGE_LIFETIME_MS,
      userVerification: 'required',
      allowCredentials: allowed.map(descriptorOf),
    });
  }

  /** Checks challenge, origin, host, presence and verification of the person, and key; null when one does not hold. */
  async newCredential(use: ChallengeUse, response: RegistrationResponseDto): Promise<NewCredential | null> {
    const challenge = await this.challenges.take(response.response.clientDataJSON, use);
    if (challenge === null || !(await isWithoutCertificates(response))) return null;
    const { verifyRegistrationResponse } = await webauthn();
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: this.origin,
      expectedRPID: this.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(() => ({ registrationInfo: undefined }));
    if (registrationInfo === undefined) return null;
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      signatureCounter: credential.counter,
      transports: response.response.transports ?? [],
      synced: credentialBackedUp,
    };
  }

  /** Checks challenge, origin, host, presence and verification of the person, and signature; null when one does not hold. */
  async answer(
    use: ChallengeUse,
    response: AuthenticationResponseDto,
    passkey: PasskeyEntity | null,
  ): Promise<Answer | null> {
    const challenge = await this.challenges.take(response.response.clientDataJSON, use);
    if (challenge === null || passkey === null) return null;
    const { verifyAuthenticationResponse } = await webauthn();
    const checked = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: this.origin,
      expectedRPID: this.id,
      requireUserVerification: true,
      // The library would look at the counter before the signature. It is compared where it is stored, so that of two answers one counts.
      credential: { id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey), counter: 0 },
    }).catch(() => null);
    if (!checked?.verified) return null;
    return { counter: checked.authenticationInfo.newCounter, synced: checked.authenticationInfo.credentialBackedUp };
  }
}

function descriptorOf({ credentialId, transports }: PasskeyEntity): { id: string; transports: string[] } {
  return { id: credentialId, transports };
}

/**
 * Attestation is not asked for, so a browser sends none, or one that the key itself has signed (WebAuthn Level 3, section 5.4.7).
 * Others hold certificates, and checking those would have this process fetch revocation lists from addresses that the sender chose.
 */
async function isWithoutCertificates({ response }: RegistrationResponseDto): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  try {
    const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(response.attestationObject, 'base64url')));
    const format = attestation.get('fmt');
    return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined);
  } catch {
    return false;
  }
}
