import { Injectable } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { isLocalDate } from '../../kernel/time/local-date.js';
import type { AuditDetails } from '../../platform/audit/audit-entry.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Database } from '../../platform/database/database.js';
import { type FieldError, ValidationFailed } from '../../platform/http/problems/domain-error.js';
import type { FuelPriceDto, FuelPriceListDto } from './carriers.dto.js';
import { presentFuelPrices } from './carriers.presenter.js';
import { EIA_SERIES } from './diesel/eia-diesel.js';
import { CarriersQueries } from './persistence/carriers.sql.js';
import { RatingContextRepository } from './persistence/rating-context.sql.js';
import { msg } from '../../messages/message.js';

/** Weekly diesel prices for fuel surcharges. */
@Injectable()
export class FuelPricesService {
  constructor(
    private readonly database: Database,
    private readonly ratingContexts: RatingContextRepository,
    private readonly queries: CarriersQueries,
    private readonly audit: AuditLog,
    private readonly config: Config,
  ) {}

  /** Stores prices, replacing existing weeks. @throws ValidationFailed for invalid dates, prices of 0 and duplicate weeks */
  async save(actor: Actor, prices: readonly FuelPriceDto[]): Promise<FuelPriceListDto> {
    const errors = fuelPriceErrors(prices);
    if (errors.length > 0) throw new ValidationFailed(errors);
    await this.database.transaction(async (tx) => {
      await this.ratingContexts.saveFuelPrices(tx, actor.companyId, prices);
      await this.ratingContexts.markChanged(tx, actor.companyId);
      await this.audit.record(tx, {
        companyId: actor.companyId,
        userId: actor.userId,
        action: 'fuel_prices.changed',
        details: weeksOf(prices),
      });
    });
    return this.list(actor);
  }

  /** Newest week first. */
  async list(actor: Actor): Promise<FuelPriceListDto> {
    const fetched = this.config.eiaApiKey === undefined ? [] : [...EIA_SERIES.keys()];
    return presentFuelPrices(await this.queries.fuelPrices(actor), fetched);
  }
}

/** Number of prices entered, and their weeks. */
function weeksOf(prices: readonly FuelPriceDto[]): AuditDetails {
  const weeks = prices.map(({ effectiveOn }) => effectiveOn).sort();
  return { prices: prices.length, firstWeek: weeks[0] ?? null, lastWeek: weeks.at(-1) ?? null };
}

function fuelPriceErrors(prices: readonly FuelPriceDto[]): FieldError[] {
  const seen = new Set<string>();
  return prices.flatMap(({ index, effectiveOn, price }, position) => {
    const errors: FieldError[] = [];
    const pointer = `/prices/${position}`;
    if (!isLocalDate(effectiveOn))
      errors.push({
        pointer: `${pointer}/effectiveOn`,
        code: 'DATE_INVALID',
        message: msg`${{ effectiveOn }} is not a valid date.`,
      });
    if (Number(price) === 0)
      errors.push({ pointer: `${pointer}/price`, code: 'RANGE', message: msg`A fuel price is above 0.` });
    if (seen.has(`${index} ${effectiveOn}`))
      errors.push({
        pointer,
        code: 'DUPLICATE',
        message: msg`${{ index }} of ${{ effectiveOn }} is already in the list.`,
      });
    seen.add(`${index} ${effectiveOn}`);
    return errors;
  });
}
