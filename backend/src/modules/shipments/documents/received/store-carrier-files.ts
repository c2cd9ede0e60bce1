import { english } from '../../../../messages/translate.js';
import { msg } from '../../../../messages/message.js';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../../config/config.js';
import type { Transaction } from '../../../../platform/database/database.js';
import { DomainEvents } from '../../../../platform/domain-events/domain-events.js';
import {
  type DocumentKind,
  DocumentsService,
  recogniseFile,
  type RecognisedFile,
  Withdrawals,
} from '../../../documents/index.js';
import { ShipmentChangesRepository } from '../../persistence/shipment-changes.sql.js';
import type { ShipmentRow } from '../../persistence/shipments.sql.js';
import { type NewShipmentEvent, ShipmentLog } from '../../tracking/shipment-log.js';
import { CertificateRequests } from '../../charges/invoices/certificate-requests.js';
import { documentAdded } from '../document-added.js';

/** A carrier's file in the folder of incoming files, inspected. */
export interface IncomingFile {
  path: string;
  kind: DocumentKind;
  file: RecognisedFile;
}

/** Stores carriers' files with their shipment, each content once. */
@Injectable()
export class StoreCarrierFiles {
  constructor(
    private readonly documents: DocumentsService,
    private readonly withdrawals: Withdrawals,
    private readonly shipments: ShipmentChangesRepository,
    private readonly log: ShipmentLog,
    private readonly certificates: CertificateRequests,
    private readonly domainEvents: DomainEvents,
    private readonly config: Config,
  ) {}

  /** `key`: unique for the file. Call `discard` afterwards. @throws FileRefused, ThreadsBusy */
  async inspect(kind: DocumentKind, bytes: Buffer, key: string): Promise<IncomingFile> {
    const directory = join(this.config.storageDirectory, 'incoming');
    const path = join(directory, key);
    await mkdir(directory, { recursive: true });
    try {
      await writeFile(path, bytes);
      return { path, kind, file: await recogniseFile(path, `Carrier-${kind.replace(/^CARRIER_/, '')}`, '') };
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }

  async discard({ path }: IncomingFile): Promise<void> {
    await rm(path, { force: true });
  }

  /** Stores the file unless the shipment has its content. Returns the id of the document. @throws Conflict TOO_MANY_DOCUMENTS */
  store(shipment: ShipmentRow, { path, kind, file: { receivedSha256: _, ...file } }: IncomingFile): Promise<string> {
    const { companyId, id: shipmentId } = shipment;
    const received = { companyId, shipmentId, kind, source: 'carrier', ...file, note: null, uploadedBy: null } as const;
    return this.documents.receiveOnce(received, path, {
      lock: async (tx) => void (await this.shipments.lock(tx, companyId, shipmentId)),
      alongside: (tx) => this.announce(tx, shipment, kind, file),
    });
  }

  /** Marks a document of the locked shipment as withdrawn by the carrier. Documents of members stay as they are. `key`: unique for the withdrawal. */
  async withdraw(
    tx: Transaction,
    shipment: ShipmentRow,
    documentId: string,
    key: string,
    comment: string | null,
  ): Promise<void> {
    const { companyId, id: shipmentId } = shipment;
    const document = await this.withdrawals.withdraw(tx, companyId, shipmentId, documentId, comment);
    if (document === null) return;
    const { kind, fileName } = document;
    const podMissing = kind === 'POD' && (await this.documents.newest(companyId, shipmentId, 'POD', tx)) === null;
    await this.append(tx, shipment, {
      type: 'note',
      sourceKey: `withdrawn:${key}`,
      reason: english(msg`${{ fileName }} was withdrawn by the carrier.`),
      data: { document: kind, podMissing },
    });
  }

  /** Ends the withdrawal of a document that the carrier sent again. `key`: unique for the message. */
  async restore(tx: Transaction, shipment: ShipmentRow, documentId: string, key: string): Promise<void> {
    const kind = await this.withdrawals.restore(tx, shipment.companyId, shipment.id, documentId);
    if (kind === 'POD') await this.append(tx, shipment, { type: 'pod_available', sourceKey: `pod:${key}` });
  }

  private async announce(
    tx: Transaction,
    shipment: ShipmentRow,
    kind: DocumentKind,
    { fileName, sha256 }: Pick<RecognisedFile, 'fileName' | 'sha256'>,
  ): Promise<void> {
    if (kind === 'POD') await this.append(tx, shipment, { type: 'pod_available', sourceKey: `pod:${sha256}` });
    else {
      if (kind === 'WEIGHT_INSPECTION') {
        const { companyId, id: shipmentId } = shipment;
        await this.certificates.arrived(tx, { companyId, shipmentId, fileName, userId: null });
      }
      await this.domainEvents.publish(tx, documentAdded(shipment, fileName, null));
    }
  }

  private append(
    tx: Transaction,
    { companyId, id: shipmentId, body }: ShipmentRow,
    event: Pick<NewShipmentEvent, 'type' | 'sourceKey' | 'reason' | 'data'>,
  ): Promise<unknown> {
    const timeZone = body.timeZones.at(-1) ?? 'UTC';
    return this.log.append(tx, { companyId, shipmentId }, [{ timeZone, source: 'carrier', actorId: null, ...event }]);
  }
}
