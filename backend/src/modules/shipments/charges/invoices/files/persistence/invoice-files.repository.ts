import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, type Repository } from 'typeorm';
import type { Transaction } from '../../../../../../platform/database/database.js';
import { type FileReference, RefersToFiles } from '../../../../../../platform/storage/file-references.js';
import { CarrierInvoiceEntity } from '../../persistence/carrier-invoice.entity.js';
import { InvoiceFileEntity } from './invoice-file.entity.js';

/** Numbers of the company's invoices that a further one is compared with. */
export type NumberedInvoice = Pick<CarrierInvoiceEntity, 'id' | 'number' | 'scac' | 'status'>;

const COMPARED_MAX = 200;

/** Files of entered invoices. */
@Injectable()
export class InvoiceFilesRepository {
  constructor(@InjectRepository(InvoiceFileEntity) private readonly rows: Repository<InvoiceFileEntity>) {}

  find(companyId: string, id: string, tx?: Transaction): Promise<InvoiceFileEntity | null> {
    return (tx?.getRepository(InvoiceFileEntity) ?? this.rows).findOneBy({ companyId, id });
  }

  ofContent(companyId: string, receivedSha256: string): Promise<InvoiceFileEntity | null> {
    return this.rows.findOneBy({ companyId, receivedSha256 });
  }

  ofInvoice(companyId: string, invoiceId: string): Promise<InvoiceFileEntity | null> {
    return this.rows.findOneBy({ companyId, invoiceId });
  }

  /** Of up to 200 invoices. */
  ofInvoices(companyId: string, invoiceIds: readonly string[]): Promise<InvoiceFileEntity[]> {
    if (invoiceIds.length === 0) return Promise.resolve([]);
    return this.rows.findBy({ companyId, invoiceId: In([...invoiceIds]) });
  }

  @RefersToFiles()
  async files(companyId: string): Promise<FileReference[]> {
    const rows = await this.rows.find({ select: { id: true, fileKey: true, sha256: true }, where: { companyId } });
    return rows.map(({ id, fileKey, sha256 }) => ({ key: fileKey, sha256, owner: `invoice file ${id}` }));
  }

  async insert(tx: Transaction, row: InvoiceFileEntity): Promise<void> {
    await tx.insert(InvoiceFileEntity, row);
  }

  /** Gives a file to its invoice, once. Returns whether it had none. */
  async attach(tx: Transaction, companyId: string, id: string, invoiceId: string): Promise<boolean> {
    const { affected } = await tx.update(InvoiceFileEntity, { companyId, id, invoiceId: IsNull() }, { invoiceId });
    return affected === 1;
  }

  /** Invoices with this number, newest first. The caller has serialized the company's invoices. */
  withNumber(tx: Transaction, companyId: string, number: string): Promise<NumberedInvoice[]> {
    return tx.find(CarrierInvoiceEntity, {
      select: { id: true, number: true, scac: true, status: true },
      where: { companyId, number },
      order: { id: 'DESC' },
      take: COMPARED_MAX,
    });
  }
}
