import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';
import { isDuplicateKey } from '../../../platform/database/errors.js';
import { ConcurrentChange } from '../../../platform/http/problems/domain-error.js';

/** A carrier of a company. */
export interface CarrierRecord {
  id: string;
  scac: string;
  name: string;
  demo: boolean;
}

/** Numbers that a carrier lets the company use as PRO numbers, both ends included. */
export interface ProBlock {
  first: number;
  last: number;
}

@Injectable()
export class CarriersRepository {
  /** The carrier with that SCAC, locked until the transaction ends so that its tariffs get their versions one after the other. */
  async lockByScac(tx: Transaction, companyId: string, scac: string): Promise<CarrierRecord | null> {
    const [row] = await tx.query<{ id: string; name: string; demo: number }[]>(
      'SELECT id, name, demo FROM carrier WHERE company_id = ? AND scac = ? FOR UPDATE',
      [companyId, scac],
    );
    return row === undefined ? null : { id: row.id, scac, name: row.name, demo: row.demo === 1 };
  }

  /** @throws ConcurrentChange when the SCAC was added at the same moment */
  async insert(tx: Transaction, companyId: string, carrier: CarrierRecord, createdAt: Date): Promise<void> {
    try {
      await tx.query('INSERT INTO carrier (company_id, id, scac, name, demo, created_at) VALUES (?, ?, ?, ?, ?, ?)', [
        companyId,
        carrier.id,
        carrier.scac,
        carrier.name,
        carrier.demo,
        createdAt,
      ]);
    } catch (error) {
      throw isDuplicateKey(error) ? new ConcurrentChange() : error;
    }
  }

  /** Connects the carrier through tariffs; does nothing when it is connected already. */
  async connectTariffs(
    tx: Transaction,
    companyId: string,
    carrierId: string,
    connectionId: string,
    createdAt: Date,
  ): Promise<void> {
    await tx.query(
      `INSERT INTO carrier_connection (company_id, id, carrier_id, connector, enabled, created_at) VALUES (?, ?, ?, 'tariff', true, ?)
       ON DUPLICATE KEY UPDATE enabled = enabled`,
      [companyId, connectionId, carrierId, createdAt],
    );
  }

  /** Where the carrier gets tenders by mail. */
  async setTenderEmail(tx: Transaction, companyId: string, carrierId: string, email: string): Promise<void> {
    await tx.query(
      `UPDATE carrier_connection SET tender_email = ? WHERE company_id = ? AND carrier_id = ? AND connector = 'tariff'`,
      [email, companyId, carrierId],
    );
  }

  async insertProBlock(
    tx: Transaction,
    companyId: string,
    carrierId: string,
    { first, last }: ProBlock,
  ): Promise<void> {
    await tx.query(
      'INSERT INTO pro_block (company_id, carrier_id, first_number, last_number, next_number) VALUES (?, ?, ?, ?, ?)',
      [companyId, carrierId, first, last, first],
    );
  }
}
