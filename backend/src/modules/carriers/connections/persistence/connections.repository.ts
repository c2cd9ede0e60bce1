import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../../platform/database/database.js';
import { isDuplicateKey } from '../../../../platform/database/errors.js';
import type { ConnectorKind } from '../../connectors/connector.js';
import type { CarrierRecord } from '../../persistence/carriers.repository.js';

export type HealthState = 'untested' | 'up' | 'failing';

/** What can be set about a connection. */
export interface ConnectionSettings {
  /** Null for tariffs. */
  endpoint: string | null;
  /** Sealed. */
  credentials: Buffer | null;
  customerNumber: string | null;
  timeoutMs: number;
  /** Where tenders are written to, of a tariff connection. */
  tenderEmail: string | null;
  enabled: boolean;
}

/** A row of `carrier_connection` with its carrier. */
export interface ConnectionRow extends ConnectionSettings {
  id: string;
  companyId: string;
  connector: ConnectorKind;
  carrier: CarrierRecord;
  healthState: HealthState;
  healthError: string | null;
  healthSince: Date | null;
}

interface StoredConnection extends Omit<ConnectionRow, 'carrier' | 'enabled'> {
  enabled: number;
  carrierId: string;
  scac: string;
  carrierName: string;
  demo: number;
}

const CONNECTIONS = `SELECT n.id, n.company_id AS companyId, n.connector, n.enabled, n.endpoint, n.credentials, n.customer_number AS customerNumber,
    n.timeout_ms AS timeoutMs, n.tender_email AS tenderEmail, n.health_state AS healthState, n.health_error AS healthError, n.health_since AS healthSince,
    c.id AS carrierId, c.scac, c.name AS carrierName, c.demo
  FROM carrier_connection n JOIN carrier c ON c.company_id = n.company_id AND c.id = n.carrier_id
  WHERE n.company_id = ?`;

/** A connection that takes events. */
export interface SealedConnection {
  companyId: string;
  carrierId: string;
  sealed: Buffer;
}

const CONNECTION_ID = /^con_[0-9A-Z]{26}$/;

/** Answers whose times the median is of. */
const LATEST_ANSWERS = 50;

/** Connections of companies with carriers. */
@Injectable()
export class ConnectionsRepository {
  constructor(private readonly database: Database) {}

  async find(companyId: string, id: string): Promise<ConnectionRow | null> {
    const [row] = await this.database.query<StoredConnection>(`${CONNECTIONS} AND n.id = ?`, [companyId, id]);
    return row === undefined ? null : connectionOf(row);
  }

  /** Locks the connection until the transaction ends. */
  async lock(tx: Transaction, companyId: string, id: string): Promise<ConnectionRow | null> {
    const [row] = await tx.query<StoredConnection[]>(`${CONNECTIONS} AND n.id = ? FOR UPDATE`, [companyId, id]);
    return row === undefined ? null : connectionOf(row);
  }

  /** The connection of a kind with a carrier. */
  async findOf(companyId: string, carrierId: string, connector: ConnectorKind): Promise<ConnectionRow | null> {
    const [row] = await this.database.query<StoredConnection>(`${CONNECTIONS} AND c.id = ? AND n.connector = ?`, [
      companyId,
      carrierId,
      connector,
    ]);
    return row === undefined ? null : connectionOf(row);
  }

  /** The connection of a kind with the carrier of that SCAC, locked until the transaction ends. */
  async lockOf(
    tx: Transaction,
    companyId: string,
    scac: string,
    connector: ConnectorKind,
  ): Promise<ConnectionRow | null> {
    const [row] = await tx.query<StoredConnection[]>(`${CONNECTIONS} AND c.scac = ? AND n.connector = ? FOR UPDATE`, [
      companyId,
      scac,
      connector,
    ]);
    return row === undefined ? null : connectionOf(row);
  }

  /** Companies that have invented carriers. */
  async companiesWithDemoCarriers(): Promise<string[]> {
    const rows = await this.database.query<{ company_id: string }>(
      'SELECT DISTINCT company_id FROM carrier WHERE demo',
    );
    return rows.map((row) => row.company_id);
  }

