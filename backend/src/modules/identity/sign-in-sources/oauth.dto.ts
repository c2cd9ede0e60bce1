import { SignInResultDto } from '../sessions/session.dto.js';

/** What came of a visit to an OAuth source. */
export class SourceCallbackDto {
  /** Where the sign-in stands; null after linking. */
  result: SignInResultDto | null;

  /** Local path to go on to; null where `start` was given none. */
  next: string | null;

  /** Whether the identity was linked to the account that is signed in. */
  linked: boolean;
}

/** An account at an OAuth source with which the person can sign in. */
export class ExternalIdentityDto {
  /** Name of the source. */
  source: string;

  /** What people call the source; its name when it is not configured any more. */
  label: string;

  /** What the source called the account when it was linked, mostly an e-mail address; null when it told nothing. */
  accountName: string | null;

  /** UTC. */
  linkedAt: string;

  /** Last sign-in with it, UTC; null for none. */
  lastUsedAt: string | null;
}

/** All linked accounts of the person. */
export class ExternalIdentitiesDto {
  /** Oldest link first. */
  items: ExternalIdentityDto[];

  /** Always null: all come at once. */
  nextCursor: string | null;
}

/** A configured OAuth source for the sign-in page. */
export class SignInSourceDto {
  /** Stands in the addresses of the source. */
  name: string;
  /** Text of its button. */
  label: string;
}

/** What the sign-in page offers beside a password. */
export class SignInSourcesDto {
  items: SignInSourceDto[];
  /** Always null: all sources come at once. */
  nextCursor: string | null;
  /** Whether the installation runs with demonstration data. */
  demonstration: boolean;
}
