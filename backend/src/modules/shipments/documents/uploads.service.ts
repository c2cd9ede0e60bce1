import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Clock } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database/database.js';
import { DomainEvents } from '../../../platform/domain-events/domain-events.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { type DocumentDto, DocumentsService, recogniseFile } from '../../documents/index.js';
import { BolRevisionsRepository } from './persistence/bol-revisions.sql.js';
import { type ShipmentRow, ShipmentsRepository } from '../persistence/shipments.sql.js';
import { ShipmentLog } from '../tracking/shipment-log.js';
import { CertificateRequests } from '../charges/invoices/certificate-requests.js';
import { documentAdded } from './document-added.js';
import { uploadKindsOf } from './document-access.js';
import type { DocumentUploadFields } from './shipment-documents.dto.js';
import { DocumentForbidden } from './shipment-documents.errors.js';

/** Files that users upload to a shipment. */
@Injectable()
export class UploadsService {
  constructor(
    private readonly shipments: ShipmentsRepository,
    private readonly documents: DocumentsService,
    private readonly revisions: BolRevisionsRepository,
    private readonly log: ShipmentLog,
    private readonly certificates: CertificateRequests,
    private readonly domainEvents: DomainEvents,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Moves the upload to the file store. @throws NotFound, DocumentForbidden, FileRefused, Conflict TOO_MANY_DOCUMENTS */
  async receive(
    actor: Actor,
    shipmentId: string,
    file: Express.Multer.File,
    { kind, note = '', once }: DocumentUploadFields,
  ): Promise<DocumentDto> {
    const { companyId, userId } = actor;
    const shipment = await this.shipments.find(companyId, shipmentId);
    if (shipment === null) throw new NotFound();
    if (!uploadKindsOf(actor).includes(kind)) throw new DocumentForbidden();
    const { receivedSha256, ...recognised } = await recogniseFile(file.path, file.originalname, file.mimetype);
    const { fileName, sha256 } = recognised;
    const received = {
      companyId,
      shipmentId,
      kind,
      source: 'member',
      ...recognised,
      note: note === '' ? null : note,
      uploadedBy: userId,
    } as const;
    const alongside = async (tx: Transaction): Promise<void> => {
      await this.audit.record(tx, {
        companyId,
        userId,
        action: 'document.uploaded',
        subject: shipmentId,
        details: { kind, fileName, sha256, receivedSha256 },
      });
      if (kind === 'WEIGHT_INSPECTION')
        await this.certificates.arrived(tx, { companyId, shipmentId, fileName, userId });
      await (kind === 'POD'
        ? this.appendPodEvent(tx, actor, shipment, sha256)
        : this.domainEvents.publish(tx, documentAdded(shipment, fileName, userId)));
    };
    const lock = async (tx: Transaction): Promise<void> => {
      await this.revisions.lockShipment(tx, companyId, shipmentId);
    };
    const id = await (once === 'true'
      ? this.documents.receiveOnce(received, file.path, { lock, alongside }, actor.quotas ?? null)
      : this.documents.receive(received, file.path, alongside, actor.quotas));
    return this.documents.get(companyId, shipmentId, id);
  }

  /** Appends an event for a proof of delivery. */
  private async appendPodEvent(
    tx: Transaction,
    { companyId, userId }: Actor,
    { id, body }: ShipmentRow,
    sha256: string,
  ): Promise<void> {
    await this.log.append(tx, { companyId, shipmentId: id }, [
      {
        type: 'pod_available',
        occurredAt: this.clock.now(),
        timeZone: body.timeZones.at(-1) ?? 'UTC',
        source: 'member',
        actorId: userId,
        sourceKey: `pod:${sha256}`,
      },
    ]);
  }
}
