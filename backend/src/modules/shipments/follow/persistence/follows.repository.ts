import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';
import type { FollowMode } from '../follow-mode.js';

@Injectable()
export class FollowsRepository {
  constructor(private readonly database: Database) {}

  /** Who follows or muted a shipment, by the id of the person; whoever is not in it goes by their preferences. */
  async ofShipment(companyId: string, shipmentId: string): Promise<ReadonlyMap<string, FollowMode>> {
    const rows = await this.database.query<{ userId: string; mode: FollowMode }>(
      'SELECT user_id AS userId, mode FROM shipment_follow WHERE company_id = ? AND shipment_id = ?',
      [companyId, shipmentId],
    );
    return new Map(rows.map(({ userId, mode }) => [userId, mode]));
  }

  /** Undefined when there is no such shipment; null when the person goes by their preferences. */
  async find(companyId: string, shipmentId: string, userId: string): Promise<FollowMode | null | undefined> {
    const rows = await this.database.query<{ mode: FollowMode | null }>(
      `SELECT f.mode FROM shipment s LEFT JOIN shipment_follow f ON f.company_id = s.company_id AND f.shipment_id = s.id AND f.user_id = ?
        WHERE s.company_id = ? AND s.id = ?`,
      [userId, companyId, shipmentId],
    );
    return rows[0]?.mode;
  }

  async save(companyId: string, shipmentId: string, userId: string, mode: FollowMode, now: Date): Promise<void> {
    await this.database.execute(
      `INSERT INTO shipment_follow (company_id, shipment_id, user_id, mode, created_at) VALUES (?, ?, ?, ?, ?)
       ON DUPLICATE KEY UPDATE mode = VALUES(mode), created_at = VALUES(created_at)`,
      [companyId, shipmentId, userId, mode, now],
    );
  }

  async remove(companyId: string, shipmentId: string, userId: string): Promise<void> {
    await this.database.execute('DELETE FROM shipment_follow WHERE company_id = ? AND shipment_id = ? AND user_id = ?', [companyId, shipmentId, userId]);
  }
}
