import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../../platform/database/database.js';

/** A connection that takes events. */
export interface SealedConnection {
  companyId: string;
  carrierId: string;
  sealed: Buffer;
}

const CONNECTION_ID = /^con_[0-9A-Z]{26}$/;

@Injectable()
export class InboundSecretsRepository {
  constructor(private readonly database: Database) {}

  /** The connection of that id in whatever company: the signature decides whether it is the caller's. */
  async find(connectionId: string): Promise<SealedConnection | null> {
    if (!CONNECTION_ID.test(connectionId)) return null;
    const [row] = await this.database.query<SealedConnection>(
      `SELECT company_id AS companyId, carrier_id AS carrierId, inbound_secret AS sealed FROM carrier_connection
       WHERE id = ? AND enabled AND inbound_secret IS NOT NULL`,
      [connectionId],
    );
    return row ?? null;
  }

  async write(
    tx: Transaction,
    companyId: string,
    connectionId: string,
    sealed: Buffer | null,
    now: Date,
  ): Promise<void> {
    await tx.query(
      'UPDATE carrier_connection SET inbound_secret = ?, inbound_secret_at = ? WHERE company_id = ? AND id = ?',
      [sealed, sealed === null ? null : now, companyId, connectionId],
    );
  }
}