  /** All connections of the company by SCAC, or those of one carrier. */
  async list(companyId: string, carrierId?: string): Promise<ConnectionRow[]> {
    const rows = await this.database.query<StoredConnection>(
      `${CONNECTIONS} ${carrierId === undefined ? '' : 'AND c.id = ?'} ORDER BY c.scac, n.connector`,
      [companyId, ...(carrierId === undefined ? [] : [carrierId])],
    );
    return rows.map(connectionOf);
  }

  /** Adds a connection. False when the carrier has one of this kind already. */
  async insert(
    tx: Transaction,
    companyId: string,
    { id, carrierId, connector }: Pick<ConnectionRow, 'id' | 'connector'> & { carrierId: string },
    settings: ConnectionSettings,
    createdAt: Date,
  ): Promise<boolean> {
    const { endpoint, credentials, customerNumber, timeoutMs, enabled } = settings;
    try {
      await tx.query(
        `INSERT INTO carrier_connection (company_id, id, carrier_id, connector, enabled, endpoint, credentials, customer_number, timeout_ms, created_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        [companyId, id, carrierId, connector, enabled, endpoint, credentials, customerNumber, timeoutMs, createdAt],
      );
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Writes all settings; the caller holds the connection's lock. */
  async update(tx: Transaction, companyId: string, id: string, settings: ConnectionSettings): Promise<void> {
    const { endpoint, credentials, customerNumber, timeoutMs, tenderEmail, enabled } = settings;
    await tx.query(
      `UPDATE carrier_connection SET endpoint = ?, credentials = ?, customer_number = ?, timeout_ms = ?, tender_email = ?, enabled = ?, health_state = 'untested',
         health_error = NULL, health_since = NULL WHERE company_id = ? AND id = ?`,
      [endpoint, credentials, customerNumber, timeoutMs, tenderEmail, enabled, companyId, id],
    );
  }

  /** Notes how the latest call went; the time stays while the state does. */
  async noteHealth(companyId: string, id: string, state: HealthState, error: string | null, at: Date): Promise<void> {
    await this.database.execute(
      `UPDATE carrier_connection SET health_since = IF(health_state = ?, health_since, ?), health_state = ?, health_error = ?
       WHERE company_id = ? AND id = ? AND (health_state <> ? OR NOT health_error <=> ?)`,
      [state, at, state, error, companyId, id, state, error],
    );
  }

  /** The connection of that id in whatever company: the signature decides whether it is the caller's. */
  async findInbound(connectionId: string): Promise<SealedConnection | null> {
    if (!CONNECTION_ID.test(connectionId)) return null;
    const [row] = await this.database.query<SealedConnection>(
      `SELECT company_id AS companyId, carrier_id AS carrierId, inbound_secret AS sealed FROM carrier_connection
       WHERE id = ? AND enabled AND inbound_secret IS NOT NULL`,
      [connectionId],
    );
    return row ?? null;
  }

  /** Null takes the secret away. */
  async setInboundSecret(
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

  /** Times of the latest calls that brought an offer, milliseconds, in any order. */
  async answerTimes(companyId: string, id: string): Promise<number[]> {
    const rows = await this.database.query<{ micros: number }>(
      `SELECT TIMESTAMPDIFF(MICROSECOND, asked_at, ended_at) AS micros FROM quote_carrier_call
       WHERE company_id = ? AND connection_id = ? AND state = 'offered' ORDER BY asked_at DESC LIMIT ${LATEST_ANSWERS}`,
      [companyId, id],
    );
    return rows.map(({ micros }) => Math.round(Number(micros) / 1_000));
  }
}

function connectionOf({ carrierId, scac, carrierName, demo, enabled, ...row }: StoredConnection): ConnectionRow {
  return { ...row, enabled: enabled === 1, carrier: { id: carrierId, scac, name: carrierName, demo: demo === 1 } };
}
