import { Injectable } from '@nestjs/common';
import type { Currency } from '../../kernel/codes.js';
import type { ExchangeRate } from '../../kernel/money/exchange-rate.js';
import { Clock } from '../../platform/clock.js';
import { RatingService } from '../rating/index.js';
import type { ActiveDelegation, ApprovingMember } from './domain/approvers.js';
import { ApprovalDelegationsRepository } from './persistence/approval-delegations.repository.js';
import { ApprovingMembers } from './persistence/approving-members.sql.js';

/** Who may approve in a company now. */
export interface PresentApprovers {
  readonly members: readonly ApprovingMember[];
  readonly delegations: readonly ActiveDelegation[];
  /** For limits in another currency; null without limits. */
  readonly rate: ExchangeRate | null;
}

@Injectable()
export class ApproversService {
  constructor(
    private readonly members: ApprovingMembers,
    private readonly delegations: ApprovalDelegationsRepository,
    private readonly rating: RatingService,
    private readonly clock: Clock,
  ) {}

  /** With the currencies of the amounts to approve, the exchange rate is read only if a limit has another one. */
  async of(companyId: string, currencies?: readonly Currency[]): Promise<PresentApprovers> {
    const [members, delegations] = await Promise.all([
      this.members.list(companyId),
      this.delegations.active(companyId, this.clock.now()),
    ]);
    const isCompared = members.some(
      ({ limit }) => limit !== null && currencies?.every((currency) => currency === limit.currency) !== true,
    );
    return { members, delegations, rate: isCompared ? await this.rating.exchangeRate(companyId) : null };
  }
}
