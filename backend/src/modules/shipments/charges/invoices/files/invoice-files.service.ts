import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../../platform/auth/actor.js';
import { AuditLog } from '../../../../../platform/audit/audit-log.js';
import { Clock } from '../../../../../platform/clock.js';
import { Database, type Transaction } from '../../../../../platform/database/database.js';
import { isDuplicateKey } from '../../../../../platform/database/errors.js';
import type { StoredPrivateFile } from '../../../../../platform/http/files/send-privately.js';
import { NotFound } from '../../../../../platform/http/problems/domain-error.js';
import { newId } from '../../../../../platform/ids.js';
import { FileStore } from '../../../../../platform/storage/file-store.js';
import { FileRefused, recogniseFile, StorageQuota } from '../../../../documents/index.js';
import { isSameCarrier } from '../domain/duplicate.js';
import { InvoicesRepository } from '../persistence/invoices.sql.js';
import { fileUnknown, InvoiceFileExists, numberExists } from './invoice-files.errors.js';
import type { InvoiceFileEntity } from './persistence/invoice-file.entity.js';
import { InvoiceFilesRepository } from './persistence/invoice-files.repository.js';
import { msg } from '../../../../../messages/message.js';

/** Types that browsers show beside the form. */
const SHOWN_TYPES = ['application/pdf', 'image/jpeg', 'image/png'];

/** Files from which users enter invoices. */
@Injectable()
export class InvoiceFilesService {
  constructor(
    private readonly rows: InvoiceFilesRepository,
    private readonly invoices: InvoicesRepository,
    private readonly files: FileStore,
    private readonly quota: StorageQuota,
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores an uploaded file until its invoice is entered; the same file again returns the stored one.
   * @throws FileRefused; Conflict INVOICE_FILE_EXISTS; StorageQuotaReached
   */
  async receive(actor: Actor, upload: Express.Multer.File): Promise<InvoiceFileEntity> {
    const { companyId, userId } = actor;
    const { receivedSha256, ...recognised } = await recogniseFile(upload.path, upload.originalname, upload.mimetype);
    if (!SHOWN_TYPES.includes(recognised.contentType))
      throw new FileRefused('FILE_TYPE_UNSUPPORTED', msg`Send a PDF, JPEG or PNG file.`);
    await this.quota.check({ companyId, size: recognised.size }, actor.quotas);
    const known = await this.rows.ofContent(companyId, receivedSha256);
    if (known !== null) return unfinished(known);
    const { fileName, contentType, size: byteSize, sha256 } = recognised;
    const id = newId('ivf');
    const fileKey = `${companyId}/invoices/${id}`;
    const row = { companyId, id, invoiceId: null, fileName, contentType, byteSize, sha256, receivedSha256, fileKey };
    return this.store({ ...row, uploadedBy: userId, createdAt: this.clock.now() }, upload.path);
  }

  /** @throws NotFound */
  async open(companyId: string, id: string, { direct }: { direct: boolean }): Promise<StoredPrivateFile> {
    const row = await this.rows.find(companyId, id);
    if (row === null) throw new NotFound();
    const { fileKey, fileName, contentType, byteSize: size } = row;
    const address = direct ? await this.files.directAddress(fileKey, { fileName, contentType, size }) : null;
    return { fileName, contentType, size, address, open: () => this.files.stream(fileKey) };
  }

  /** The original of an entered invoice; null if it was typed without one. */
  ofInvoice(companyId: string, invoiceId: string): Promise<InvoiceFileEntity | null> {
    return this.rows.ofInvoice(companyId, invoiceId);
  }

  ofInvoices(companyId: string, invoiceIds: readonly string[]): Promise<InvoiceFileEntity[]> {
    return this.rows.ofInvoices(companyId, invoiceIds);
  }

  /** Makes the file the original of a new invoice. @throws ValidationFailed INVOICE_FILE_UNKNOWN; Conflict INVOICE_FILE_EXISTS */
  async attach(tx: Transaction, companyId: string, id: string, invoiceId: string): Promise<void> {
    if (await this.rows.attach(tx, companyId, id, invoiceId)) return;
    const row = await this.rows.find(companyId, id, tx);
    if (row?.invoiceId == null) throw fileUnknown();
    throw new InvoiceFileExists(row.invoiceId);
  }

  /** Refuses a number that the carrier has used; an unknown carrier can be any. @throws ValidationFailed INVOICE_EXISTS */
  async refuseRepeated(tx: Transaction, companyId: string, number: string, scac: string | null): Promise<void> {
    await this.invoices.serialize(tx, companyId);
    const repeated = (await this.rows.withNumber(tx, companyId, number)).some(
      (other) => isSameCarrier(other, { scac }) && other.status !== 'replaced' && other.status !== 'withdrawn',
    );
    if (repeated) throw numberExists();
  }

  private async store(row: InvoiceFileEntity, waiting: string): Promise<InvoiceFileEntity> {
    const { companyId, id, fileKey, uploadedBy: userId, fileName, sha256, receivedSha256 } = row;
    await this.files.adopt(fileKey, waiting);
    try {
      await this.database.transaction(async (tx) => {
        await this.rows.insert(tx, row);
        const details = { id, fileName, sha256, receivedSha256 };
        await this.audit.record(tx, { companyId, userId, action: 'invoice_file.uploaded', subject: id, details });
      });
      return row;
    } catch (error) {
      await this.files.remove(fileKey);
      const other = isDuplicateKey(error, 'uq_invoice_file_content')
        ? await this.rows.ofContent(companyId, receivedSha256)
        : null;
      if (other === null) throw error;
      return unfinished(other);
    }
  }
}

/** @throws Conflict INVOICE_FILE_EXISTS */
function unfinished(row: InvoiceFileEntity): InvoiceFileEntity {
  if (row.invoiceId !== null) throw new InvoiceFileExists(row.invoiceId);
  return row;
}
