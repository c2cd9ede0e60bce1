import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { NotFound } from '../../platform/http/domain-error.js';
import { type OutboxMessage, OutboxHandlers } from '../../platform/outbox/outbox-handlers.js';
import { type DocumentDto, type DocumentFile, type DocumentListDto, DocumentsService } from '../documents/index.js';
import { type ShipmentRow, ShipmentsRepository } from './persistence/shipments.repository.js';
import { bolContentOf } from './shipment-bol.js';
import { SHIPMENT_BOOKED, type ShipmentBooked } from './shipments.events.js';

/** The papers of a shipment. The bill of lading is made after booking by the worker, or for the first who asks before that. */
@Injectable()
export class ShipmentPapers implements OnModuleInit {
  constructor(
    private readonly shipments: ShipmentsRepository,
    private readonly documents: DocumentsService,
    private readonly handlers: OutboxHandlers,
  ) {}

  onModuleInit(): void {
    this.handlers.on(SHIPMENT_BOOKED, (message) => this.afterBooking(message));
  }

  /** @throws NotFound */
  async list(actor: Actor, shipmentId: string): Promise<DocumentListDto> {
    return { items: await this.of(await this.existing(actor.companyId, shipmentId)), nextCursor: null };
  }

  /** @throws NotFound */
  download(actor: Actor, shipmentId: string, documentId: string): Promise<DocumentFile> {
    return this.documents.read(actor.companyId, shipmentId, documentId);
  }

  /** Papers of the shipment, after making those that are due. */
  async of(shipment: ShipmentRow): Promise<DocumentDto[]> {
    const { companyId, id } = shipment;
    const papers = await this.documents.list(companyId, id);
    if (papers.some((paper) => paper.kind === 'BOL')) return papers;
    await this.documents.makeBol(companyId, id, bolContentOf(shipment));
    return this.documents.list(companyId, id);
  }

  private async afterBooking({ companyId, payload }: OutboxMessage): Promise<void> {
    const { shipmentId } = payload as ShipmentBooked;
    if (companyId === null) throw new Error('A booked shipment belongs to a company.');
    await this.of(await this.existing(companyId, shipmentId));
  }

  private async existing(companyId: string, shipmentId: string): Promise<ShipmentRow> {
    const shipment = await this.shipments.find(companyId, shipmentId);
    if (shipment === null) throw new NotFound();
    return shipment;
  }
}
