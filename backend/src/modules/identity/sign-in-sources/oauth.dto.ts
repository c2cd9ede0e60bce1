import { SignInResultDto } from '../sessions/session.dto.js';

/** What came of a visit to an OAuth source. */
export class SourceCallbackDto {
  /** State of the sign-in; null after linking. */
  result: SignInResultDto | null;

  /** Local path to continue to; null if `start` had none. */
  next: string | null;

  /** Whether the identity was linked to the signed-in account. */
  linked: boolean;
}

/** An account at an OAuth source with which the person can sign in. */
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

/** All linked accounts of the person. */
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

/** What the sign-in page offers beside a password. */
export class SignInSourcesDto {
  items: SignInSourceDto[];
  /** Always null, because the list is complete. */
  nextCursor: string | null;
  /** Whether the installation runs with demonstration data. */
  demonstration: boolean;
}
