import { Injectable } from '@nestjs/common';
import { addDays } from '../../../kernel/time/local-date.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { PeriodicJob } from '../../../platform/jobs/periodic-jobs.js';
import { RatingContextRepository } from '../persistence/rating-context.sql.js';
import { type DieselPrice, EIA_SERIES, EiaDiesel } from './eia-diesel.js';
import { FetchedPricesRepository, type StoredWeek } from './persistence/fetched-prices.sql.js';

const EVERY_MS = 6 * 3_600_000;
/** A year, so that a new company has the history for its chart and for late invoices. */
const DAYS_BACK = 371;

/** Fetches the weekly diesel prices of the EIA and stores them for the companies whose tariffs name the index. */
@Injectable()
export class FetchDieselPricesJob {
  constructor(
    private readonly eia: EiaDiesel,
    private readonly prices: FetchedPricesRepository,
    private readonly ratingContexts: RatingContextRepository,
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws DieselPricesUnavailable, OutboundCallFailed */
  @PeriodicJob({ name: 'diesel prices', everyMs: EVERY_MS, when: ({ eiaApiKey }) => eiaApiKey !== undefined })
  async run(signal: AbortSignal = new AbortController().signal): Promise<void> {
    const used = (await this.prices.indexesInUse()).filter(({ indexCode }) => EIA_SERIES.has(indexCode));
    if (used.length === 0) return;
    const first = addDays(this.clock.now().toISOString().slice(0, 10), -DAYS_BACK);
    const published = await this.eia.since(first);
    for (const [companyId, uses] of Map.groupBy(used, (use) => use.companyId)) {
      if (signal.aborted) return;
      const weeks = published.filter(({ index }) => uses.some(({ indexCode }) => indexCode === index));
      const news = changedWeeks(weeks, await this.prices.weeksFrom(companyId, first));
      if (news.length > 0) await this.store(companyId, news);
    }
  }

  private async store(companyId: string, weeks: readonly DieselPrice[]): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.prices.save(tx, companyId, weeks);
      await this.ratingContexts.markChanged(tx, companyId);
      const days = weeks.map(({ effectiveOn }) => effectiveOn).sort();
      const details = { prices: weeks.length, firstWeek: days[0] ?? null, lastWeek: days.at(-1) ?? null };
      await this.audit.record(tx, { companyId, userId: null, action: 'fuel_prices.changed', details });
    });
  }
}

/** Published weeks that are missing, or stored with another price without having been entered by a user. */
function changedWeeks(published: readonly DieselPrice[], stored: readonly StoredWeek[]): DieselPrice[] {
  const storedBy = new Map(stored.map((week) => [`${week.indexCode} ${week.effectiveOn}`, week]));
  return published.filter(({ index, effectiveOn, price }) => {
    const week = storedBy.get(`${index} ${effectiveOn}`);
    if (week === undefined) return true;
    return (week.demo === 1 || week.fetched === 1) && Number(week.price) !== Number(price);
  });
}
