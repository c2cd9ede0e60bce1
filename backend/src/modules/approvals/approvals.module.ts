import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RatingModule } from '../rating/index.js';
import { ApproversService } from './approvers.service.js';
import { ApprovalDelegationsController } from './delegations/approval-delegations.controller.js';
import { ApprovalDelegationsService } from './delegations/approval-delegations.service.js';
import { InvoiceLimits } from './invoice-limits.service.js';
import { ApprovalDelegationEntity } from './persistence/approval-delegation.entity.js';
import { ApprovalDelegationsRepository } from './persistence/approval-delegations.repository.js';
import { ApprovalRuleEntity } from './persistence/approval-rule.entity.js';
import { ApprovalRulesRepository } from './persistence/approval-rules.repository.js';
import { ApprovingMembers } from './persistence/approving-members.sql.js';
import { ApprovalRulesController } from './rules/approval-rules.controller.js';
import { ApprovalRulesService } from './rules/approval-rules.service.js';

@Module({
  imports: [RatingModule, TypeOrmModule.forFeature([ApprovalRuleEntity, ApprovalDelegationEntity])],
  controllers: [ApprovalRulesController, ApprovalDelegationsController],
  providers: [
    ApprovalDelegationsRepository,
    ApprovalDelegationsService,
    ApprovalRulesRepository,
    ApprovalRulesService,
    ApproversService,
    ApprovingMembers,
    InvoiceLimits,
  ],
  exports: [ApprovalRulesService, ApproversService, InvoiceLimits],
})
export class ApprovalsModule {}
