import { Injectable } from '@nestjs/common';
import { parseJson } from '../../../../platform/database/columns.js';
import { Database } from '../../../../platform/database/database.js';
import { DAY_MS, Retention } from '../../../../platform/retention/retention-rules.js';
import type { DeliveryResult } from '../../domain/delivery-result.js';

/** A delivery and its response. */
export interface KnownDelivery {
  companyId: string;
  connectionId: string;
  deliveryId: string;
  /** Hash of the body, hexadecimal. */
  sha256: string;
  answer: DeliveryResult;
}

/** Deliveries with their responses, so that a repeated delivery gets the same response. */
@Retention([
  { table: 'inbound_delivery', column: 'received_at', index: 'ix_inbound_delivery_received', keptMs: 7 * DAY_MS },
])
@Injectable()
export class InboundDeliveries {
  constructor(private readonly database: Database) {}

  async find(
    companyId: string,
    connectionId: string,
    deliveryId: string,
  ): Promise<Pick<KnownDelivery, 'sha256' | 'answer'> | null> {
    const [row] = await this.database.query<{ sha256: string; answer: unknown }>(
      'SELECT sha256, answer FROM inbound_delivery WHERE company_id = ? AND connection_id = ? AND delivery_id = ?',
      [companyId, connectionId, deliveryId],
    );
    return row === undefined ? null : { sha256: row.sha256, answer: parseJson(row.answer) };
  }

  /** Of two concurrent inserts, the first is kept. */
  async keep({ companyId, connectionId, deliveryId, sha256, answer }: KnownDelivery, now: Date): Promise<void> {
    await this.database.execute(
      `INSERT INTO inbound_delivery (company_id, connection_id, delivery_id, sha256, answer, received_at) VALUES (?, ?, ?, ?, ?, ?)
       ON DUPLICATE KEY UPDATE delivery_id = delivery_id`,
      [companyId, connectionId, deliveryId, sha256, JSON.stringify(answer), now],
    );
  }
}
