import { Controller, Get, Query } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { RuleSimulationDto, RuleSimulationQuery } from './rule-simulation.dto.js';
import { RuleSimulation } from './rule-simulation.js';

@Controller('api/v1/company/approval-rules')
@RequirePermission('approval.configure')
export class RuleSimulationController {
  constructor(private readonly simulation: RuleSimulation) {}

  /** Which approval rules would have applied to the quotes of the last 90 days. */
  @Get('simulation')
  simulateApprovalRules(
    @CurrentActor() actor: Actor,
    @Query() { includeOff }: RuleSimulationQuery,
  ): Promise<RuleSimulationDto> {
    return this.simulation.run(actor, includeOff === 'true');
  }
}
