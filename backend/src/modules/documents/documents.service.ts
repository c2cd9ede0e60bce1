import { Injectable } from '@nestjs/common';
import type { CompanyQuotas } from '../../config/config.js';
import { Clock } from '../../platform/clock.js';
import { Database, type Transaction } from '../../platform/database/database.js';
import { Conflict, ConcurrentChange, NotFound } from '../../platform/http/problems/domain-error.js';
import { newId } from '../../platform/ids.js';
import { Logger } from '../../platform/logging/logger.js';
import { FileStore } from '../../platform/storage/file-store.js';
import type { DocumentFile, NewDocument, ReceivedFile, StoredFile } from './document-files.js';
import type { DocumentKind, RetainedKinds } from './document-kinds.js';
import type { DocumentDto } from './documents.dto.js';
import { present } from './documents.presenter.js';
import type { Pdf } from './pdf/pdf-document.js';
import { type DocumentRow, DocumentsRepository, type NamedDocumentRow } from './persistence/documents.sql.js';
import { sha256 } from './sha256.js';
import { StorageQuota } from './storage-quota.js';
import { rewritePdf } from './uploads/rewrite-pdf.js';
import { SharedCopies } from './uploads/shared-copies.js';
import { msg } from '../../messages/message.js';

/** Maximum documents per shipment; bounds lists and evidence packs. */
const DOCUMENTS_MAX = 200;

