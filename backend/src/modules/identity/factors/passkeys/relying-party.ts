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
/** Signature algorithms of common authenticators: COSE numbers of EdDSA, ES256 and RS256 (WebAuthn Level 3, section 5.8.5). */
const ALGORITHMS = [-8, -7, -257];

/** Imported lazily: the library has hundreds of modules, which would slow down every start. */
const webauthn = () => import('@simplewebauthn/server');

/** User of a new passkey, as stored by the authenticator. */
type Person = Pick<Actor, 'userId' | 'email' | 'fullName'>;

/** Stored part of a new credential. */
export type NewCredential = Pick<
  PasskeyEntity,
  'credentialId' | 'publicKey' | 'signatureCounter' | 'transports' | 'synced'
>;

/** A valid signature. The caller must still compare its counter with the stored one. */
export interface Answer {
  counter: number;
  synced: boolean;
}

/**
 * WebAuthn relying party, identified by the host name of `PUBLIC_URL`. A passkey works only for that host and origin. If the public URL
 * changes, users must create new passkeys.
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

  /** Creation options for a discoverable passkey, excluding authenticators that already have one. */
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

  /** Request options for the given passkeys, or for any discoverable passkey if none are given. */
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

  /** Verifies challenge, origin, host, user presence, user verification and key; null if one is invalid. */
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

  /** Verifies challenge, origin, host, user presence, user verification and signature; null if one is invalid. */
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
      // The library would check the counter before the signature. The update in the database compares it, so only one of two responses succeeds.
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
 * Attestation is not requested, so browsers send none or a self attestation (WebAuthn Level 3, section 5.4.7). Other formats contain
 * certificates, and verifying them would fetch revocation lists from URLs chosen by the sender.
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
