import { Injectable } from '@nestjs/common';
import { truncate } from '../../../platform/text/truncate.js';
import { Database } from '../../../platform/database/database.js';
import { isWorkerStopping, type OutboxMessage } from '../../../platform/outbox/outbox-handlers.js';
import { OnOutboxMessage } from '../../../platform/outbox/outbox-topic.js';
import { CarrierTenders, type NoticeOutcome } from '../../carriers/index.js';
import { PHASE, PHASE_OF } from '../domain/shipment-status.js';
import { ShipmentDocuments } from '../documents/shipment-documents.js';
import { type ShipmentRow, ShipmentsRepository } from '../persistence/shipments.sql.js';
import { ShipmentLog } from '../tracking/shipment-log.js';
import type { TenderEntity } from './persistence/tender.entity.js';
import { TenderLinksRepository } from './persistence/tender-links.sql.js';
import { TendersRepository } from './persistence/tenders.repository.js';
import { CARRIER_NOTICE_DUE, type CarrierNoticeDue } from './tender.events.js';
import { pickupZone, tenderedShipment } from './tendered-shipment.js';

const SUBJECTS = { cancel: 'the cancellation', change: 'the change', pickup: 'the new pickup' } as const;

/** Notifies carriers of cancellations and changes, and logs whether the notice was delivered. */
@Injectable()
export class CarrierNotices {
  constructor(
    private readonly tenders: TendersRepository,
    private readonly links: TenderLinksRepository,
    private readonly shipments: ShipmentsRepository,
    private readonly carriers: CarrierTenders,
    private readonly shipmentDocuments: ShipmentDocuments,
    private readonly log: ShipmentLog,
    private readonly database: Database,
  ) {}

  /** @throws Error if the outcome is unknown, so that the message is retried */
  @OnOutboxMessage(CARRIER_NOTICE_DUE)
  async deliver({ id, companyId, payload, lastAttempt }: OutboxMessage, signal: AbortSignal): Promise<void> {
    if (companyId === null) throw new Error('A notice to a carrier belongs to a company.');
    const due = payload as CarrierNoticeDue;
    const [shipment, tender] = await Promise.all([
      this.shipments.find(companyId, due.shipmentId),
      this.tenders.find(companyId, due.tenderId),
    ]);
    if (shipment === null || tender === null) return;
    if (tender.tries === 0 && tender.state !== 'pending') return;
    if (due.notice !== 'cancel' && !isWithCarrier(tender)) return;
    const outcome = await this.send(id, shipment, tender, due, signal);
    if (outcome.state === 'unknown' && (!lastAttempt || isWorkerStopping(signal)))
      throw new Error(outcome.message ?? 'It is not known whether the carrier received the notice.');
    await this.note(id, shipment, tender, due, outcome);
  }

  private async send(
    key: string,
    shipment: ShipmentRow,
    tender: TenderEntity,
    { notice, reason, pickupChanged = notice === 'pickup' }: CarrierNoticeDue,
    signal: AbortSignal,
  ): Promise<NoticeOutcome> {
    const { companyId, carrierId, carrierName, connectionId, proNumber, pickupNumber } = tender;
    const carrier = { companyId, carrierId, carrierName, connectionId };
    const pickedUp = PHASE_OF[shipment.status] >= PHASE.PICKED_UP;
    const content = {
      key,
      shipment: { ...tenderedShipment(shipment, null), proNumber },
      numbers: { proNumber, pickupNumber: notice === 'cancel' || !pickedUp ? pickupNumber : null },
      reason,
      replyTo: await this.links.replyAddress(companyId, shipment.createdBy),
      pickupChanged: pickupChanged && !pickedUp,
      billOfLading: async () => (await this.shipmentDocuments.billOfLading(companyId, shipment.id)).bytes,
    };
    return notice === 'cancel'
      ? this.carriers.cancel(carrier, content, signal)
      : this.carriers.change(carrier, content, signal);
  }

  private note(
    messageId: string,
    shipment: ShipmentRow,
    { carrierName }: TenderEntity,
    { notice }: CarrierNoticeDue,
    { state, message }: NoticeOutcome,
  ): Promise<unknown> {
    const subject = SUBJECTS[notice];
    const reason =
      state === 'told'
        ? `${carrierName} was notified of ${subject}.`
        : `${carrierName} could not be notified of ${subject}. Call the carrier. ${message ?? ''}`.trim();
    const event = {
      type: 'note' as const,
      source: 'lading' as const,
      timeZone: pickupZone(shipment),
      actorId: null,
      sourceKey: messageId,
      reason: truncate(reason, 500),
      data: { notice, told: state === 'told' },
    };
    return this.database.transaction((tx) =>
      this.log.append(tx, { companyId: shipment.companyId, shipmentId: shipment.id }, [event]),
    );
  }
}

/** Whether the carrier has the tender. Tenders that ended are not changed: a later one has the current shipment. @throws Error while it is being sent, so that the notice is retried */
function isWithCarrier({ state }: TenderEntity): boolean {
  if (state === 'pending') throw new Error('The tender is still being sent.');
  return state === 'sent' || state === 'accepted';
}
