import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../../platform/database/database.js';
import { isDuplicateKey } from '../../../../platform/database/errors.js';
import type { TenderState } from '../tender-state.js';

/** A row of `tender`. */
export interface TenderRow {
  companyId: string;
  id: string;
  shipmentId: string;
  number: number;
  offerId: string;
  carrierId: string;
  scac: string;
  carrierName: string;
  carrierDemo: boolean;
  /** Null: by mail. */
  connectionId: string | null;
  state: TenderState;
  tries: number;
  /** When the carrier took the bill of lading. */
  bolTakenAt: Date | null;
  proNumber: string | null;
  carrierConfirmation: string | null;
  pickupNumber: string | null;
  code: string | null;
  message: string | null;
  createdAt: Date;
  sentAt: Date | null;
  endedAt: Date | null;
}

/** What an answer sets. */
export type TenderAnswer = Pick<
  TenderRow,
  'state' | 'proNumber' | 'carrierConfirmation' | 'pickupNumber' | 'code' | 'message'
>;

const COLUMNS = `company_id AS companyId, id, shipment_id AS shipmentId, number, offer_id AS offerId, carrier_id AS carrierId, scac, carrier_name AS carrierName,
  carrier_demo AS carrierDemo, connection_id AS connectionId, state, tries, bol_taken_at AS bolTakenAt, pro_number AS proNumber,
  carrier_confirmation AS carrierConfirmation, pickup_number AS pickupNumber, code, message, created_at AS createdAt, sent_at AS sentAt, ended_at AS endedAt`;

interface Affected {
  affectedRows: number;
}

/** Tenders of shipments, each to one carrier. */
@Injectable()
export class TendersRepository {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  async list(companyId: string, shipmentId: string): Promise<TenderRow[]> {
    const rows = await this.database.query<TenderRow>(
      `SELECT ${COLUMNS} FROM tender WHERE company_id = ? AND shipment_id = ? ORDER BY number DESC`,
      [companyId, shipmentId],
    );
    return rows.map(readTender);
  }

  async newest(companyId: string, shipmentId: string): Promise<TenderRow | null> {
    const [row] = await this.database.query<TenderRow>(
      `SELECT ${COLUMNS} FROM tender WHERE company_id = ? AND shipment_id = ? ORDER BY number DESC LIMIT 1`,
      [companyId, shipmentId],
    );
    return row === undefined ? null : readTender(row);
  }

  async find(companyId: string, id: string): Promise<TenderRow | null> {
    const [row] = await this.database.query<TenderRow>(
      `SELECT ${COLUMNS} FROM tender WHERE company_id = ? AND id = ?`,
      [companyId, id],
    );
    return row === undefined ? null : readTender(row);
  }

  /** The newest tender, locked until the transaction ends; the caller holds the lock of the shipment. */
  async lockNewest(tx: Transaction, companyId: string, shipmentId: string): Promise<TenderRow | null> {
    const [row] = await tx.query<TenderRow[]>(
      `SELECT ${COLUMNS} FROM tender WHERE company_id = ? AND shipment_id = ? ORDER BY number DESC LIMIT 1 FOR UPDATE`,
      [companyId, shipmentId],
    );
    return row === undefined ? null : readTender(row);
  }

  /** False when the shipment has a tender of that number already. */
  async insert(
    tx: Transaction,
    row: Omit<
      TenderRow,
      | 'state'
      | 'tries'
      | 'bolTakenAt'
      | 'carrierConfirmation'
      | 'pickupNumber'
      | 'code'
      | 'message'
      | 'sentAt'
      | 'endedAt'
    >,
  ): Promise<boolean> {
    try {
      await tx.query(
        `INSERT INTO tender (company_id, id, shipment_id, number, offer_id, carrier_id, scac, carrier_name, carrier_demo, connection_id, state, pro_number, created_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'pending', ?, ?)`,
        [
          row.companyId,
          row.id,
          row.shipmentId,
          row.number,
          row.offerId,
          row.carrierId,
          row.scac,
          row.carrierName,
          row.carrierDemo,
          row.connectionId,
          row.proNumber,
          row.createdAt,
        ],
      );
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Notes a try before it is made, so that a try that was lost is known of. False when the tender has ended. */
  async beginTry(tx: Transaction, { companyId, id }: Pick<TenderRow, 'companyId' | 'id'>, now: Date): Promise<boolean> {
    const { affectedRows } = await tx.query<Affected>(
      `UPDATE tender SET tries = tries + 1, sent_at = ? WHERE company_id = ? AND id = ? AND state = 'pending'`,
      [now, companyId, id],
    );
    return affectedRows === 1;
  }

  /** Keeps the carrier's numbers for the bill of lading, whatever becomes of the pickup. */
  async keepBol(
    tx: Transaction,
    { companyId, id }: Pick<TenderRow, 'companyId' | 'id'>,
    bol: Pick<TenderRow, 'proNumber' | 'carrierConfirmation'>,
    now: Date,
  ): Promise<void> {
    await tx.query(
      'UPDATE tender SET pro_number = ?, carrier_confirmation = ?, bol_taken_at = COALESCE(bol_taken_at, ?) WHERE company_id = ? AND id = ?',
      [bol.proNumber, bol.carrierConfirmation, now, companyId, id],
    );
  }

  /** Why the latest try brought no answer; the tender stays pending. */
  async noteTry(companyId: string, id: string, code: string | null, message: string | null): Promise<void> {
    await this.database.execute(
      `UPDATE tender SET code = ?, message = ? WHERE company_id = ? AND id = ? AND state = 'pending'`,
      [code, message, companyId, id],
    );
  }

  /** Ends a pending tender. False when it was taken back meanwhile; the carrier's numbers are kept even then. */
  async settle(
    tx: Transaction,
    { companyId, id }: Pick<TenderRow, 'companyId' | 'id'>,
    answer: TenderAnswer,
    now: Date,
  ): Promise<boolean> {
    const { state, proNumber, carrierConfirmation, pickupNumber, code, message } = answer;
    await tx.query(
      'UPDATE tender SET pro_number = ?, carrier_confirmation = ?, pickup_number = ? WHERE company_id = ? AND id = ?',
      [proNumber, carrierConfirmation, pickupNumber, companyId, id],
    );
    const { affectedRows } = await tx.query<Affected>(
      `UPDATE tender SET state = ?, code = ?, message = ?, ended_at = ? WHERE company_id = ? AND id = ? AND state = 'pending'`,
      [state, code, message, now, companyId, id],
    );
    return affectedRows === 1;
  }

  /** Moves a tender from one state to another. False when it is in another state. */
  async move(
    tx: Transaction,
    { companyId, id, state }: Pick<TenderRow, 'companyId' | 'id' | 'state'>,
    to: TenderState,
    now: Date,
  ): Promise<boolean> {
    const { affectedRows } = await tx.query<Affected>(
      'UPDATE tender SET state = ?, ended_at = ? WHERE company_id = ? AND id = ? AND state = ?',
      [to, now, companyId, id, state],
    );
    return affectedRows === 1;
  }
}

function readTender(row: TenderRow): TenderRow {
  return { ...row, carrierDemo: Boolean(row.carrierDemo) };
}
