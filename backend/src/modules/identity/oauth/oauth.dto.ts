import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { SignInResultDto } from '../sign-in.dto.js';

/** Where a visit to a source leads. */
export class StartQueryDto {
  /** Where to go on afterwards; followed only when it is a local path. */
  @IsOptional()
  @IsString()
  @MaxLength(1000)
  next?: string;

  /** Absent means `sign-in`; `link` adds the identity to the account that is signed in, which needs a proof not older than five minutes. */
  @IsOptional()
  @IsIn(['sign-in', 'link'])
  intent?: 'sign-in' | 'link';
}

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
