import { Injectable } from '@nestjs/common';
import type { CompanyEventKind } from '../../../platform/domain-events/domain-event-kinds.js';
import { parseJson } from '../../../platform/database/columns.js';
import { Database, type Transaction } from '../../../platform/database/database.js';

/** What people set. */
export interface WebhookSettings {
  url: string;
  kinds: readonly CompanyEventKind[];
  enabled: boolean;
}

/** What a webhook signs with, sealed. */
export interface SealedSecrets {
  secret: Buffer;
  previousSecret: Buffer | null;
  previousUntil: Date | null;
}

export interface WebhookRow extends WebhookSettings, SealedSecrets {
  companyId: string;
  id: string;
  failingSince: Date | null;
  /** When it was switched off because nothing got through; null when people did, or it is on. */
  disabledAt: Date | null;
  createdAt: Date;
}

const COLUMNS = `company_id AS companyId, id, url, kinds, enabled, secret, previous_secret AS previousSecret, previous_until AS previousUntil,
  failing_since AS failingSince, disabled_at AS disabledAt, created_at AS createdAt`;

type StoredRow = Omit<WebhookRow, 'kinds' | 'enabled'> & { kinds: unknown; enabled: number };

@Injectable()
export class WebhooksRepository {
  constructor(private readonly database: Database) {}

  /** Oldest first. */
  async list(companyId: string): Promise<WebhookRow[]> {
    return (
      await this.database.query<StoredRow>(`SELECT ${COLUMNS} FROM webhook WHERE company_id = ? ORDER BY id`, [
        companyId,
      ])
    ).map(toWebhook);
  }

  async find(companyId: string, id: string): Promise<WebhookRow | null> {
    const [row] = await this.database.query<StoredRow>(
      `SELECT ${COLUMNS} FROM webhook WHERE company_id = ? AND id = ?`,
      [companyId, id],
    );
    return row === undefined ? null : toWebhook(row);
  }

  async lock(tx: Transaction, companyId: string, id: string): Promise<WebhookRow | null> {
    const [row] = await tx.query<StoredRow[]>(
      `SELECT ${COLUMNS} FROM webhook WHERE company_id = ? AND id = ? FOR UPDATE`,
      [companyId, id],
    );
    return row === undefined ? null : toWebhook(row);
  }

  /** How many the company has. Others that want to make one wait. */
  async countForUpdate(tx: Transaction, companyId: string): Promise<number> {
    await tx.query('SELECT id FROM company WHERE id = ? FOR UPDATE', [companyId]);
    const [row] = await tx.query<{ found: string }[]>('SELECT COUNT(*) AS found FROM webhook WHERE company_id = ?', [
      companyId,
    ]);
    return Number(row?.found);
  }

  async insert(tx: Transaction, { companyId, id, url, kinds, enabled, secret, createdAt }: WebhookRow): Promise<void> {
    await tx.query(
      'INSERT INTO webhook (company_id, id, url, kinds, enabled, secret, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
      [companyId, id, url, JSON.stringify(kinds), enabled, secret, createdAt],
    );
  }

  async change(
    tx: Transaction,
    { companyId, id, url, kinds, enabled, failingSince, disabledAt }: WebhookRow,
  ): Promise<void> {
    await tx.query(
      'UPDATE webhook SET url = ?, kinds = ?, enabled = ?, failing_since = ?, disabled_at = ? WHERE company_id = ? AND id = ?',
      [url, JSON.stringify(kinds), enabled, failingSince, disabledAt, companyId, id],
    );
  }

  /** Switches a webhook off if nothing has got through since before that instant. Returns its address if it did, null otherwise. */
  async disable(
    tx: Transaction,
    companyId: string,
    id: string,
    failingBefore: Date,
    now: Date,
  ): Promise<string | null> {
    const { affectedRows } = await tx.query<{ affectedRows: number }>(
      'UPDATE webhook SET enabled = FALSE, disabled_at = ? WHERE company_id = ? AND id = ? AND enabled AND failing_since <= ?',
      [now, companyId, id, failingBefore],
    );
    if (affectedRows === 0) return null;
    const [row] = await tx.query<{ url: string }[]>('SELECT url FROM webhook WHERE company_id = ? AND id = ?', [
      companyId,
      id,
    ]);
    return row?.url ?? null;
  }

  async changeSecrets(
    tx: Transaction,
    companyId: string,
    id: string,
    { secret, previousSecret, previousUntil }: SealedSecrets,
  ): Promise<void> {
    await tx.query(
      'UPDATE webhook SET secret = ?, previous_secret = ?, previous_until = ? WHERE company_id = ? AND id = ?',
      [secret, previousSecret, previousUntil, companyId, id],
    );
  }

  async remove(tx: Transaction, companyId: string, id: string): Promise<void> {
    await tx.query('DELETE FROM webhook WHERE company_id = ? AND id = ?', [companyId, id]);
  }
}

function toWebhook({ kinds, enabled, ...row }: StoredRow): WebhookRow {
  return { ...row, kinds: parseJson<CompanyEventKind[]>(kinds), enabled: enabled === 1 };
}
