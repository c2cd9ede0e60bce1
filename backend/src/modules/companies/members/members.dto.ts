import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsBoolean, IsIn, IsInt, Max, Min } from 'class-validator';
import { CURRENCIES, type Currency } from '../../../kernel/codes.js';
import { IsId } from '../../../platform/http/validation/formats.js';
import { MayBeMissing, MayBeNull } from '../../../platform/http/validation/dto-fields.js';
import { ROLES } from '../../../contributions/contributions.js';
import type { Role } from '../../../platform/registered.js';
import { PagedQuery } from '../../../platform/http/paging/paged-query.dto.js';

/** A member, or a user who requested membership. */
export class MemberDto {
  /** Prefix `usr_`. */
  userId: string;
  fullName: string;
  email: string;
  /** For a request: the role that an approval assigns by default. */
  role: Role;
  /** `requested`: waiting for approval. */
  status: 'requested' | 'active' | 'suspended';
  /** Whether the member can see prices. */
  seesPrices: boolean;
  /** Whether `seesPrices` can be chosen for their role. */
  pricesCanBeChosen: boolean;
  /** Largest booking that the member makes or approves alone, in minor units of `limitCurrency`; null: any. */
  bookingLimit: number | null;
  /** Largest amount of an invoice that the member approves; null: any. */
  invoiceLimit: number | null;
  limitCurrency: Currency;
  /** Whether this is the signed-in user. */
  you: boolean;
  /** UTC instant of joining or of the request. */
  since: string;
  /** UTC instant at which the request expires; null for members. */
  expiresAt: string | null;
}

/** A page of members, newest first. */
export class MemberListDto {
  items: MemberDto[];
  /** Cursor of the next page; null on the last page. */
  nextCursor: string | null;
}

/** Filters and paging of the member list. */
export class MemberListQuery extends PagedQuery {
  /** Only entries in this state. */
  @MayBeMissing()
  @IsIn(['requested', 'active', 'suspended'])
  status?: 'requested' | 'active' | 'suspended';
}

/** Largest limit, in minor units. */
const LIMIT_MAX = 1_000_000_000;
/** As many keys as a company can have. */
const KEPT_KEYS = 50;

/** API keys to keep when a member is removed. */
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

/** Changes to a member; omitted fields are unchanged. */
export class ChangeMemberDto {
  /** Only owners can appoint or change owners and admins. */
  @MayBeMissing()
  @IsIn(ROLES)
  role?: Role;

  @MayBeMissing()
  @IsIn(['active', 'suspended'])
  status?: 'active' | 'suspended';

  /** Whether a viewer or booker can see prices. Null uses the role's default. */
  @MayBeNull()
  @IsBoolean()
  seesPrices?: boolean | null;

  /** Larger bookings need the approval of another member, and the member approves none that are larger. Null: no limit, as for owners. */
  @MayBeNull()
  @IsInt()
  @Min(0)
  @Max(LIMIT_MAX)
  bookingLimit?: number | null;

  /** Largest amount of an invoice that the member approves. Null: no limit, as for owners. */
  @MayBeNull()
  @IsInt()
  @Min(0)
  @Max(LIMIT_MAX)
  invoiceLimit?: number | null;

  /** Currency of both limits. */
  @MayBeMissing()
  @IsIn(CURRENCIES)
  limitCurrency?: Currency;

  /** When suspending: ids of API keys created by the member that stay active; all others that they created are revoked. */
  @MayBeMissing()
  @IsArray()
  @ArrayMaxSize(KEPT_KEYS)
  @ArrayUnique()
  @IsId('key', { each: true })
  keepApiKeys?: string[];
}

/** Role assigned with the approval. */
export class ApproveMemberDto {
  @IsIn(ROLES)
  role: Role;
}

/** The new owner. The current owner becomes an admin. */
export class TransferOwnershipDto {
  /** Id of an active member; prefix `usr_`. */
  @IsId('usr')
  userId: string;
}
