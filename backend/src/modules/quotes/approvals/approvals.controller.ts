import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { Metered } from '../../../platform/throttle/request-limits.js';
import { RATING_LIMITS } from '../../rating/index.js';
import {
  ApprovalCountsDto,
  ApprovalDto,
  ApprovalListDto,
  ApprovalListQuery,
  ApproveDto,
  RejectApprovalDto,
} from './approvals.dto.js';
import { ApprovalsService } from './approvals.service.js';
import { DecideApprovalsService } from './decide-approvals.service.js';

@Controller('api/v1/approvals')
@RequirePermission('approval.decide')
export class ApprovalsController {
  constructor(
    private readonly approvals: ApprovalsService,
    private readonly decisions: DecideApprovalsService,
  ) {}

  /** Bookings that wait for approval or were decided, newest first. */
  @Get()
  listApprovals(@CurrentActor() actor: Actor, @Query() query: ApprovalListQuery): Promise<ApprovalListDto> {
    return this.approvals.list(actor, query);
  }

  /** How many requests wait for the signed-in user. */
  @Get('counts')
  countApprovals(@CurrentActor() actor: Actor): Promise<ApprovalCountsDto> {
    return this.approvals.counts(actor);
  }

  /** Returns a request for approval. */
  @Get(':id')
  getApproval(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ApprovalDto> {
    return this.approvals.get(actor, id);
  }

  /** Approves the next step; the last step books. 409 PRICE_CHANGED if the price moved by more than 2% or $25: all steps are then requested again. */
  @Post(':id/approve')
  @HttpCode(200)
  @Metered(RATING_LIMITS)
  approveApproval(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() { acceptedTotal }: ApproveDto,
  ): Promise<ApprovalDto> {
    return this.decisions.approve(actor, id, acceptedTotal);
  }

  /** Rejects the request; the quote can be booked or changed again. */
  @Post(':id/reject')
  @HttpCode(200)
  rejectApproval(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() { reason }: RejectApprovalDto,
  ): Promise<ApprovalDto> {
    return this.decisions.reject(actor, id, reason);
  }

  /** Withdraws the signed-in user's own request; the quote can be booked or changed again. */
  @Post(':id/withdraw')
  @HttpCode(200)
  @RequirePermission('quote.book')
  withdrawApproval(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ApprovalDto> {
    return this.approvals.withdraw(actor, id);
  }
}
