import { IsIn } from 'class-validator';
import { Nested } from '../../../platform/http/validation/nested.js';
import { MayBeMissing } from '../../../platform/http/validation/dto-fields.js';
import { MultiLine } from '../../../platform/http/validation/text.js';
import { PagedQuery } from '../../../platform/http/paging/paged-query.dto.js';
import { LIMITS } from '../../../kernel/limits.js';
import { MoneyDto } from '../../rating/index.js';
import type { ApprovalStatus } from './persistence/approval-request.entity.js';

/** Who decided. */
export class ApprovalDecisionDto {
  userId: string;
  fullName: string;
  /** Name of the member whose delegation was used. */
  onBehalfOf: string | null;
  /** UTC instant. */
  at: string;
}

/** One approval that the booking needs. */
export class ApprovalStepDto {
  /** Names of the rules that require it. */
  rules: string[];
  /** Names of the members who can give it, without delegates; empty unless it is the next step of a pending request. */
  approvers: string[];
  /** Null until it is given. */
  decision: ApprovalDecisionDto | null;
}

/** A place of the lane. */
export class ApprovalPlaceDto {
  city: string;
  /** Two-letter state or province. */
  state: string;
}

/** A booking that waits for approval, or waited for it. */
export class ApprovalDto {
  /** `apq_` and a ULID. */
  id: string;
  status: ApprovalStatus;
  quoteId: string;
  /** Quote number, such as Q-001042. */
  quoteNumber: string;
  /** The offer to be booked. */
  offerId: string;
  carrier: string;
  service: string;
  mode: string;
  origin: ApprovalPlaceDto;
  destination: ApprovalPlaceDto;
  /** Local date at the origin. */
  pickupOn: string;
  /** The total to be approved. */
  total: MoneyDto;
  /** Full name of the requester. */
  requestedBy: string;
  /** UTC instant. */
  requestedAt: string;
  /** UTC instant at which the offer, and the request, expires. */
  validUntil: string;
  steps: ApprovalStepDto[];
  /** Reason of the rejection. */
  reason: string | null;
  /** Who rejected it. */
  rejectedBy: ApprovalDecisionDto | null;
  /** UTC instant; null while pending. */
  decidedAt: string | null;
  /** The shipment that was booked. */
  shipmentId: string | null;
  /** Whether the signed-in user can approve or reject it now. */
  canDecide: boolean;
  /** Whether the signed-in user requested it. */
  own: boolean;
}

/** A page of requests, newest first. */
export class ApprovalListDto {
  items: ApprovalDto[];
  /** Value of `cursor` for the next page; null on the last page. */
  nextCursor: string | null;
}

/** Requests that wait for the signed-in user. */
export class ApprovalCountsDto {
  /** Counts at most 200 pending requests. */
  waiting: number;
}

/** Which requests to list. */
export class ApprovalListQuery extends PagedQuery {
  /** `pending`: waiting for approval; `decided`: approved, rejected, withdrawn or expired. Default `pending`. */
  @MayBeMissing()
  @IsIn(['pending', 'decided'])
  view?: 'pending' | 'decided';
}

/** Approval of a booking. */
export class ApproveDto {
  /** The total that the approver saw; 409 PRICE_CHANGED if it is another one. */
  @Nested(() => MoneyDto)
  acceptedTotal: MoneyDto;
}

/** Rejection of a booking. */
export class RejectApprovalDto {
  /** Note for the requester. */
  @MultiLine({ min: 1, max: LIMITS.notes })
  reason: string;
}

/** Response to a booking that needs approval. */
export class ApprovalRequestedDto {
  /** `apq_` and a ULID. */
  approvalId: string;
  /** Names of the members who can approve. */
  waitingFor: string[];
}
