import { Transform } from 'class-transformer';
import { IsEmail, IsIn, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { EMAIL_CHARACTERS, normalizeEmail } from '../../../platform/email-address.js';
import { LIMITS } from '../../../kernel/limits.js';
import { ROLES, type Role } from '../../../platform/auth/permissions.js';

/** Longest token that is looked at; those that are mailed have 43 characters. */
const TOKEN_MAX_LENGTH = 200;

/** Who is invited, and as what. */
export class InviteDto {
  /** Only an account with this address can accept. */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? normalizeEmail(value) : value))
  @IsEmail({ allow_utf8_local_part: false }, { message: 'must be an e-mail address like name@company.com' })
  @Matches(EMAIL_CHARACTERS, { message: 'must be a plain address without quotes or accented letters' })
  @MaxLength(LIMITS.email)
  email: string;

  /** Only owners may invite owners and admins. */
  @IsIn(ROLES)
  role: Role;
}

/** An invitation that is open, or has lapsed and can be sent again. */
export class InvitationDto {
  /** Prefix `inv_`. */
  id: string;
  email: string;
  role: Role;
  /** Name of the member who invited. */
  invitedBy: string;
  /** UTC instant. */
  createdAt: string;
  /** UTC instant; seven days after it was last sent. */
  expiresAt: string;
  expired: boolean;
}

/** Open invitations, newest first. */
export class InvitationListDto {
  items: InvitationDto[];
  /** For the next page; null on the last one. */
  nextCursor: string | null;
}

/** The token of an invitation's link. */
export class InvitationTokenDto {
  /** Value of `invitation` in the mailed link. */
  @IsString()
  @MinLength(1)
  @MaxLength(TOKEN_MAX_LENGTH)
  token: string;
}

/** What the holder of an invitation's link is invited to. */
export class InvitationPreviewDto {
  companyName: string;
  /** The address that the invitation is bound to. */
  email: string;
  role: Role;
  /** Name of the member who invited. */
  invitedBy: string;
  /** UTC instant. */
  expiresAt: string;
}
