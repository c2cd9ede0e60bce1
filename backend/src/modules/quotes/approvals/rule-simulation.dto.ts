import { IsIn } from 'class-validator';
import { MayBeMissing } from '../../../platform/http/validation/dto-fields.js';
import { MoneyDto } from '../../rating/index.js';

/** Which rules to simulate. */
export class RuleSimulationQuery {
  /** `true`: rules that are switched off are simulated as if they were on. */
  @MayBeMissing()
  @IsIn(['true', 'false'])
  includeOff?: 'true' | 'false';
}

/** How often a rule would have applied. */
export class SimulatedRuleDto {
  /** `apr_` and a ULID. */
  id: string;
  name: string;
  quotes: number;
}

/** A quote whose booking would have needed approval. */
export class SimulatedQuoteDto {
  /** `qte_` and a ULID. */
  id: string;
  number: string;
  /** The booked total, else the best. */
  total: MoneyDto;
  /** Names of the rules, in order. */
  rules: string[];
  /** Number of approvals. */
  steps: number;
}

/** Which rules would have applied to the quotes of the last 90 days. */
export class RuleSimulationDto {
  /** Quotes with offers that were examined: the newest 1,000. */
  examined: number;
  /** Of these, quotes whose booking would have needed approval. */
  needApproval: number;
  /** In the order of evaluation. */
  rules: SimulatedRuleDto[];
  /** The newest 50 quotes that would have needed approval. */
  quotes: SimulatedQuoteDto[];
}
