import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { Transaction } from '../../../../platform/database/database.js';
import { type ModeThresholds, USUAL_THRESHOLDS } from '../../../rating/index.js';
import { LaneMilesEntity } from './lane-miles.entity.js';
import { RatingRulesEntity } from './rating-rules.entity.js';

/** Road miles of a lane, in this direction, entered by the company. Places as named in tariffs. */
export type LaneMiles = Pick<LaneMilesEntity, 'origin' | 'destination' | 'miles'>;

/** Thresholds with their defaults, and the version of the lane miles. */
export interface LockedRules {
  readonly thresholds: ModeThresholds;
  readonly lanesVersion: number;
}

const FIRST_VERSION = 1;

/** A company's mode thresholds and lane miles. */
@Injectable()
export class RatingRulesRepository {
  constructor(
    @InjectRepository(RatingRulesEntity) private readonly rules: Repository<RatingRulesEntity>,
    @InjectRepository(LaneMilesEntity) private readonly lanes: Repository<LaneMilesEntity>,
  ) {}

  /** Defaults apply to thresholds that the company has not set. */
  async thresholds(companyId: string): Promise<ModeThresholds> {
    const rules = await this.rules.findOneBy({ companyId });
    return { ...USUAL_THRESHOLDS, ...rules?.thresholds };
  }

  /** Version of the company's lane miles. */
  async lanesVersion(companyId: string): Promise<number> {
    const rules = await this.rules.findOneBy({ companyId });
    return rules?.lanesVersion ?? FIRST_VERSION;
  }

  /** Locks the company's rules until the transaction ends, and inserts the row if missing. */
  async lock(tx: Transaction, companyId: string, now: Date): Promise<LockedRules> {
    const added = { companyId, thresholds: {}, lanesVersion: FIRST_VERSION, updatedAt: now };
    await tx.createQueryBuilder().insert().orIgnore().into(RatingRulesEntity).values(added).execute();
    const rules = await tx.findOne(RatingRulesEntity, { where: { companyId }, lock: { mode: 'pessimistic_write' } });
    return {
      thresholds: { ...USUAL_THRESHOLDS, ...rules?.thresholds },
      lanesVersion: rules?.lanesVersion ?? FIRST_VERSION,
    };
  }

  async save(tx: Transaction, companyId: string, rules: LockedRules, now: Date): Promise<void> {
    await tx.update(RatingRulesEntity, { companyId }, { ...rules, updatedAt: now });
  }

  laneMiles(companyId: string): Promise<LaneMiles[]> {
    return this.lanes.find({
      select: { origin: true, destination: true, miles: true },
      where: { companyId },
      order: { origin: 'ASC', destination: 'ASC' },
    });
  }

  /** Replaces all lanes. The caller must hold the lock of the rules. */
  async replaceLaneMiles(tx: Transaction, companyId: string, lanes: readonly LaneMiles[]): Promise<void> {
    await tx.delete(LaneMilesEntity, { companyId });
    if (lanes.length === 0) return;
    await tx.insert(
      LaneMilesEntity,
      lanes.map(({ origin, destination, miles }) => ({ companyId, origin, destination, miles })),
    );
  }
}