/** Documents of shipments: immutable stored files. */
@Injectable()
export class DocumentsService {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly files: FileStore,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly copies: SharedCopies,
    private readonly logger: Logger,
    private readonly quota: StorageQuota,
  ) {}

  /**
   * Stores a generated document; an issued one supersedes earlier ones. Storing the same version again, even concurrently, has no effect.
   * `stillDue` runs in the same transaction; if it returns false, the document is outdated and is not stored.
   */
  async issue(
    document: NewDocument,
    { bytes, pageCount }: Pdf,
    stillDue: (tx: Transaction) => Promise<boolean> = () => Promise.resolve(true),
  ): Promise<void> {
    const { companyId, shipmentId, kind, version, status, fileName, code, changes, createdAt } = document;
    const digest = sha256(bytes);
    const fileKey = `${companyId}/${shipmentId}/${kind.toLowerCase()}-${digest.slice(0, 24)}.pdf`;
    await this.files.write(fileKey, bytes);
    await this.database.transaction(async (tx) => {
      if (!(await stillDue(tx))) return;
      const row: DocumentRow = {
        companyId,
        id: newId('doc'),
        shipmentId,
        kind,
        version: version ?? (await this.nextVersion(tx, document)),
        status,
        source: 'lading',
        fileName,
        contentType: 'application/pdf',
        byteSize: bytes.length,
        pageCount,
        sha256: digest,
        contentCode: code,
        changes,
        note: null,
        uploadedBy: null,
        fileKey,
        createdAt,
        inspectedAt: null,
        sharedKey: null,
        sharedSha256: null,
        withdrawnAt: null,
      };
      if (!(await this.documents.insert(tx, row))) {
        if (version === undefined) throw new ConcurrentChange();
        return;
      }
      if (status === 'issued') await this.documents.supersede(tx, row);
    });
  }

  /**
   * Stores an uploaded file; `alongside` runs in the same transaction. Returns the document id. `quotas`: those of the company.
   * @throws Conflict TOO_MANY_DOCUMENTS, StorageQuotaReached
   */
  async receive(
    file: ReceivedFile,
    waiting: string,
    alongside: (tx: Transaction) => Promise<void>,
    quotas?: CompanyQuotas | null,
  ): Promise<string> {
    await this.quota.check(file, quotas);
    const { id, fileKey } = await this.adopt(file, waiting);
    await this.database.transaction(async (tx) => {
      await this.insertReceived(tx, file, id, fileKey);
      await alongside(tx);
    });
    return id;
  }

  /**
   * Like `receive`, unless the shipment has a document with these bytes, whose id is returned then. `lock` makes concurrent calls for a shipment
   * wait for each other. @throws Conflict TOO_MANY_DOCUMENTS, StorageQuotaReached
   */
  async receiveOnce(
    file: ReceivedFile,
    waiting: string,
    { lock, alongside }: Record<'lock' | 'alongside', (tx: Transaction) => Promise<void>>,
    quotas?: CompanyQuotas | null,
  ): Promise<string> {
    const { companyId, shipmentId, sha256: digest } = file;
    const known = await this.documents.findByContent(companyId, shipmentId, digest);
    if (known !== null) return known;
    if (quotas !== undefined) await this.quota.check(file, quotas);
    const { id, fileKey } = await this.adopt(file, waiting);
    const kept = await this.database.transaction(async (tx) => {
      await lock(tx);
      const other = await this.documents.findByContent(companyId, shipmentId, digest, tx);
      if (other !== null) return other;
      await this.insertReceived(tx, file, id, fileKey);
      await alongside(tx);
      return id;
    });
    if (kept !== id) await this.files.remove(fileKey);
    return kept;
  }

  /** Stores the carrier's image of a document without active content. A duplicate image is stored once; a rejected one is not stored. */
  async keepCarrierImage(
    companyId: string,
    shipmentId: string,
    kind: 'CARRIER_BOL' | 'CARRIER_LABELS',
    received: Buffer,
  ): Promise<void> {
    const { bytes, problem } = await rewritePdf(received);
    if (problem !== null) {
      this.logger.warn(`The carrier's ${kind} of shipment ${shipmentId} is not kept: ${problem} PDF.`, 'Documents');
      return;
    }
    const digest = sha256(bytes);
    if ((await this.documents.newest(companyId, shipmentId, kind))?.sha256 === digest) return;
    const fileKey = `${companyId}/${shipmentId}/${kind.toLowerCase()}-${digest.slice(0, 24)}.pdf`;
    await this.files.write(fileKey, bytes);
    await this.database.transaction(async (tx) => {
      const version = await this.nextVersion(tx, { companyId, shipmentId, kind });
      const fileName = `${kind === 'CARRIER_BOL' ? 'Carrier-BOL' : 'Carrier-labels'}-${version}.pdf`;
      const kept = await this.documents.insert(tx, {
        companyId,
        id: newId('doc'),
        shipmentId,
        kind,
        version,
        status: 'received',
        source: 'carrier',
        fileName,
        contentType: 'application/pdf',
        byteSize: bytes.length,
        pageCount: null,
        sha256: digest,
        contentCode: null,
        changes: [],
        note: null,
        uploadedBy: null,
        ...this.shareable(fileKey, digest),
      });
      if (!kept) throw new ConcurrentChange();
    });
  }

  /** Documents of a shipment by kind, newest version first. */
  async list(companyId: string, shipmentId: string): Promise<DocumentDto[]> {
    return (await this.documents.list(companyId, shipmentId)).map(present);
  }

  /** @throws NotFound */
  async get(companyId: string, shipmentId: string, documentId: string): Promise<DocumentDto> {
    return present(await this.existing(companyId, shipmentId, documentId));
  }

  /** The newest document of this kind that is not withdrawn; null when there is none. */
  async newest(
    companyId: string,
    shipmentId: string,
    kind: DocumentKind,
    tx?: Transaction,
  ): Promise<DocumentDto | null> {
    const row = await this.documents.newest(companyId, shipmentId, kind, tx);
    return row === null ? null : present(row);
  }

  /** Reads a small file into memory. @throws NotFound; Error if the file's SHA-256 differs from the stored one */
  async read(companyId: string, shipmentId: string, documentId: string): Promise<DocumentFile> {
    const row = await this.existing(companyId, shipmentId, documentId);
    const bytes = await this.files.read(row.fileKey);
    expectStored(row, sha256(bytes));
    return { fileName: row.fileName, contentType: row.contentType, bytes };
  }

  /**
   * Opens a file of any size for streaming or, if `direct` and the store serves clients, for a download from the store, which does not compare
   * the bytes. @throws NotFound; Error if the file differs from the stored one
   */
  async open(companyId: string, shipmentId: string, documentId: string, { direct = false } = {}): Promise<StoredFile> {
    const row = await this.existing(companyId, shipmentId, documentId);
    const { kind, fileName, contentType, byteSize: size, fileKey } = row;
    const address = direct ? await this.files.directAddress(fileKey, row) : null;
    if (address === null) expectStored(row, await this.files.sha256(fileKey));
    return { kind, fileName, contentType, size, address, open: () => this.files.stream(fileKey) };
  }

  /** The newest document of each kind that share links include. @throws ThreadsBusy */
  async listShared(companyId: string, shipmentId: string, kinds: readonly string[]): Promise<DocumentDto[]> {
    const rows = (await this.documents.list(companyId, shipmentId)).filter(({ withdrawnAt }) => withdrawnAt === null);
    const newest = kinds.flatMap((kind) => rows.find((row) => row.kind === kind) ?? []);
    const copies = await Promise.all(newest.map((row) => this.copies.of(row)));
    return newest.filter((_, index) => copies[index] !== null).map(present);
  }

  /** The copy of a document that share links serve. @throws NotFound; Error if the file's SHA-256 differs from the stored one */
  async readShared(companyId: string, shipmentId: string, documentId: string): Promise<DocumentFile> {
    const row = await this.existing(companyId, shipmentId, documentId);
    const copy = await this.copies.of(row);
    if (copy === null) throw new NotFound();
    const bytes = await this.files.read(copy.fileKey);
    expectStored({ ...row, sha256: copy.sha256 }, sha256(bytes));
    return { fileName: row.fileName, contentType: row.contentType, bytes };
  }

  /**
   * Deletes the documents of a shipment whose retention has ended: rows in `tx`, and their files. Returns their kinds. A file is deleted before
   * `tx` commits, so that no file remains without its row; if `tx` fails, the next call deletes the row.
   */
  async purge(
    tx: Transaction,
    companyId: string,
    shipmentId: string,
    retained: readonly RetainedKinds[],
  ): Promise<DocumentKind[]> {
    const kinds: DocumentKind[] = [];
    const files = new Set<string>();
    for (const older of retained)
      for (const { id, kind, fileKey, sharedKey } of await this.documents.lockOlder(tx, companyId, shipmentId, older)) {
        await this.documents.delete(tx, companyId, id);
        kinds.push(kind);
        files.add(fileKey);
        if (sharedKey !== null) files.add(sharedKey);
      }
    for (const file of files)
      if (!(await this.documents.hasFile(tx, companyId, shipmentId, file))) await this.files.remove(file);
    return kinds;
  }

  /** Moves a temporary file into the store, under the id of its document. @throws Conflict TOO_MANY_DOCUMENTS */
  private async adopt(
    { companyId, shipmentId }: ReceivedFile,
    waiting: string,
  ): Promise<{ id: string; fileKey: string }> {
    if ((await this.documents.count(companyId, shipmentId)) >= DOCUMENTS_MAX) {
      throw new Conflict(
        'TOO_MANY_DOCUMENTS',
        msg`A shipment keeps at most ${{ documentsMax: DOCUMENTS_MAX }} documents.`,
      );
    }
    const id = newId('doc');
    const fileKey = `${companyId}/${shipmentId}/${id}`;
    await this.files.adopt(fileKey, waiting);
    return { id, fileKey };
  }

  private async insertReceived(tx: Transaction, file: ReceivedFile, id: string, fileKey: string): Promise<void> {
    const version = await this.nextVersion(tx, file);
    const { size: byteSize, ...received } = file;
    const kept = await this.documents.insert(tx, {
      ...received,
      byteSize,
      id,
      version,
      status: 'received',
      pageCount: null,
      contentCode: null,
      changes: [],
      ...this.shareable(fileKey, file.sha256),
    });
    if (!kept) throw new ConcurrentChange();
  }

  /** Deletes the documents of shipments that are about to be removed. Call `removeFiles` after the commit. */
  removeAll(tx: Transaction, companyId: string, shipmentIds: readonly string[]): Promise<void> {
    return this.documents.deleteOf(tx, companyId, shipmentIds);
  }

  /** Removes all files of a shipment that no longer exists. */
  removeFiles(companyId: string, shipmentId: string): Promise<void> {
    return this.files.remove(`${companyId}/${shipmentId}`);
  }

  /** Columns of a file that passed inspection, so share links serve it unchanged. */
  private shareable(
    fileKey: string,
    digest: string,
  ): Pick<DocumentRow, 'fileKey' | 'createdAt' | 'inspectedAt' | 'sharedKey' | 'sharedSha256' | 'withdrawnAt'> {
    const now = this.clock.now();
    return { fileKey, createdAt: now, inspectedAt: now, sharedKey: fileKey, sharedSha256: digest, withdrawnAt: null };
  }

  private async existing(companyId: string, shipmentId: string, documentId: string): Promise<NamedDocumentRow> {
    const row = await this.documents.find(companyId, shipmentId, documentId);
    if (row === null) throw new NotFound();
    return row;
  }

  private async nextVersion(
    tx: Transaction,
    { companyId, shipmentId, kind }: Pick<NewDocument, 'companyId' | 'shipmentId' | 'kind'>,
  ): Promise<number> {
    return (await this.documents.lastVersion(tx, companyId, shipmentId, kind)) + 1;
  }
}

function expectStored({ id, sha256: expected }: DocumentRow, found: string): void {
  if (found !== expected) throw new Error(`The file of document ${id} is not the one that was stored.`);
}
