import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsBoolean, IsIn } from 'class-validator';
import { IsId } from '../../../platform/http/validation/formats.js';
import { MayBeMissing, MayBeNull } from '../../../platform/http/validation/dto-fields.js';
import { ROLES } from '../../../contributions/contributions.js';
import type { Role } from '../../../platform/registered.js';
import { PagedQuery } from '../../../platform/http/paging/paged-query.dto.js';

/** Somebody who belongs to the company, or asks to. */
export class MemberDto {
  /** Prefix `usr_`. */
  userId: string;
  fullName: string;
  email: string;
  /** For a request: the role it would be given unless the approval says otherwise. */
  role: Role;
  /** `requested`: waits for approval. */
  status: 'requested' | 'active' | 'suspended';
  /** Whether prices are shown to them. */
  seesPrices: boolean;
  /** Whether `seesPrices` can be chosen for their role. */
  pricesCanBeChosen: boolean;
  /** Whether this is who asks. */
  you: boolean;
  /** UTC instant at which they joined or asked. */
  since: string;
  /** UTC instant at which the request lapses; null for members. */
  expiresAt: string | null;
}

/** A page of members, newest first. */
export class MemberListDto {
  items: MemberDto[];
  /** For the next page; null on the last one. */
  nextCursor: string | null;
}

/** Which members to list. */
export class MemberListQuery extends PagedQuery {
  /** Only those in this state. */
  @MayBeMissing()
  @IsIn(['requested', 'active', 'suspended'])
  status?: 'requested' | 'active' | 'suspended';
}

/** As many keys as a company can have. */
const KEPT_KEYS = 50;

/** What stays active when a member is removed. */
export class KeptApiKeysQuery {
  /** Ids of API keys created by the member that stay active; all others that they created are revoked. Repeat the parameter for several. */
  @MayBeMissing()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? [value] : value))
  @IsArray()
  @ArrayMaxSize(KEPT_KEYS)
  @ArrayUnique()
  @IsId('key', { each: true })
  keepApiKeys?: string[];
}

/** What becomes of a member; what is missing stays. */
export class ChangeMemberDto {
  /** Only owners may make or change owners and admins. */
  @MayBeMissing()
  @IsIn(ROLES)
  role?: Role;

  @MayBeMissing()
  @IsIn(['active', 'suspended'])
  status?: 'active' | 'suspended';

  /** Whether prices are shown; for a viewer or booker. Null leaves it to the role. */
  @MayBeNull()
  @IsBoolean()
  seesPrices?: boolean | null;

  /** When suspending: ids of API keys created by the member that stay active; all others that they created are revoked. */
  @MayBeMissing()
  @IsArray()
  @ArrayMaxSize(KEPT_KEYS)
  @ArrayUnique()
  @IsId('key', { each: true })
  keepApiKeys?: string[];
}

/** The role with which a request is approved. */
export class ApproveMemberDto {
  @IsIn(ROLES)
  role: Role;
}

/** Who becomes the owner; the present one becomes an admin. */
export class TransferOwnershipDto {
  /** Of an active member; prefix `usr_`. */
  @IsId('usr')
  userId: string;
}
