import { Injectable } from '@nestjs/common';
import { columnsOf, type SqlRow } from '../../../../platform/database/columns-of.js';
import { Database, type Transaction } from '../../../../platform/database/database.js';
import type { ConnectorKind } from '../../connectors/connector.js';
import { CarrierConnectionEntity } from '../../connections/persistence/carrier-connection.entity.js';
import { CarrierSubscriptionEntity } from './carrier-subscription.entity.js';

const DUE = ['companyId', 'subscribeAt'] as const;
const KEYS = ['companyId', 'connectionId', 'kind', 'state', 'carrierKey', 'message', 'since', 'tries'] as const;

/** A connection whose subscriptions are due. `ending`: its company is being deleted. */
export type DueConnection = Pick<CarrierConnectionEntity, (typeof DUE)[number]> & {
  connectionId: string;
  ending: boolean;
};
export type SubscriptionRow = Pick<CarrierSubscriptionEntity, (typeof KEYS)[number]>;

const PENDING = { state: 'pending', message: null, tries: 0 } as const;

/** Subscriptions of connections. `carrier_connection.subscribe_at` is when they are due, and while a worker has them, the end of its lease. */
@Injectable()
export class CarrierSubscriptionsRepository {
  constructor(private readonly database: Database) {}

  /** Connections of these kinds that are due, longest overdue first. */
  async due(connectors: readonly ConnectorKind[], now: Date, limit: number): Promise<DueConnection[]> {
    const rows = await this.database.query<Omit<DueConnection, 'ending'> & { ending: number }>(
      `SELECT n.id AS connectionId, ${columnsOf(CarrierConnectionEntity, 'n', DUE)}, m.erase_at IS NOT NULL AS ending
       FROM carrier_connection n JOIN company m ON m.id = n.company_id
       WHERE n.connector IN (?) AND (n.subscribe_at IS NULL OR n.subscribe_at <= ?) AND n.endpoint IS NOT NULL AND m.suspended_at IS NULL
       ORDER BY n.subscribe_at LIMIT ${limit}`,
      [connectors, now],
    );
    return rows.map((row) => ({ ...row, ending: Number(row.ending) === 1 }));
  }

  /** Moves the due time unless another worker moved it. */
  async move({ companyId, connectionId, subscribeAt }: DueConnection, to: Date): Promise<boolean> {
    const { affectedRows } = await this.database.execute(
      'UPDATE carrier_connection SET subscribe_at = ? WHERE company_id = ? AND id = ? AND subscribe_at <=> ?',
      [to, companyId, connectionId, subscribeAt],
    );
    return affectedRows === 1;
  }

  /** Of the company, or of one connection. */
  async list(companyId: string, connectionId?: string): Promise<SubscriptionRow[]> {
    return this.database.query<SqlRow<CarrierSubscriptionEntity, (typeof KEYS)[number]>>(
      `SELECT ${columnsOf(CarrierSubscriptionEntity, 's', KEYS)} FROM carrier_subscription s
       WHERE s.company_id = ?${connectionId === undefined ? '' : ' AND s.connection_id = ?'}`,
      connectionId === undefined ? [companyId] : [companyId, connectionId],
    );
  }

  /**
   * Stores a subscription. `since` changes only with the state. If the connection changed since the lease began, the subscription stays pending:
   * the next run has the change.
   */
  async keep(row: SubscriptionRow, leasedUntil: Date): Promise<void> {
    const { companyId, connectionId, kind, carrierKey, since } = row;
    await this.database.transaction(async (tx) => {
      const held = await tx.query<object[]>(
        'SELECT 1 FROM carrier_connection WHERE company_id = ? AND id = ? AND subscribe_at = ? FOR UPDATE',
        [companyId, connectionId, leasedUntil],
      );
      const { state, message, tries } = held.length > 0 ? row : PENDING;
      await tx.query(
        `INSERT INTO carrier_subscription (company_id, connection_id, kind, state, carrier_key, message, since, tries) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
         ON DUPLICATE KEY UPDATE since = IF(state = VALUES(state), since, VALUES(since)), state = VALUES(state),
           carrier_key = VALUES(carrier_key), message = VALUES(message), tries = VALUES(tries)`,
        [companyId, connectionId, kind, state, carrierKey, message, since, tries],
      );
    });
  }

  /** Makes the subscriptions of a connection due at once. `forget`: the carrier's ids are of another server. */
  async wake(tx: Transaction, companyId: string, connectionId: string, now: Date, forget: boolean): Promise<void> {
    await tx.query('UPDATE carrier_connection SET subscribe_at = NULL WHERE company_id = ? AND id = ?', [
      companyId,
      connectionId,
    ]);
    await tx.query(
      `UPDATE carrier_subscription SET since = IF(state = 'pending', since, ?), state = 'pending', message = NULL, tries = 0,
         carrier_key = ${forget ? 'NULL' : 'carrier_key'} WHERE company_id = ? AND connection_id = ?`,
      [now, companyId, connectionId],
    );
  }
}
