import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../../platform/database/database.js';
import { newId } from '../../../../platform/ids.js';
import type { ShareScope } from '../domain/share-link.js';
import { DAY_MS, Retention } from '../../../../platform/retention/retention-rule.js';

/** A row of `share_link`; its token is known to whoever was given the link. */
export interface ShareLinkRow {
  companyId: string;
  id: string;
  shipmentId: string;
  scope: ShareScope;
  /** Local date at the destination; null: 90 days after delivery. */
  expiresOn: string | null;
  viewCount: number;
  createdBy: string;
  createdAt: Date;
  revokedAt: Date | null;
}

/** An opening of a link. */
export interface ShareViewRow {
  shareLinkId: string;
  viewedAt: Date;
  addressHash: string;
  userAgent: string;
  /** Null for the page itself. */
  documentId: string | null;
}

/** Openings of each link that are shown. */
const VIEWS_SHOWN = 20;

const COLUMNS = `s.company_id AS companyId, s.id, s.shipment_id AS shipmentId, s.scope, s.expires_on AS expiresOn, s.view_count AS viewCount,
  s.created_by AS createdBy, s.created_at AS createdAt, s.revoked_at AS revokedAt`;

@Retention([{ table: 'share_link_view', column: 'viewed_at', index: 'ix_share_link_view_age', keptMs: 365 * DAY_MS }])
@Injectable()
export class ShareLinksRepository {
  constructor(private readonly database: Database) {}

  async insert(tx: Transaction, row: Omit<ShareLinkRow, 'viewCount' | 'revokedAt'>, tokenHash: string): Promise<void> {
    await tx.query(
      'INSERT INTO share_link (company_id, id, shipment_id, token_hash, scope, expires_on, created_by, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      [row.companyId, row.id, row.shipmentId, tokenHash, row.scope, row.expiresOn, row.createdBy, row.createdAt],
    );
  }

  /** Links of a shipment with the name of who made each, newest first. */
  list(companyId: string, shipmentId: string): Promise<(ShareLinkRow & { creatorName: string })[]> {
    return this.database.query(
      `SELECT ${COLUMNS}, u.full_name AS creatorName FROM share_link s JOIN user_account u ON u.id = s.created_by
        WHERE s.company_id = ? AND s.shipment_id = ? ORDER BY s.id DESC`,
      [companyId, shipmentId],
    );
  }

  /** How many links a shipment has, closed ones too; nobody adds one to it until `tx` ends. */
  async countLocked(tx: Transaction, companyId: string, shipmentId: string): Promise<number> {
    await tx.query('SELECT id FROM shipment WHERE company_id = ? AND id = ? FOR UPDATE', [companyId, shipmentId]);
    const rows = await tx.query<unknown[]>('SELECT id FROM share_link WHERE company_id = ? AND shipment_id = ?', [
      companyId,
      shipmentId,
    ]);
    return rows.length;
  }

  /** The only read without a company: the token itself is what entitles to it. Links of a deleted company are closed like revoked ones. */
  async findByToken(tokenHash: string): Promise<ShareLinkRow | null> {
    const [row] = await this.database.query<ShareLinkRow & { eraseAt: Date | null }>(
      `SELECT ${COLUMNS}, c.erase_at AS eraseAt FROM share_link s JOIN company c ON c.id = s.company_id WHERE s.token_hash = ?`,
      [tokenHash],
    );
    if (row === undefined) return null;
    const { eraseAt, ...link } = row;
    return { ...link, revokedAt: link.revokedAt ?? eraseAt };
  }

  async exists(tx: Transaction, companyId: string, shipmentId: string, id: string): Promise<boolean> {
    const rows = await tx.query<unknown[]>(
      'SELECT id FROM share_link WHERE company_id = ? AND id = ? AND shipment_id = ?',
      [companyId, id, shipmentId],
    );
    return rows.length > 0;
  }

  /** Returns false when there is no open link of that id. */
  async revoke(tx: Transaction, companyId: string, shipmentId: string, id: string, now: Date): Promise<boolean> {
    const result = await tx.query<{ affectedRows: number }>(
      'UPDATE share_link SET revoked_at = ? WHERE company_id = ? AND id = ? AND shipment_id = ? AND revoked_at IS NULL',
      [now, companyId, id, shipmentId],
    );
    return result.affectedRows === 1;
  }

  /** Keeps an opening of a link and counts it. */
  async addView(
    tx: Transaction,
    companyId: string,
    { shareLinkId, viewedAt, addressHash, userAgent, documentId }: ShareViewRow,
  ): Promise<void> {
    await tx.query(
      'INSERT INTO share_link_view (company_id, id, share_link_id, viewed_at, address_hash, user_agent, document_id) VALUES (?, ?, ?, ?, ?, ?, ?)',
      [companyId, newId('shv'), shareLinkId, viewedAt, addressHash, userAgent, documentId],
    );
    await tx.query('UPDATE share_link SET view_count = view_count + 1 WHERE company_id = ? AND id = ?', [
      companyId,
      shareLinkId,
    ]);
  }

  /** The last openings of each link of a shipment, newest first. */
  views(companyId: string, shipmentId: string): Promise<ShareViewRow[]> {
    return this.database.query(
      `SELECT shareLinkId, viewedAt, addressHash, userAgent, documentId FROM (
         SELECT v.id, v.share_link_id AS shareLinkId, v.viewed_at AS viewedAt, v.address_hash AS addressHash, v.user_agent AS userAgent,
                v.document_id AS documentId, ROW_NUMBER() OVER (PARTITION BY v.share_link_id ORDER BY v.id DESC) AS place
           FROM share_link_view v JOIN share_link s ON s.company_id = v.company_id AND s.id = v.share_link_id
          WHERE s.company_id = ? AND s.shipment_id = ?) recent
        WHERE place <= ? ORDER BY id DESC`,
      [companyId, shipmentId, VIEWS_SHOWN],
    );
  }
}
