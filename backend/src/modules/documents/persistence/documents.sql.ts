import { Injectable } from '@nestjs/common';
import { columnsOf } from '../../../platform/database/columns-of.js';
import { parseJson } from '../../../platform/database/columns.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { isDuplicateKey } from '../../../platform/database/errors.js';
import { type FileReference, RefersToFiles } from '../../../platform/storage/file-references.js';
import type { DocumentKind, RetainedKinds } from '../document-kinds.js';
import { DocumentEntity } from './document.entity.js';

const KEYS = [
  'companyId',
  'id',
  'shipmentId',
  'kind',
  'version',
  'status',
  'source',
  'fileName',
  'contentType',
  'byteSize',
  'pageCount',
  'sha256',
  'contentCode',
  'changes',
  'note',
  'uploadedBy',
  'fileKey',
  'createdAt',
  'inspectedAt',
  'sharedKey',
  'sharedSha256',
  'withdrawnAt',
] as const;

/** Maps a row to a document; the list of changes defaults to empty. */
export type DocumentRow = Omit<Pick<DocumentEntity, (typeof KEYS)[number]>, 'changes'> & { changes: string[] };

/** A row with the name of the member who uploaded the file. */
export interface NamedDocumentRow extends DocumentRow {
  uploaderName: string | null;
}

const SELECT = `SELECT ${columnsOf(DocumentEntity, 'd', KEYS)}, u.full_name AS uploaderName
  FROM document d LEFT JOIN user_account u ON u.id = d.uploaded_by
  WHERE d.company_id = ? AND d.shipment_id = ?`;

@Injectable()
export class DocumentsRepository {
  constructor(private readonly database: Database) {}

