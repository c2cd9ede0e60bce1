import { Injectable } from '@nestjs/common';
import { columnsOf } from '../../../../platform/database/columns-of.js';
import { Database } from '../../../../platform/database/database.js';
import type { ConnectorKind } from '../../connectors/connector.js';
import { CarrierSubscriptionEntity } from './carrier-subscription.entity.js';

const KEYS = ['companyId', 'connectionId', 'carrierKey', 'pullAt'] as const;

/** A subscription to charges that is due for reading. `pullAt`: when it was due; null before the first time. */
export interface StoredChargePull extends Pick<CarrierSubscriptionEntity, 'companyId' | 'connectionId' | 'pullAt'> {
  carrierKey: string;
  carrierId: string;
  connector: ConnectorKind;
  demo: boolean;
}

/** When charges of freight in transit are read; the same column holds the end of a worker's lease. */
@Injectable()
export class ChargePullsRepository {
  constructor(private readonly database: Database) {}

  /** Longest overdue first. */
  async due(now: Date, limit: number): Promise<StoredChargePull[]> {
    const rows = await this.database.query<Omit<StoredChargePull, 'demo'> & { demo: number }>(
      `SELECT ${columnsOf(CarrierSubscriptionEntity, 's', KEYS)}, n.carrier_id AS carrierId, n.connector, c.demo
       FROM carrier_subscription s
         JOIN carrier_connection n ON n.company_id = s.company_id AND n.id = s.connection_id
         JOIN carrier c ON c.company_id = n.company_id AND c.id = n.carrier_id JOIN company m ON m.id = n.company_id
       WHERE s.kind = 'charges' AND (s.pull_at IS NULL OR s.pull_at <= ?) AND s.carrier_key IS NOT NULL AND n.enabled AND m.erase_at IS NULL AND m.suspended_at IS NULL
       ORDER BY s.pull_at LIMIT ${limit}`,
      [now],
    );
    return rows.map((row) => ({ ...row, demo: row.demo === 1 }));
  }

  /** Moves the due time unless another worker moved it. */
  async move({ companyId, connectionId, pullAt }: StoredChargePull, to: Date): Promise<boolean> {
    const { affectedRows } = await this.database.execute(
      `UPDATE carrier_subscription SET pull_at = ? WHERE company_id = ? AND connection_id = ? AND kind = 'charges' AND pull_at <=> ?`,
      [to, companyId, connectionId, pullAt],
    );
    return affectedRows === 1;
  }

  /** Makes the subscriptions of the connection due. */
  async renew({ companyId, connectionId }: StoredChargePull): Promise<void> {
    await this.database.execute('UPDATE carrier_connection SET subscribe_at = NULL WHERE company_id = ? AND id = ?', [
      companyId,
      connectionId,
    ]);
  }
}
