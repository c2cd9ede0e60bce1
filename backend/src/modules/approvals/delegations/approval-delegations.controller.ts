import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import {
  ApprovalDelegationDto,
  ApprovalDelegationListDto,
  SaveApprovalDelegationDto,
} from './approval-delegations.dto.js';
import { ApprovalDelegationsService } from './approval-delegations.service.js';

@Controller('api/v1/approval-delegations')
@RequirePermission('approval.decide')
export class ApprovalDelegationsController {
  constructor(private readonly delegations: ApprovalDelegationsService) {}

  /** Current and future delegations by and to the signed-in user. */
  @Get()
  listApprovalDelegations(@CurrentActor() actor: Actor): Promise<ApprovalDelegationListDto> {
    return this.delegations.list(actor);
  }

  /** Lets another approver decide in the signed-in user's place for a time. */
  @Post()
  addApprovalDelegation(
    @CurrentActor() actor: Actor,
    @Body() delegation: SaveApprovalDelegationDto,
  ): Promise<ApprovalDelegationDto> {
    return this.delegations.add(actor, delegation);
  }

  /** Ends a delegation of the signed-in user. */
  @Delete(':id')
  @HttpCode(204)
  removeApprovalDelegation(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.delegations.remove(actor, id);
  }
}
