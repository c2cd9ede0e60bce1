import { Injectable } from '@nestjs/common';
import { type ExchangeRate, scaledRate } from '../../../kernel/money/exchange-rate.js';
import { addDays, isLocalDate } from '../../../kernel/time/local-date.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { type FieldError, ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import { RatingContextRepository } from '../persistence/rating-context.sql.js';
import type { ExchangeRateListDto } from './exchange-rates.dto.js';
import { ExchangeRatesRepository } from './persistence/exchange-rates.repository.js';
import { msg, type Message } from '../../../messages/message.js';

/** A company's daily USD/CAD exchange rates, by which totals in different currencies are compared. */
@Injectable()
export class ExchangeRatesService {
  constructor(
    private readonly rates: ExchangeRatesRepository,
    private readonly ratingContexts: RatingContextRepository,
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async list({ companyId }: Actor): Promise<ExchangeRateListDto> {
    return { items: await this.rates.list(companyId), nextCursor: null };
  }

  /** @throws ValidationFailed for invalid or future dates, rates of 0 and repeated days */
  async save(actor: Actor, rates: readonly ExchangeRate[]): Promise<ExchangeRateListDto> {
    const { companyId, userId } = actor;
    // Somewhere it is tomorrow already.
    const errors = rateErrors(rates, addDays(this.clock.now().toISOString().slice(0, 10), 1));
    if (errors.length > 0) throw new ValidationFailed(errors);
    await this.database.transaction(async (tx) => {
      await this.rates.save(tx, companyId, rates);
      await this.ratingContexts.markChanged(tx, companyId);
      const days = rates.map(({ effectiveOn }) => effectiveOn).sort();
      const details = { rates: rates.length, firstDay: days[0] ?? null, lastDay: days.at(-1) ?? null };
      await this.audit.record(tx, { companyId, userId, action: 'exchange_rates.changed', details });
    });
    return this.list(actor);
  }
}

function rateErrors(rates: readonly ExchangeRate[], latest: string): FieldError[] {
  const seen = new Set<string>();
  return rates.flatMap(({ cadPerUsd, effectiveOn }, index) => {
    const errors: FieldError[] = [];
    const add = (field: string, code: string, message: Message): void =>
      void errors.push({ pointer: `/rates/${index}${field}`, code, message });
    if (!isLocalDate(effectiveOn)) add('/effectiveOn', 'DATE_INVALID', msg`${{ effectiveOn }} is not a valid date.`);
    else if (effectiveOn > latest) add('/effectiveOn', 'DATE_FUTURE', msg`This day is in the future.`);
    if (scaledRate(cadPerUsd) === null) add('/cadPerUsd', 'RANGE', msg`An exchange rate is above 0.`);
    if (seen.has(effectiveOn)) add('', 'DUPLICATE', msg`${{ effectiveOn }} is already in the list.`);
    seen.add(effectiveOn);
    return errors;
  });
}
