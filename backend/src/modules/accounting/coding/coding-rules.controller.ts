import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import {
  ChangeCodingRuleDto,
  CodingRuleDto,
  CodingRuleListDto,
  CodingRuleOrderDto,
  SaveCodingRuleDto,
} from './coding-rules.dto.js';
import { CodingRulesService } from './coding-rules.service.js';

@Controller('api/v1/accounting/coding-rules')
@RequirePermission('accounting.configure')
export class CodingRulesController {
  constructor(private readonly rules: CodingRulesService) {}

  /** Coding rules in the order of evaluation: the first that applies codes the invoice. */
  @Get()
  listCodingRules(@CurrentActor() actor: Actor): Promise<CodingRuleListDto> {
    return this.rules.list(actor);
  }

  /** Adds a coding rule before the first rule without conditions, else after the others. */
  @Post()
  addCodingRule(@CurrentActor() actor: Actor, @Body() rule: SaveCodingRuleDto): Promise<CodingRuleDto> {
    return this.rules.add(actor, rule);
  }

  /** Sets the order of evaluation; 409 STALE_REVISION unless `ids` are exactly the company's rules. */
  @Put('order')
  reorderCodingRules(@CurrentActor() actor: Actor, @Body() { ids }: CodingRuleOrderDto): Promise<CodingRuleListDto> {
    return this.rules.reorder(actor, ids);
  }

  /** Replaces a coding rule if `version` is still the stored one. Exported invoices do not change. */
  @Patch(':id')
  changeCodingRule(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() change: ChangeCodingRuleDto,
  ): Promise<CodingRuleDto> {
    return this.rules.change(actor, id, change);
  }

  /** Deletes a coding rule. Exported invoices do not change. */
  @Delete(':id')
  @HttpCode(204)
  removeCodingRule(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.rules.remove(actor, id);
  }
}
