import { Injectable } from '@nestjs/common';
import { parseJson } from '../../../../platform/database/columns.js';
import { Database, type Transaction } from '../../../../platform/database/database.js';
import { type ModeThresholds, USUAL_THRESHOLDS } from '../../../rating/index.js';

/** Road miles that the company knows of a lane, in this direction. */
export interface LaneMiles {
  /** As tariffs name places. */
  origin: string;
  destination: string;
  miles: number;
}

/** A company's mode thresholds and lane miles. */
@Injectable()
export class RatingRulesRepository {
  constructor(private readonly database: Database) {}

  /** The usual ones for what the company has not set. */
  async thresholds(companyId: string): Promise<ModeThresholds> {
    const [row] = await this.database.query<{ thresholds: unknown }>(
      'SELECT thresholds FROM rating_rules WHERE company_id = ?',
      [companyId],
    );
    return thresholdsOf(row);
  }

  /** Locks the company's thresholds until the transaction ends; a company without any gets the row that is locked. */
  async lockThresholds(tx: Transaction, companyId: string, now: Date): Promise<ModeThresholds> {
    await tx.query(
      `INSERT INTO rating_rules (company_id, thresholds, updated_at) VALUES (?, '{}', ?) ON DUPLICATE KEY UPDATE company_id = company_id`,
      [companyId, now],
    );
    const [row] = await tx.query<{ thresholds: unknown }[]>(
      'SELECT thresholds FROM rating_rules WHERE company_id = ? FOR UPDATE',
      [companyId],
    );
    return thresholdsOf(row);
  }

  async saveThresholds(tx: Transaction, companyId: string, thresholds: ModeThresholds, now: Date): Promise<void> {
    await tx.query('UPDATE rating_rules SET thresholds = ?, updated_at = ? WHERE company_id = ?', [
      JSON.stringify(thresholds),
      now,
      companyId,
    ]);
  }

  laneMiles(companyId: string): Promise<LaneMiles[]> {
    return this.database.query<LaneMiles>(
      'SELECT origin, destination, miles FROM lane_miles WHERE company_id = ? ORDER BY origin, destination',
      [companyId],
    );
  }

  /** Puts the lanes in the place of all that were there. The caller holds the lock of the thresholds. */
  async replaceLaneMiles(tx: Transaction, companyId: string, lanes: readonly LaneMiles[]): Promise<void> {
    await tx.query('DELETE FROM lane_miles WHERE company_id = ?', [companyId]);
    if (lanes.length === 0) return;
    await tx.query('INSERT INTO lane_miles (company_id, origin, destination, miles) VALUES ?', [
      lanes.map(({ origin, destination, miles }) => [companyId, origin, destination, miles]),
    ]);
  }
}

function thresholdsOf(row: { thresholds: unknown } | undefined): ModeThresholds {
  return { ...USUAL_THRESHOLDS, ...(row === undefined ? {} : parseJson<Partial<ModeThresholds>>(row.thresholds)) };
}
