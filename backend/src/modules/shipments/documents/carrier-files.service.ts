import { english } from '../../../messages/translate.js';
import { msg } from '../../../messages/message.js';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { DomainError } from '../../../platform/http/problems/domain-error.js';
import { isWorkerStopping, type OutboxMessage } from '../../../platform/outbox/outbox-handlers.js';
import { OnOutboxMessage } from '../../../platform/outbox/outbox-topic.js';
import { truncate } from '../../../platform/text/truncate.js';
import { CarrierDocuments } from '../../carriers/index.js';
import { type DocumentKind, DocumentsService, FileRefused, kindOfDsdcType } from '../../documents/index.js';
import { type ShipmentRow, ShipmentsRepository } from '../persistence/shipments.sql.js';
import { CARRIER_DOCUMENT_DUE, type CarrierDocumentDue } from '../shipments.events.js';
import { ShipmentLog } from '../tracking/shipment-log.js';
import { StoreCarrierFiles } from './received/store-carrier-files.js';

/** Fetches documents that carriers link in events, and stores them with the shipment. */
@Injectable()
export class CarrierFilesService {
  constructor(
    private readonly shipments: ShipmentsRepository,
    private readonly carriers: CarrierDocuments,
    private readonly files: StoreCarrierFiles,
    private readonly documents: DocumentsService,
    private readonly log: ShipmentLog,
    private readonly database: Database,
  ) {}

  /** @throws Error if the carrier could not be reached, so that the message is retried */
  @OnOutboxMessage(CARRIER_DOCUMENT_DUE)
  async fetch({ id, companyId, payload, lastAttempt }: OutboxMessage, signal: AbortSignal): Promise<void> {
    if (companyId === null) throw new Error('A document of a carrier belongs to a company.');
    const { shipmentId, connectionId, type, url } = payload as CarrierDocumentDue;
    const shipment = await this.shipments.find(companyId, shipmentId);
    if (shipment === null) return;
    const kind = kindOfDsdcType(type);
    const fetched = await this.carriers.fetch({ companyId, connectionId }, url, signal);
    if (fetched.state === 'unknown' && (!lastAttempt || isWorkerStopping(signal))) throw new Error(fetched.message);
    const problem = fetched.state === 'fetched' ? await this.keep(id, shipment, kind, fetched.bytes) : fetched.message;
    if (problem !== null) await this.noteFailure(id, shipment, kind, problem);
  }

  /** Stores a file of a type of the standard unless the shipment has it, or notes why not. `key`: unique for the file. */
  async take(shipment: ShipmentRow, { type, bytes }: { type: string; bytes: Buffer }, key: string): Promise<void> {
    const kind = kindOfDsdcType(type);
    const problem = await this.keep(key, shipment, kind, bytes);
    if (problem !== null) await this.noteFailure(key, shipment, kind, problem);
  }

  /** Stores the file unless the shipment has it. Returns why it was refused, or null. @throws ThreadsBusy */
  private async keep(key: string, shipment: ShipmentRow, kind: DocumentKind, bytes: Buffer): Promise<string | null> {
    try {
      const file = await this.files.inspect(kind, bytes, key);
      try {
        await this.files.store(shipment, file);
      } finally {
        await this.files.discard(file);
      }
      return null;
    } catch (error) {
      if (isRefusal(error)) return error.message;
      throw error;
    }
  }

  /** Without any proof of delivery, the shipment still lacks it. */
  private async noteFailure(
    messageId: string,
    shipment: ShipmentRow,
    kind: DocumentKind,
    problem: string,
  ): Promise<void> {
    const { companyId, id: shipmentId, carrierName } = shipment;
    const podMissing = kind === 'POD' && (await this.documents.newest(companyId, shipmentId, 'POD')) === null;
    const reason = english(
      msg`A document (${{ kind }}) of ${{ carrier: carrierName }} was not stored: ${{ problem: problem.replace(/\.$/, '') }}. Ask the carrier for it.`,
    );
    await this.database.transaction((tx) =>
      this.log.append(tx, { companyId, shipmentId }, [
        {
          type: 'note',
          timeZone: deliveryZone(shipment),
          source: 'lading',
          actorId: null,
          sourceKey: messageId,
          reason: truncate(reason, 500),
          data: { document: kind, podMissing },
        },
      ]),
    );
  }
}

function isRefusal(error: unknown): error is DomainError {
  return error instanceof FileRefused || (error instanceof DomainError && error.code === 'TOO_MANY_DOCUMENTS');
}

function deliveryZone({ body }: ShipmentRow): string {
  return body.timeZones.at(-1) ?? 'UTC';
}
