import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { RatingRulesDto, UpdateRatingRulesDto } from './rating-rules.dto.js';
import { RatingRulesService } from './rating-rules.service.js';

@ApiTags('Carriers')
@Controller('api/v1/company/rating-rules')
export class RatingRulesController {
  constructor(private readonly rules: RatingRulesService) {}

  /** Mode thresholds and lane miles. */
  @Get()
  @RequirePermission('tariff.read')
  getRatingRules(@CurrentActor() actor: Actor): Promise<RatingRulesDto> {
    return this.rules.read(actor);
  }

  /** Changes thresholds or lane miles, effective from the next quote. */
  @Patch()
  @RequirePermission('company.manage')
  updateRatingRules(@CurrentActor() actor: Actor, @Body() body: UpdateRatingRulesDto): Promise<RatingRulesDto> {
    return this.rules.update(actor, body);
  }
}
