import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { StorageError } from '../../../platform/storage/storage-errors.js';
import type { Locale } from '../../../messages/locales.js';
import { CompaniesService } from '../../companies/index.js';
import {
  type BolContent,
  contentCode,
  type DocumentDto,
  DocumentsService,
  isPastRetention,
  renderBol,
} from '../../documents/index.js';
import type { ShipmentStatus } from '../domain/shipment-status.js';
import { ShipmentChangesRepository } from '../persistence/shipment-changes.sql.js';
import type { ShipmentRow } from '../persistence/shipments.sql.js';
import { SHIPMENT_DOCUMENTS_DUE } from '../shipments.events.js';
import { type BolRevision, BolRevisionsRepository } from './persistence/bol-revisions.sql.js';
import { bolContentOf } from './shipment-bol.js';

const BEFORE_PICKUP: readonly ShipmentStatus[] = [
  'booked',
  'tendered',
  'accepted',
  'tender_rejected',
  'pickup_scheduled',
  'en_route_pickup',
  'at_pickup',
];

/** Versions of the bill of lading. The worker creates a version after the change; an earlier request creates it immediately. */
@Injectable()
export class BillOfLadingService {
  constructor(
    private readonly shipments: ShipmentChangesRepository,
    private readonly revisions: BolRevisionsRepository,
    private readonly documents: DocumentsService,
    private readonly companies: CompaniesService,
    private readonly outbox: Outbox,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Makes a new version due for a change of the shipment in `tx`; a correction after pickup. */
  async revise(tx: Transaction, companyId: string, shipmentId: string, changes: string[]): Promise<void> {
    const status = await this.revisions.lockShipment(tx, companyId, shipmentId);
    if (status === null) throw new NotFound();
    const last = await this.revisions.last(companyId, shipmentId, tx);
    const version = (last?.version ?? 1) + 1;
    await this.revisions.insert(tx, companyId, shipmentId, {
      version,
      correction: !BEFORE_PICKUP.includes(status),
      changes,
      revisedAt: this.clock.now(),
    });
    await this.outbox.add(tx, { companyId, topic: SHIPMENT_DOCUMENTS_DUE, payload: { shipmentId } });
  }

  /** Documents of the shipment. Creates a due version first. @throws NotFound */
  async upToDate(companyId: string, shipmentId: string): Promise<DocumentDto[]> {
    const [documents, revision] = await Promise.all([
      this.documents.list(companyId, shipmentId),
      this.revisions.last(companyId, shipmentId),
    ]);
    if (hasVersion(documents, revision?.version ?? 1)) return documents;
    await this.make(companyId, shipmentId, revision);
    return this.documents.list(companyId, shipmentId);
  }

  /** Like `upToDate`, for users: without the due version while files cannot be stored; the worker creates it then. @throws NotFound */
  async available(companyId: string, shipmentId: string): Promise<DocumentDto[]> {
    try {
      return await this.upToDate(companyId, shipmentId);
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      return this.documents.list(companyId, shipmentId);
    }
  }

  /** Like `available`, for callers that have read which version is due. @throws NotFound */
  async withVersion(companyId: string, shipmentId: string, due: number): Promise<DocumentDto[]> {
    const documents = await this.documents.list(companyId, shipmentId);
    return hasVersion(documents, due) ? documents : this.available(companyId, shipmentId);
  }

  /** Content of the current version in a language; default: the company's. Shipment and version are read under the lock of all changes, so that they are consistent. @throws NotFound */
  async current(companyId: string, shipmentId: string, language?: Locale): Promise<BolContent> {
    const locale = language ?? (await this.companies.languageOf(companyId));
    return this.database.transaction(async (tx) => {
      const shipment = await this.shipments.lock(tx, companyId, shipmentId);
      if (shipment === null) throw new NotFound();
      return contentOf(shipment, await this.revisions.last(companyId, shipmentId, tx), locale);
    });
  }

  /** Reads the shipment after its revision. A concurrent change makes another version due, which `stillDue` detects. */
  private async make(companyId: string, shipmentId: string, revision: BolRevision | null): Promise<void> {
    const shipment = await this.shipments.find(companyId, shipmentId);
    if (shipment === null) throw new NotFound();
    // A purged bill of lading is not created again.
    if (shipment.deliveredAt !== null && isPastRetention('BOL', shipment.deliveredAt, this.clock.now())) return;
    const content = contentOf(shipment, revision, await this.companies.languageOf(companyId));
    const stillDue = async (tx: Transaction): Promise<boolean> => {
      await this.revisions.lockShipment(tx, companyId, shipmentId);
      return (await this.revisions.last(companyId, shipmentId, tx))?.version === revision?.version;
    };
    await this.documents.issue(
      {
        companyId,
        shipmentId,
        kind: 'BOL',
        version: content.version,
        status: content.correction ? 'correction' : 'issued',
        fileName: fileName(content),
        code: contentCode(content),
        changes: content.changes,
        createdAt: new Date(content.issuedAt),
      },
      await renderBol([content]),
      stillDue,
    );
  }
}

function hasVersion(documents: readonly DocumentDto[], due: number): boolean {
  return documents.some(({ kind, version }) => kind === 'BOL' && version === due);
}

function contentOf(shipment: ShipmentRow, revision: BolRevision | null, locale: Locale): BolContent {
  const first = bolContentOf(shipment, locale);
  if (revision === null) return first;
  const { version, correction, changes, revisedAt } = revision;
  return { ...first, version, correction, changes, issuedAt: revisedAt.toISOString() };
}

function fileName({ bolNumber, version, correction }: BolContent): string {
  if (version === 1) return `BOL-${bolNumber}.pdf`;
  return `BOL-${bolNumber}-${correction ? 'correction' : 'v'}${correction ? `-${version}` : version}.pdf`;
}