  /** Returns false, and writes nothing, if the shipment already has this version of the kind. */
  async insert(tx: Transaction, row: DocumentRow): Promise<boolean> {
    try {
      await tx.query(
        `INSERT INTO document (company_id, id, shipment_id, kind, version, status, source, file_name, content_type, byte_size, page_count, sha256,
           content_code, changes, note, uploaded_by, file_key, created_at, inspected_at, shared_key, shared_sha256)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        [
          row.companyId,
          row.id,
          row.shipmentId,
          row.kind,
          row.version,
          row.status,
          row.source,
          row.fileName,
          row.contentType,
          row.byteSize,
          row.pageCount,
          row.sha256,
          row.contentCode,
          JSON.stringify(row.changes),
          row.note,
          row.uploadedBy,
          row.fileKey,
          row.createdAt,
          row.inspectedAt,
          row.sharedKey,
          row.sharedSha256,
        ],
      );
      return true;
    } catch (error) {
      if (isDuplicateKey(error, 'uq_document_version')) return false;
      throw error;
    }
  }

  /** Stores the inspection result of a file, unless it has one. */
  async keepInspection(
    { companyId, id }: DocumentRow,
    inspectedAt: Date,
    copy: { fileKey: string; sha256: string } | null,
  ): Promise<void> {
    await this.database.execute(
      'UPDATE document SET inspected_at = ?, shared_key = ?, shared_sha256 = ? WHERE company_id = ? AND id = ? AND inspected_at IS NULL',
      [inspectedAt, copy?.fileKey ?? null, copy?.sha256 ?? null, companyId, id],
    );
  }

  /** Marks earlier issued versions as superseded. */
  async supersede(tx: Transaction, { companyId, shipmentId, kind, version }: DocumentRow): Promise<void> {
    await tx.query(
      "UPDATE document SET status = 'superseded' WHERE company_id = ? AND shipment_id = ? AND kind = ? AND version < ? AND status = 'issued'",
      [companyId, shipmentId, kind, version],
    );
  }

  /** Highest version of the kind, or 0. */
  async lastVersion(tx: Transaction, companyId: string, shipmentId: string, kind: DocumentKind): Promise<number> {
    const [row] = await tx.query<{ version: number | null }[]>(
      'SELECT MAX(version) AS version FROM document WHERE company_id = ? AND shipment_id = ? AND kind = ?',
      [companyId, shipmentId, kind],
    );
    return row?.version ?? 0;
  }

  async count(companyId: string, shipmentId: string): Promise<number> {
    const [row] = await this.database.query<{ count: number | string }>(
      'SELECT COUNT(*) AS count FROM document WHERE company_id = ? AND shipment_id = ?',
      [companyId, shipmentId],
    );
    return Number(row?.count ?? 0);
  }

  /** Size of all documents and uploaded invoices of the company. Shared copies do not count. */
  async bytesOf(companyId: string): Promise<number> {
    const [row] = await this.database.query<{ bytes: string }>(
      `SELECT (SELECT COALESCE(SUM(byte_size), 0) FROM document WHERE company_id = ?)
            + (SELECT COALESCE(SUM(byte_size), 0) FROM invoice_file WHERE company_id = ?) AS bytes`,
      [companyId, companyId],
    );
    return Number(row?.bytes ?? 0);
  }

  /** By kind, newest version first. */
  async list(companyId: string, shipmentId: string): Promise<NamedDocumentRow[]> {
    return (
      await this.database.queryPrepared<NamedDocumentRow>(`${SELECT} ORDER BY d.kind, d.version DESC`, [
        companyId,
        shipmentId,
      ])
    ).map(fromRow);
  }

  async find(companyId: string, shipmentId: string, id: string): Promise<NamedDocumentRow | null> {
    const rows = await this.database.query<NamedDocumentRow>(`${SELECT} AND d.id = ?`, [companyId, shipmentId, id]);
    return rows.map(fromRow)[0] ?? null;
  }

  /** Id of a document of the shipment with this content, or null. */
  async findByContent(companyId: string, shipmentId: string, sha256: string, tx?: Transaction): Promise<string | null> {
    const sql =
      'SELECT id FROM document WHERE company_id = ? AND shipment_id = ? AND sha256 = ? ORDER BY created_at, id LIMIT 1';
    const params = [companyId, shipmentId, sha256];
    const rows =
      tx === undefined
        ? await this.database.query<{ id: string }>(sql, params)
        : await tx.query<{ id: string }[]>(sql, params);
    return rows[0]?.id ?? null;
  }

  /** Marks a carrier's document as withdrawn, with the carrier's comment. Returns false if it is withdrawn already or from another source. */
  async withdraw(
    tx: Transaction,
    { companyId, id }: Pick<DocumentRow, 'companyId' | 'id'>,
    withdrawnAt: Date,
    comment: string | null,
  ): Promise<boolean> {
    const { affectedRows } = await tx.query<{ affectedRows: number }>(
      "UPDATE document SET withdrawn_at = ?, note = ? WHERE company_id = ? AND id = ? AND source = 'carrier' AND withdrawn_at IS NULL",
      [withdrawnAt, comment, companyId, id],
    );
    return affectedRows > 0;
  }

  /** Returns false if the document is not withdrawn. */
  async restore(tx: Transaction, companyId: string, id: string): Promise<boolean> {
    const { affectedRows } = await tx.query<{ affectedRows: number }>(
      'UPDATE document SET withdrawn_at = NULL, note = NULL WHERE company_id = ? AND id = ? AND withdrawn_at IS NOT NULL',
      [companyId, id],
    );
    return affectedRows > 0;
  }

  /** Documents of these kinds that were stored before `before`, locked. */
  async lockOlder(
    tx: Transaction,
    companyId: string,
    shipmentId: string,
    { kinds, before }: RetainedKinds,
  ): Promise<Pick<DocumentRow, 'id' | 'kind' | 'fileKey' | 'sharedKey'>[]> {
    return tx.query(
      `SELECT ${columnsOf(DocumentEntity, 'document', ['id', 'kind', 'fileKey', 'sharedKey'])} FROM document
        WHERE company_id = ? AND shipment_id = ? AND created_at < ? AND kind IN (${kinds.map(() => '?').join(', ')}) FOR UPDATE`,
      [companyId, shipmentId, before, ...kinds],
    );
  }

  async delete(tx: Transaction, companyId: string, id: string): Promise<void> {
    await tx.query('DELETE FROM document WHERE company_id = ? AND id = ?', [companyId, id]);
  }

  async deleteOf(tx: Transaction, companyId: string, shipmentIds: readonly string[]): Promise<void> {
    await tx.query('DELETE FROM document WHERE company_id = ? AND shipment_id IN (?)', [companyId, shipmentIds]);
  }

  /** Whether a document of the shipment has this file; versions with the same content share one. */
  async hasFile(tx: Transaction, companyId: string, shipmentId: string, fileKey: string): Promise<boolean> {
    const rows = await tx.query<unknown[]>(
      'SELECT 1 FROM document WHERE company_id = ? AND shipment_id = ? AND ? IN (file_key, shared_key) LIMIT 1',
      [companyId, shipmentId, fileKey],
    );
    return rows.length > 0;
  }

  /** Files of all documents of a company, with the copies that share links serve. */
  @RefersToFiles()
  async files(companyId: string): Promise<FileReference[]> {
    const keys = ['id', 'fileKey', 'sha256', 'sharedKey', 'sharedSha256'] as const;
    const rows = await this.database.query<Pick<DocumentRow, (typeof keys)[number]>>(
      `SELECT ${columnsOf(DocumentEntity, 'd', keys)} FROM document d WHERE d.company_id = ?`,
      [companyId],
    );
    return rows.flatMap(({ id, fileKey, sha256, sharedKey, sharedSha256 }) => [
      { key: fileKey, sha256, owner: `document ${id}` },
      ...(sharedKey === null || sharedKey === fileKey
        ? []
        : [{ key: sharedKey, sha256: sharedSha256, owner: `shared copy of document ${id}` }]),
    ]);
  }

  /** The newest document of this kind that is not withdrawn, or null. */
  async newest(
    companyId: string,
    shipmentId: string,
    kind: DocumentKind,
    tx?: Transaction,
  ): Promise<NamedDocumentRow | null> {
    const sql = `${SELECT} AND d.kind = ? AND d.withdrawn_at IS NULL ORDER BY d.version DESC LIMIT 1`;
    const params = [companyId, shipmentId, kind];
    const rows = await (tx?.query<NamedDocumentRow[]>(sql, params) ??
      this.database.query<NamedDocumentRow>(sql, params));
    return rows.map(fromRow)[0] ?? null;
  }
}

function fromRow(row: NamedDocumentRow): NamedDocumentRow {
  return { ...row, changes: row.changes === null ? [] : parseJson(row.changes) };
}
