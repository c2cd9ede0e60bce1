import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { isDuplicateKey } from '../../../platform/database/errors.js';

/** A row of `document`. */
export interface DocumentRow {
  companyId: string;
  id: string;
  shipmentId: string;
  kind: 'BOL';
  version: number;
  fileName: string;
  contentType: string;
  /** Bytes. */
  size: number;
  sha256: string;
  /** Where the file store keeps the bytes. */
  fileKey: string;
  createdAt: Date;
}

const COLUMNS = `company_id AS companyId, id, shipment_id AS shipmentId, kind, version, file_name AS fileName, content_type AS contentType,
  byte_size AS size, sha256, file_key AS fileKey, created_at AS createdAt`;

@Injectable()
export class DocumentsRepository {
  constructor(private readonly database: Database) {}

  /** Does nothing when the shipment has this version already. */
  async insert(row: DocumentRow): Promise<void> {
    const { companyId, id, shipmentId, kind, version, fileName, contentType, size, sha256, fileKey, createdAt } = row;
    try {
      await this.database.query(
        `INSERT INTO document (company_id, id, shipment_id, kind, version, file_name, content_type, byte_size, sha256, file_key, created_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        [companyId, id, shipmentId, kind, version, fileName, contentType, size, sha256, fileKey, createdAt],
      );
    } catch (error) {
      if (!isDuplicateKey(error, 'uq_document_version')) throw error;
    }
  }

  /** Newest version first. */
  list(companyId: string, shipmentId: string): Promise<DocumentRow[]> {
    return this.database.query<DocumentRow>(
      `SELECT ${COLUMNS} FROM document WHERE company_id = ? AND shipment_id = ? ORDER BY kind, version DESC`,
      [companyId, shipmentId],
    );
  }

  async find(companyId: string, shipmentId: string, id: string): Promise<DocumentRow | null> {
    const rows = await this.database.query<DocumentRow>(
      `SELECT ${COLUMNS} FROM document WHERE company_id = ? AND shipment_id = ? AND id = ?`,
      [companyId, shipmentId, id],
    );
    return rows[0] ?? null;
  }
}
