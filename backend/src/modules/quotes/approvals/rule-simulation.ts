import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { ExchangeRate } from '../../../kernel/money/exchange-rate.js';
import type { Money } from '../../../kernel/money/money.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { type ApprovalRule, ApprovalRulesService, rulesThatApply, stepsOf } from '../../approvals/index.js';
import { RatingService } from '../../rating/index.js';
import { bookingFacts } from './booking-facts.js';
import { type SimulatedQuote, SimulatedQuotes } from './persistence/simulated-quotes.sql.js';
import type { RuleSimulationDto } from './rule-simulation.dto.js';

const DAYS = 90;
const DAY_MS = 86_400_000;
const MAX_QUOTES = 1_000;
/** Quotes read at once, so that other requests are not delayed. */
const BATCH = 50;
const LISTED = 50;

/** Applies the approval rules to recent quotes: to the booked offer, or to the best one. */
@Injectable()
export class RuleSimulation {
  constructor(
    private readonly rules: ApprovalRulesService,
    private readonly quotes: SimulatedQuotes,
    private readonly rating: RatingService,
    private readonly clock: Clock,
  ) {}

  async run({ companyId }: Actor, includeOff: boolean): Promise<RuleSimulationDto> {
    const [rules, rate] = await Promise.all([
      this.rules.of(companyId, { includeOff }),
      this.rating.exchangeRate(companyId),
    ]);
    const counts = new Map(rules.map(({ id }) => [id, 0]));
    const result: RuleSimulationDto = { examined: 0, needApproval: 0, rules: [], quotes: [] };
    for await (const quote of this.recent(companyId)) {
      result.examined += 1;
      const { total, applying, steps } = simulate(quote, rules, rate);
      if (applying.length === 0) continue;
      result.needApproval += 1;
      for (const { id } of applying) counts.set(id, (counts.get(id) ?? 0) + 1);
      if (result.quotes.length < LISTED)
        result.quotes.push({
          id: quote.id,
          number: quote.number,
          total,
          rules: applying.map(({ name }) => name),
          steps,
        });
    }
    return { ...result, rules: rules.map(({ id, name }) => ({ id, name, quotes: counts.get(id) ?? 0 })) };
  }

  private async *recent(companyId: string): AsyncGenerator<SimulatedQuote> {
    const since = new Date(this.clock.now().getTime() - DAYS * DAY_MS);
    let last: SimulatedQuote | null = null;
    for (let read = 0; read < MAX_QUOTES; read += BATCH) {
      const rows: SimulatedQuote[] = await this.quotes.since(companyId, since, last, BATCH);
      yield* rows;
      last = rows.at(-1) ?? null;
      if (rows.length < BATCH) return;
      await setImmediate();
    }
  }
}

function simulate(
  quote: SimulatedQuote,
  rules: readonly ApprovalRule[],
  rate: ExchangeRate | null,
): { total: Money; applying: ApprovalRule[]; steps: number } {
  const cheapest: Money = { amount: quote.bestTotal, currency: quote.currency };
  const { bookedTotal, bookedCurrency } = quote;
  const total =
    bookedTotal === null || bookedCurrency === null ? cheapest : { amount: bookedTotal, currency: bookedCurrency };
  const { request, result, originState, destinationState } = quote;
  const facts = bookingFacts({
    request,
    derived: result.derived,
    originState,
    destinationState,
    mode: quote.offeredMode ?? quote.mode,
    carrier: quote.scac,
    chargeCodes: quote.chargeCodes,
    total,
    cheapest,
    requesterRole: quote.role ?? 'booker',
  });
  const applying = rulesThatApply(rules, facts, rate);
  return { total, applying, steps: stepsOf(applying, facts, rate).length };
}
