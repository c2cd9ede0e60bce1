import { IsIn } from 'class-validator';
import { Secret } from '../../../platform/http/validation/text.js';
import { IsMailAddress } from '../../../platform/http/validation/formats.js';
import { NormalizedEmail, TOKEN_MAX_LENGTH } from '../../../platform/http/validation/dto-fields.js';
import { ROLES } from '../../../contributions/contributions.js';
import type { Role } from '../../../platform/registered.js';

/** A new invitation. */
export class InviteDto {
  /** Only an account with this address can accept. */
  @NormalizedEmail()
  @IsMailAddress()
  email: string;

  /** Only owners can invite owners and admins. */
  @IsIn(ROLES)
  role: Role;
}

/** An open or expired invitation. Both can be resent. */
export class InvitationDto {
  /** Prefix `inv_`. */
  id: string;
  email: string;
  role: Role;
  /** Name of the member who invited. */
  invitedBy: string;
  /** UTC instant. */
  createdAt: string;
  /** UTC instant, seven days after it was last sent. */
  expiresAt: string;
  expired: boolean;
}

/** Open invitations, newest first. */
export class InvitationListDto {
  items: InvitationDto[];
  /** Cursor of the next page; null on the last page. */
  nextCursor: string | null;
}

/** The token of an invitation's link. */
export class InvitationTokenDto {
  /** Value of `invitation` in the emailed link. */
  @Secret({ max: TOKEN_MAX_LENGTH })
  token: string;
}

/** Details of an invitation for its recipient. */
export class InvitationPreviewDto {
  companyName: string;
  /** Only address that can accept the invitation. */
  email: string;
  role: Role;
  /** Name of the member who invited. */
  invitedBy: string;
  /** UTC instant. */
  expiresAt: string;
}
