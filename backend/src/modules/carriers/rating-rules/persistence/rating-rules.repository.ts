import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { Transaction } from '../../../../platform/database/database.js';
import { type ModeThresholds, USUAL_THRESHOLDS } from '../../../rating/index.js';
import { LaneMilesEntity } from './lane-miles.entity.js';
import { RatingRulesEntity } from './rating-rules.entity.js';

/** Road miles of a lane, in this direction, entered by the company. Places as named in tariffs. */
export type LaneMiles = Pick<LaneMilesEntity, 'origin' | 'destination' | 'miles'>;

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

  /** Locks the company's thresholds until the transaction ends, and inserts the row if missing. */
  async lockThresholds(tx: Transaction, companyId: string, now: Date): Promise<ModeThresholds> {
    const added = { companyId, thresholds: {}, updatedAt: now };
    await tx.createQueryBuilder().insert().orIgnore().into(RatingRulesEntity).values(added).execute();
    const rules = await tx.findOne(RatingRulesEntity, { where: { companyId }, lock: { mode: 'pessimistic_write' } });
    return { ...USUAL_THRESHOLDS, ...rules?.thresholds };
  }

  async saveThresholds(tx: Transaction, companyId: string, thresholds: ModeThresholds, now: Date): Promise<void> {
    await tx.update(RatingRulesEntity, { companyId }, { thresholds, updatedAt: now });
  }

  laneMiles(companyId: string): Promise<LaneMiles[]> {
    return this.lanes.find({
      select: { origin: true, destination: true, miles: true },
      where: { companyId },
      order: { origin: 'ASC', destination: 'ASC' },
    });
  }

  /** Replaces all lanes. The caller must hold the lock of the thresholds. */
  async replaceLaneMiles(tx: Transaction, companyId: string, lanes: readonly LaneMiles[]): Promise<void> {
    await tx.delete(LaneMilesEntity, { companyId });
    if (lanes.length === 0) return;
    await tx.insert(
      LaneMilesEntity,
      lanes.map(({ origin, destination, miles }) => ({ companyId, origin, destination, miles })),
    );
  }
}
