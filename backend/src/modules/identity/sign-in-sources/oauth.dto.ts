import { SignInResultDto } from '../sessions/session.dto.js';

/** Result of an OAuth callback. */
export class SourceCallbackDto {
  /** State of the sign-in; null after linking. */
  result: SignInResultDto | null;

  /** Local path to continue to; null if `start` had none. */
  next: string | null;

  /** Whether the identity was linked to the signed-in account. */
  linked: boolean;
}

/** An OAuth identity that the user can sign in with. */
export class ExternalIdentityDto {
  /** Name of the source. */
  source: string;

  /** Label of the source; its name if it is no longer configured. */
  label: string;

  /** Account name reported by the source when it was linked, usually an email address; null if none was reported. */
  accountName: string | null;

  /** UTC. */
  linkedAt: string;

  /** UTC instant of the last sign-in with it; null if none. */
  lastUsedAt: string | null;
}

/** All linked identities of the user. */
export class ExternalIdentitiesDto {
  /** Oldest link first. */
  items: ExternalIdentityDto[];

  /** Always null, because the list is complete. */
  nextCursor: string | null;
}

/** A configured OAuth source for the sign-in page. */
export class SignInSourceDto {
  /** Name used in the source's URLs. */
  name: string;
  /** Button label. */
  label: string;
}

/** Sign-in methods other than a password. */
export class SignInSourcesDto {
  items: SignInSourceDto[];
  /** Always null, because the list is complete. */
  nextCursor: string | null;
  /** Whether the installation runs with demonstration data. */
  demonstration: boolean;
  /** Who can register: everyone, only invited users, or nobody. */
  signUp: 'open' | 'invitation' | 'closed';
}
