import { ApiProperty } from '@nestjs/swagger';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsObject, Matches } from 'class-validator';
import { Nested } from '../../../../platform/http/validation/nested.js';
import { OneLine } from '../../../../platform/http/validation/text.js';
import { MayBeMissing, Trimmed } from '../../../../platform/http/validation/dto-fields.js';
import { msg } from '../../../../messages/message.js';
import { ruleText } from '../../../../platform/http/validation/constraint-messages.js';

const NAME_MAX_LENGTH = 60;
const BASE64URL = /^[\w-]+$/;
const BASE64URL_MESSAGE = { message: ruleText(msg`Enter base64url without padding.`) };
const ATTACHMENTS = ['platform', 'cross-platform'];

/** A passkey of the user. */
export class PasskeyDto {
  /** Prefix `pky_`. */
  id: string;
  /** Name chosen by the user. */
  name: string;
  /** Whether the passkey is backed up by the device vendor's account and survives loss of the device. */
  synced: boolean;
  /** UTC instant. */
  createdAt: string;
  /** UTC instant; null if never used. */
  lastUsedAt: string | null;
}

/** Options for creating a passkey. Valid once, for five minutes. */
export class PasskeyCreationOptionsDto {
  /** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn Level 3. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  publicKey: PublicKeyCredentialCreationOptionsJSON;
}

/** Options for using a passkey. Valid once, for five minutes. */
export class PasskeyRequestOptionsDto {
  /** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn Level 3. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  publicKey: PublicKeyCredentialRequestOptionsJSON;
}

/** `AuthenticatorAttestationResponseJSON` of WebAuthn Level 3. */
export class AttestationDto {
  @OneLine({ max: 4_096 })
  @Matches(BASE64URL, BASE64URL_MESSAGE)
  clientDataJSON: string;

  @OneLine({ max: 16_384 })
  @Matches(BASE64URL, BASE64URL_MESSAGE)
  attestationObject: string;

  /** Ignored; the attestation object contains it. */
  @MayBeMissing()
  @OneLine({ max: 16_384 })
  authenticatorData?: string;

  /** How browsers reach the authenticator, such as `internal` or `usb`. */
  @MayBeMissing()
  @IsArray()
  @ArrayMaxSize(8)
  @Matches(/^[a-z-]{1,16}$/, { each: true, message: ruleText(msg`Must name transports.`) })
  transports?: string[];

  /** Ignored; the attestation object contains it. */
  @MayBeMissing()
  @OneLine({ max: 4_096 })
  publicKey?: string;

  /** Ignored; the attestation object contains it. */
  @MayBeMissing()
  @IsInt()
  publicKeyAlgorithm?: number;
}

/** `AuthenticatorAssertionResponseJSON` of WebAuthn Level 3. */
export class AssertionDto {
  @OneLine({ max: 4_096 })
  @Matches(BASE64URL, BASE64URL_MESSAGE)
  clientDataJSON: string;

  @OneLine({ max: 4_096 })
  @Matches(BASE64URL, BASE64URL_MESSAGE)
  authenticatorData: string;

  @OneLine({ max: 1_024 })
  @Matches(BASE64URL, BASE64URL_MESSAGE)
  signature: string;

  /** User handle stored by the authenticator, base64url. */
  @MayBeMissing()
  @OneLine({ max: 128 })
  userHandle?: string;
}

/** Fields of every WebAuthn credential. */
export class CredentialDto {
  /** Credential id, base64url. */
  @OneLine({ max: 1_364 })
  @Matches(BASE64URL, BASE64URL_MESSAGE)
  id: string;

  /** Same as `id`. */
  @OneLine({ max: 1_364 })
  @Matches(BASE64URL, BASE64URL_MESSAGE)
  rawId: string;

  @IsIn(['public-key'])
  type: 'public-key';

  /** Ignored. */
  @MayBeMissing()
  @IsIn(ATTACHMENTS)
  authenticatorAttachment?: 'platform' | 'cross-platform';

  /** Ignored. */
  @IsObject()
  @ApiProperty({ type: 'object', additionalProperties: true })
  clientExtensionResults: object;
}

/** `RegistrationResponseJSON` of WebAuthn Level 3. */
export class RegistrationResponseDto extends CredentialDto {
  @Nested(() => AttestationDto)
  response: AttestationDto;
}

/** `AuthenticationResponseJSON` of WebAuthn Level 3. */
export class AuthenticationResponseDto extends CredentialDto {
  @Nested(() => AssertionDto)
  response: AssertionDto;
}

/** A new name for a passkey. */
export class RenamePasskeyDto {
  /** Single line. */
  @Trimmed()
  @OneLine({ min: 1, max: NAME_MAX_LENGTH })
  name: string;
}

/** A new passkey, as the browser created it. */
export class AddPasskeyDto extends RenamePasskeyDto {
  @Nested(() => RegistrationResponseDto)
  response: RegistrationResponseDto;
}

/** The browser's response to a challenge. */
export class PasskeyResponseDto {
  @Nested(() => AuthenticationResponseDto)
  response: AuthenticationResponseDto;
}
