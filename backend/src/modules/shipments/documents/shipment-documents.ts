import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Transaction } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import type { OutboxMessage } from '../../../platform/outbox/outbox-handlers.js';
import { OnOutboxMessage } from '../../../platform/outbox/outbox-topic.js';
import {
  type DocumentDto,
  type DocumentFile,
  type DocumentListDto,
  DocumentsService,
  type StoredFile,
} from '../../documents/index.js';
import { SHIPMENT_BOOKED, SHIPMENT_DOCUMENTS_DUE, type ShipmentDocumentsDue } from '../shipments.events.js';
import { BillOfLadingService } from './bill-of-lading.service.js';
import { mayReadDocument } from './document-access.js';

/** Documents of a shipment, for the rest of the module. */
@Injectable()
export class ShipmentDocuments {
  constructor(
    private readonly billsOfLading: BillOfLadingService,
    private readonly documents: DocumentsService,
  ) {}

  /**
   * Makes a new version of the bill of lading due: the next version before pickup, a correction after it. Call it once, in the transaction
   * that changes the shipment, with a sentence for each change. The file is created after the commit.
   */
  reissue(tx: Transaction, companyId: string, shipmentId: string, changes: string[]): Promise<void> {
    return this.billsOfLading.revise(tx, companyId, shipmentId, changes);
  }

  /** The current bill of lading as a file for the carrier. @throws NotFound */
  async billOfLading(companyId: string, shipmentId: string): Promise<DocumentFile> {
    const documents = await this.billsOfLading.upToDate(companyId, shipmentId);
    const newest = documents.find(({ kind }) => kind === 'BOL');
    if (newest === undefined) throw new NotFound();
    return this.documents.read(companyId, shipmentId, newest.id);
  }

  /** Stores the carrier's image of a document in addition to ours. Idempotent. */
  keepCarrierImage(
    companyId: string,
    shipmentId: string,
    kind: 'CARRIER_BOL' | 'CARRIER_LABELS',
    bytes: Buffer,
  ): Promise<void> {
    return this.documents.keepCarrierImage(companyId, shipmentId, kind, bytes);
  }

  /** Documents of the shipment that the user may read. Creates due versions first if files can be stored. @throws NotFound */
  async list(actor: Actor, shipmentId: string): Promise<DocumentListDto> {
    const documents = await this.billsOfLading.available(actor.companyId, shipmentId);
    return { items: documents.filter(({ kind }) => mayReadDocument(actor, kind)), nextCursor: null };
  }

  /** Like `list`, for callers that have read which version of the bill of lading is due. @throws NotFound */
  async of(actor: Actor, shipmentId: string, dueVersion: number): Promise<DocumentDto[]> {
    const documents = await this.billsOfLading.withVersion(actor.companyId, shipmentId, dueVersion);
    return documents.filter(({ kind }) => mayReadDocument(actor, kind));
  }

  /** @throws NotFound, also if the user may not read the document */
  async download(
    actor: Actor,
    shipmentId: string,
    documentId: string,
    options: { direct: boolean },
  ): Promise<StoredFile> {
    const file = await this.documents.open(actor.companyId, shipmentId, documentId, options);
    if (!mayReadDocument(actor, file.kind)) throw new NotFound();
    return file;
  }

  @OnOutboxMessage([SHIPMENT_BOOKED, SHIPMENT_DOCUMENTS_DUE])
  async makeDue({ companyId, payload }: OutboxMessage): Promise<void> {
    const { shipmentId } = payload as ShipmentDocumentsDue;
    if (companyId === null) throw new Error('A shipment belongs to a company.');
    try {
      await this.billsOfLading.upToDate(companyId, shipmentId);
    } catch (error) {
      // A demonstration shipment that was removed meanwhile.
      if (!(error instanceof NotFound)) throw error;
    }
  }
}
