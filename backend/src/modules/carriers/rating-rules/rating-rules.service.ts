import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Conflict, type FieldError, ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import { RatingContextRepository } from '../persistence/rating-context.sql.js';
import { RatingRulesRepository } from './persistence/rating-rules.repository.js';
import type { LaneMilesDto, RatingRulesDto, UpdateRatingRulesDto } from './rating-rules.dto.js';
import { msg } from '../../../messages/message.js';

/** A company's rating rules: mode thresholds and lane miles. */
@Injectable()
export class RatingRulesService {
  constructor(
    private readonly database: Database,
    private readonly rules: RatingRulesRepository,
    private readonly ratingContexts: RatingContextRepository,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async read({ companyId }: Actor): Promise<RatingRulesDto> {
    // The version first: if the lanes change in between, a change based on them is refused.
    const laneMilesVersion = await this.rules.lanesVersion(companyId);
    const [thresholds, laneMiles] = await Promise.all([
      this.rules.thresholds(companyId),
      this.rules.laneMiles(companyId),
    ]);
    return { thresholds: { ...thresholds }, laneMiles, laneMilesVersion };
  }

  /** Updates the given fields. @throws ValidationFailed for a duplicate lane; Conflict STALE_REVISION */
  async update(
    actor: Actor,
    { thresholds, laneMiles, laneMilesVersion }: UpdateRatingRulesDto,
  ): Promise<RatingRulesDto> {
    const errors = repeatedLanes(laneMiles ?? []);
    if (errors.length > 0) throw new ValidationFailed(errors);
    const { companyId, userId } = actor;
    await this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const known = await this.rules.lock(tx, companyId, now);
      if (laneMiles && (laneMilesVersion ?? known.lanesVersion) !== known.lanesVersion) throw staleLanes();
      const changed = {
        thresholds: { ...known.thresholds, ...given(thresholds ?? {}) },
        lanesVersion: known.lanesVersion + (laneMiles ? 1 : 0),
      };
      await this.rules.save(tx, companyId, changed, now);
      if (laneMiles) await this.rules.replaceLaneMiles(tx, companyId, laneMiles);
      await this.ratingContexts.markChanged(tx, companyId);
      await this.audit.record(tx, { companyId, userId, action: 'rating_rules.changed' });
    });
    return this.read(actor);
  }
}

function staleLanes(): Conflict {
  return new Conflict(
    'STALE_REVISION',
    msg`The lane miles were changed in the meantime. Reload them and make your change again.`,
  );
}

function given<T extends object>(fields: T): { [K in keyof T]-?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)) as {
    [K in keyof T]-?: NonNullable<T[K]>;
  };
}

function repeatedLanes(lanes: readonly LaneMilesDto[]): FieldError[] {
  const seen = new Set<string>();
  return lanes.flatMap(({ origin, destination }, index) => {
    const lane = `${origin} > ${destination}`;
    const repeated = seen.has(lane);
    seen.add(lane);
    return repeated
      ? [{ pointer: `/laneMiles/${index}`, code: 'DUPLICATE', message: msg`${{ lane }} is already in the list.` }]
      : [];
  });
}
