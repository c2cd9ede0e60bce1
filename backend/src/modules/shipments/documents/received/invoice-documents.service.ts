import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.js';
import { Database, type Transaction } from '../../../../platform/database/database.js';
import { DomainError, NotFound } from '../../../../platform/http/problems/domain-error.js';
import { newId } from '../../../../platform/ids.js';
import { FileRefused, kindOfDsdcType } from '../../../documents/index.js';
import { ShipmentChangesRepository } from '../../persistence/shipment-changes.sql.js';
import type { ShipmentRow } from '../../persistence/shipments.sql.js';
import { readMessage } from '../../tracking/inbound/read-message.js';
import type { DeliverySender } from '../../tracking/inbound/signed-deliveries.js';
import { ShipmentNames } from '../../tracking/persistence/shipment-names.sql.js';
import {
  documentInvalid,
  type DocumentMessage,
  filesOf,
  isDocumentMessage,
  type SentFile,
} from './document-message.js';
import type { WithdrawDocumentsQuery } from './invoice-documents.dto.js';
import { type InvoiceDocumentsKey, InvoiceDocumentsRepository } from './persistence/invoice-documents.repository.js';
import { type IncomingFile, StoreCarrierFiles } from './store-carrier-files.js';
import { msg } from '../../../../messages/message.js';

type Withdrawal = Pick<WithdrawDocumentsQuery, 'fileIds' | 'commentText'>;

/** Supporting documents that carriers send with their invoices, and withdraw. */
@Injectable()
export class InvoiceDocumentsService {
  constructor(
    private readonly documents: InvoiceDocumentsRepository,
    private readonly names: ShipmentNames,
    private readonly shipments: ShipmentChangesRepository,
    private readonly files: StoreCarrierFiles,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Stores all files of a message; a repeated message has no effect. @throws DomainError; NotFound; Conflict TOO_MANY_DOCUMENTS */
  async take(sender: DeliverySender, body: Buffer): Promise<void> {
    const message = readMessage(body, isDocumentMessage, documentInvalid);
    const shipment = await this.shipmentOf(sender, message.shipmentID);
    const incoming: IncomingFile[] = [];
    try {
      for (const file of filesOf(message)) incoming.push(await this.inspect(file));
      const stored: string[] = [];
      for (const file of incoming) stored.push(await this.files.store(shipment, file));
      await this.database.transaction((tx) => this.list(tx, sender, shipment, message, incoming, stored));
    } finally {
      await Promise.all(incoming.map((file) => this.files.discard(file)));
    }
  }

  /** Withdraws files of an invoice, all by default. Files that are withdrawn already stay so. @throws NotFound */
  async withdraw(sender: DeliverySender, invoiceNumber: string, { fileIds, commentText }: Withdrawal): Promise<void> {
    const key = keyOf(sender, invoiceNumber);
    const wanted = fileIds && new Set(fileIds);
    await this.database.transaction(async (tx) => {
      const shipments = await this.lockShipments(tx, key);
      const all = await this.documents.ofInvoice(key, tx);
      const chosen = all.filter(({ id }) => wanted?.has(id) ?? true);
      if (chosen.length < (wanted?.size ?? 1)) throw new NotFound();
      const listed = chosen.filter(({ withdrawnAt }) => withdrawnAt === null);
      if (listed.length === 0) return;
      await this.documents.withdraw(
        tx,
        key.companyId,
        listed.map(({ id }) => id),
        this.clock.now(),
      );
      for (const row of listed) {
        const shipment = shipments.get(row.shipmentId);
        if (shipment !== undefined && !(await this.documents.isListed(tx, row)))
          await this.files.withdraw(tx, shipment, row.documentId, row.id, commentText ?? null);
      }
    });
  }

  /** In the order of ids, so that two withdrawals do not wait for each other. */
  private async lockShipments(tx: Transaction, key: InvoiceDocumentsKey): Promise<Map<string, ShipmentRow>> {
    const ids = new Set((await this.documents.ofInvoice(key, tx)).map(({ shipmentId }) => shipmentId));
    const shipments = new Map<string, ShipmentRow>();
    for (const id of [...ids].sort()) {
      const shipment = await this.shipments.lock(tx, key.companyId, id);
      if (shipment !== null) shipments.set(id, shipment);
    }
    return shipments;
  }

  private async inspect({ type, bytes, pointer }: SentFile): Promise<IncomingFile> {
    try {
      return await this.files.inspect(kindOfDsdcType(type), bytes, newId('ivd'));
    } catch (error) {
      if (error instanceof FileRefused)
        throw new DomainError(error.code, 400, msg`${{ pointer }}: ${{ problem: error.detail }}`);
      throw error;
    }
  }

  private async shipmentOf(sender: DeliverySender, reference: string): Promise<ShipmentRow> {
    const named = (await this.names.find(sender, [reference])).get(reference);
    const shipment = named && (await this.shipments.find(sender.companyId, named.id));
    if (!shipment) throw new NotFound(msg`No shipment of this carrier has this number.`);
    return shipment;
  }

  /** Adds the stored documents to those of the invoice. */
  private async list(
    tx: Transaction,
    sender: DeliverySender,
    shipment: ShipmentRow,
    message: DocumentMessage,
    incoming: readonly IncomingFile[],
    stored: readonly string[],
  ): Promise<void> {
    const key = keyOf(sender, message.invoiceNumber);
    await this.shipments.lock(tx, key.companyId, shipment.id);
    const listed = (await this.documents.ofInvoice(key, tx)).filter(({ withdrawnAt }) => withdrawnAt === null);
    const types = message.documents.flatMap(({ documentType, files }) => files.map(() => documentType));
    const original = withoutContent(message, incoming);
    for (const [index, documentId] of stored.entries()) {
      const documentType = types[index]!;
      if (listed.some((row) => row.documentId === documentId && row.documentType === documentType)) continue;
      const row = {
        ...key,
        id: newId('ivd'),
        shipmentId: shipment.id,
        documentId,
        documentType,
        original,
        receivedAt: this.clock.now(),
        withdrawnAt: null,
      };
      listed.push(row);
      await this.documents.insert(tx, row);
      await this.files.restore(tx, shipment, documentId, row.id);
    }
  }
}

function keyOf({ companyId, connectionId }: DeliverySender, invoiceNumber: string): InvoiceDocumentsKey {
  return { companyId, connectionId, invoiceNumber };
}

/** JSON of the message with the SHA-256 of each file in place of its content. */
function withoutContent(message: DocumentMessage, incoming: readonly IncomingFile[]): string {
  const digests = incoming.map(({ file }) => file.receivedSha256);
  const documents = message.documents.map(({ documentType, files }) => ({
    documentType,
    files: files.map(() => digests.shift()),
  }));
  return JSON.stringify({ ...message, documents });
}
