import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';
import type { FollowMode } from './shipment-follow.entity.js';

/** What one person has said about a shipment. */
export interface OwnFollow {
  shipmentId: string;
  number: string;
  mode: FollowMode;
  since: Date;
}

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

  /** Newest shipment first, ids below `before`. */
  ofPerson(companyId: string, userId: string, before: string | null, limit: number): Promise<OwnFollow[]> {
    return this.database.query<OwnFollow>(
      `SELECT f.shipment_id AS shipmentId, s.number, f.mode, f.created_at AS since
         FROM shipment_follow f JOIN shipment s ON s.company_id = f.company_id AND s.id = f.shipment_id
        WHERE f.company_id = ? AND f.user_id = ?${before === null ? '' : ' AND f.shipment_id < ?'} ORDER BY f.shipment_id DESC LIMIT ?`,
      [companyId, userId, ...(before === null ? [] : [before]), limit],
    );
  }

  async save(companyId: string, shipmentId: string, userId: string, mode: FollowMode, now: Date): Promise<void> {
    await this.database.execute(
      `INSERT INTO shipment_follow (company_id, shipment_id, user_id, mode, created_at) VALUES (?, ?, ?, ?, ?)
       ON DUPLICATE KEY UPDATE mode = VALUES(mode), created_at = VALUES(created_at)`,
      [companyId, shipmentId, userId, mode, now],
    );
  }

  async remove(companyId: string, shipmentId: string, userId: string): Promise<void> {
    await this.database.execute(
      'DELETE FROM shipment_follow WHERE company_id = ? AND shipment_id = ? AND user_id = ?',
      [companyId, shipmentId, userId],
    );
  }
}
