import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import {
  ApprovalRuleDto,
  ApprovalRuleListDto,
  ApprovalRuleOrderDto,
  ChangeApprovalRuleDto,
  SaveApprovalRuleDto,
} from './approval-rules.dto.js';
import { ApprovalRulesService } from './approval-rules.service.js';

@Controller('api/v1/company/approval-rules')
@RequirePermission('approval.configure')
export class ApprovalRulesController {
  constructor(private readonly rules: ApprovalRulesService) {}

  /** Approval rules in the order of evaluation, and the members who can approve. */
  @Get()
  listApprovalRules(@CurrentActor() actor: Actor): Promise<ApprovalRuleListDto> {
    return this.rules.list(actor);
  }

  /** Adds an approval rule after the others. */
  @Post()
  addApprovalRule(@CurrentActor() actor: Actor, @Body() rule: SaveApprovalRuleDto): Promise<ApprovalRuleDto> {
    return this.rules.add(actor, rule);
  }

  /** Sets the order of evaluation; 409 STALE_REVISION unless `ids` are exactly the company's rules. */
  @Put('order')
  reorderApprovalRules(
    @CurrentActor() actor: Actor,
    @Body() { ids }: ApprovalRuleOrderDto,
  ): Promise<ApprovalRuleListDto> {
    return this.rules.reorder(actor, ids);
  }

  /** Replaces an approval rule if `version` is still the stored one. Waiting requests do not change. */
  @Patch(':id')
  changeApprovalRule(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() change: ChangeApprovalRuleDto,
  ): Promise<ApprovalRuleDto> {
    return this.rules.change(actor, id, change);
  }

  /** Deletes an approval rule. Waiting requests do not change. */
  @Delete(':id')
  @HttpCode(204)
  removeApprovalRule(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.rules.remove(actor, id);
  }
}
