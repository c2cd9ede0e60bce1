import { IsId, IsInstant } from '../../../platform/http/validation/formats.js';
import { ApproverDto } from '../rules/approval-rules.dto.js';

/** A new delegation of the signed-in user. */
export class SaveApprovalDelegationDto {
  /** A member whose role may approve. */
  @IsId('usr')
  toUserId: string;

  @IsInstant()
  startsAt: string;

  /** After `startsAt` and in the future. */
  @IsInstant()
  endsAt: string;
}

/** A delegation by or to the signed-in user. */
export class ApprovalDelegationDto {
  /** `apd_` and a ULID. */
  id: string;
  from: ApproverNameDto;
  to: ApproverNameDto;
  /** UTC instant. */
  startsAt: string;
  /** UTC instant, exclusive. */
  endsAt: string;
  /** Whether it is the signed-in user's own and can be deleted. */
  own: boolean;
}

/** A member by name. */
export class ApproverNameDto {
  userId: string;
  /** Empty if the member may no longer approve. */
  fullName: string;
}

/** Current and future delegations by and to the signed-in user. */
export class ApprovalDelegationListDto {
  items: ApprovalDelegationDto[];
  /** Members to whom the user can delegate. */
  members: ApproverDto[];
}
