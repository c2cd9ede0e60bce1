import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { newId } from '../../../platform/ids.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { isWorkerStopping, type OutboxMessage } from '../../../platform/outbox/outbox-handlers.js';
import { OnOutboxMessage } from '../../../platform/outbox/on-outbox-message.js';
import { CarrierTenders, type TenderOutcome } from '../../carriers/index.js';
import { ShipmentDocuments } from '../documents/shipment-documents.js';
import { ShipmentChangesRepository } from '../persistence/shipment-changes.sql.js';
import { type ShipmentRow, ShipmentsRepository } from '../persistence/shipments.sql.js';
import { type NewShipmentEvent, ShipmentLog } from '../tracking/shipment-log.js';
import { OfferSource } from './offer-source.js';
import { type TenderRow, TendersRepository } from './persistence/tenders.repository.js';
import { CARRIER_NOTICE_DUE, TENDER_DUE, type TenderDue } from './tender.events.js';
import { tenderSequence } from './tender-state.js';
import { pickupZone, tenderedShipment } from './tendered-shipment.js';

type EventPart = Pick<NewShipmentEvent, 'type' | 'source'> & Partial<NewShipmentEvent>;

/** Gives shipments to their carriers after the booking has committed: at least once, always with the same key, until an answer is known. */
@Injectable()
export class TenderWorker {
  constructor(
    private readonly tenders: TendersRepository,
    private readonly shipments: ShipmentsRepository,
    private readonly changes: ShipmentChangesRepository,
    private readonly offers: OfferSource,
    private readonly carriers: CarrierTenders,
    private readonly shipmentDocuments: ShipmentDocuments,
    private readonly log: ShipmentLog,
    private readonly outbox: Outbox,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws Error while the outcome is unknown, so that the message comes again */
  @OnOutboxMessage(TENDER_DUE)
  async deliver({ companyId, payload, lastAttempt }: OutboxMessage, signal: AbortSignal): Promise<void> {
    if (companyId === null) throw new Error('A tender belongs to a company.');
    const { shipmentId, tenderId } = payload as TenderDue;
    const shipment = await this.shipments.find(companyId, shipmentId);
    if (shipment === null) throw new Error('The shipment of a tender is gone.');
    const tender =
      tenderId === undefined ? await this.firstTender(shipment) : await this.tenders.find(companyId, tenderId);
    if (tender === null || !(await this.beginTry(shipment, tender))) return;
    const outcome = await this.send(shipment, tender, signal);
    if (outcome.bol !== null) await this.keepBol(tender, outcome);
    if (outcome.state === 'unknown' && (!lastAttempt || isWorkerStopping(signal))) {
      await this.tenders.noteTry(companyId, tender.id, outcome.code, outcome.message);
      throw new Error(`${outcome.code ?? 'UNKNOWN'}: ${outcome.message ?? 'the outcome of the tender is not known'}`);
    }
    await this.settle(shipment, tender, outcome);
  }

  /** The tender that a booking asks for; null for a shipment that was cancelled before. */
  private async firstTender(shipment: ShipmentRow): Promise<TenderRow | null> {
    const {
      companyId,
      id: shipmentId,
      quoteId,
      offerId,
      carrierId,
      scac,
      carrierName,
      carrierDemo,
      proNumber,
    } = shipment;
    const known = await this.tenders.newest(companyId, shipmentId);
    if (known !== null || shipment.status === 'cancelled') return known;
    const offer = (await this.offers.offersOf(companyId, quoteId)).find(({ id }) => id === offerId);
    const row = {
      companyId,
      id: newId('tnd'),
      shipmentId,
      number: 1,
      offerId,
      carrierId,
      scac,
      carrierName,
      carrierDemo,
      proNumber,
      connectionId: offer?.connectionId ?? null,
      createdAt: this.clock.now(),
    };
    await this.database.transaction((tx) => this.tenders.insert(tx, row));
    return this.tenders.newest(companyId, shipmentId);
  }

  /** Notes the try and, the first time, that the shipment was tendered. False when there is nothing to send any more. */
  private beginTry(shipment: ShipmentRow, tender: TenderRow): Promise<boolean> {
    const { companyId, id: shipmentId } = shipment;
    return this.database.transaction(async (tx) => {
      const present = await this.changes.lock(tx, companyId, shipmentId);
      if (present === null || present.status === 'cancelled') return false;
      if (!(await this.tenders.beginTry(tx, tender, this.clock.now()))) return false;
      await this.log.append(tx, { companyId, shipmentId }, [
        this.event(shipment, tender, {
          type: 'tendered',
          source: 'lading',
          data: { carrier: tender.carrierName, scac: tender.scac },
        }),
      ]);
      return true;
    });
  }

  private async send(shipment: ShipmentRow, tender: TenderRow, signal: AbortSignal): Promise<TenderOutcome> {
    const {
      companyId,
      carrierId,
      carrierName,
      connectionId,
      id: key,
      tries,
      bolTakenAt,
      proNumber,
      carrierConfirmation,
    } = tender;
    const offer = (await this.offers.offersOf(companyId, shipment.quoteId)).find(({ id }) => id === tender.offerId);
    return this.carriers.tender(
      { companyId, carrierId, carrierName, connectionId },
      {
        key,
        retried: tries > 0,
        shipment: tenderedShipment(shipment, offer?.body.carrierQuoteNumber ?? null),
        bol: bolTakenAt === null ? null : { proNumber, confirmation: carrierConfirmation },
        billOfLading: async () => (await this.shipmentDocuments.billOfLading(companyId, shipment.id)).bytes,
      },
      signal,
    );
  }

  private async keepBol(tender: TenderRow, { bol, images }: TenderOutcome): Promise<void> {
    const { companyId, shipmentId } = tender;
    if (bol === null) return;
    await this.database.transaction((tx) =>
      this.tenders.keepBol(
        tx,
        tender,
        { proNumber: bol.proNumber, carrierConfirmation: bol.confirmation },
        this.clock.now(),
      ),
    );
    if (images.bol !== null)
      await this.shipmentDocuments.keepCarrierImage(companyId, shipmentId, 'CARRIER_BOL', images.bol);
    if (images.labels !== null)
      await this.shipmentDocuments.keepCarrierImage(companyId, shipmentId, 'CARRIER_LABELS', images.labels);
  }

  private async settle(shipment: ShipmentRow, tender: TenderRow, outcome: TenderOutcome): Promise<void> {
    const { companyId, id: shipmentId } = shipment;
    const state = outcome.state === 'unknown' ? 'failed' : outcome.state;
    const { pickupNumber, code, message } = outcome;
    const proNumber = outcome.bol?.proNumber ?? tender.proNumber;
    const answer = {
      state,
      proNumber,
      carrierConfirmation: outcome.bol?.confirmation ?? tender.carrierConfirmation,
      pickupNumber,
      code,
      message,
    };
    await this.database.transaction(async (tx) => {
      await this.changes.lock(tx, companyId, shipmentId);
      const settled = await this.tenders.settle(tx, tender, answer, this.clock.now());
      if (!settled || (state === 'rejected' && outcome.bol !== null))
        await this.takeBack(
          tx,
          tender,
          state === 'rejected' ? 'The pickup was rejected.' : 'The shipment was cancelled.',
        );
      if (!settled) return;
      if (state === 'accepted' && proNumber !== null && shipment.proNumber === null) {
        await this.changes.givePro(tx, shipment, proNumber);
        await this.shipmentDocuments.reissue(tx, companyId, shipmentId, [
          `PRO ${proNumber} was assigned by the carrier.`,
        ]);
      }
      await this.log.append(tx, { companyId, shipmentId }, this.eventsOf(shipment, tender, state, outcome));
    });
  }

  /** The carrier took what is not wanted any more, so it has to hear that. */
  private async takeBack(tx: Transaction, { companyId, shipmentId, id }: TenderRow, reason: string): Promise<void> {
    await this.outbox.add(tx, {
      companyId,
      topic: CARRIER_NOTICE_DUE,
      payload: { shipmentId, tenderId: id, notice: 'cancel', reason },
    });
  }

  private eventsOf(
    shipment: ShipmentRow,
    tender: TenderRow,
    state: TenderRow['state'],
    { pickupNumber, code, message }: TenderOutcome,
  ): NewShipmentEvent[] {
    const carrier = { carrier: tender.carrierName, scac: tender.scac };
    const event = (part: EventPart) => this.event(shipment, tender, part);
    if (state === 'rejected')
      return [event({ type: 'tender_rejected', source: 'carrier', code, reason: message, data: carrier })];
    if (state === 'failed')
      return [event({ type: 'tender_failed', source: 'lading', code, reason: message, data: carrier })];
    if (state !== 'accepted') return [];
    const accepted = event({ type: 'tender_acknowledged', source: 'carrier', reason: message, data: carrier });
    return pickupNumber === null
      ? [accepted]
      : [
          accepted,
          event({ type: 'pickup_appointment', source: 'carrier', data: { appointment: 'secured', pickupNumber } }),
        ];
  }

  /** One event of each type for a tender, however often it is reported. */
  private event(shipment: ShipmentRow, { id, number }: TenderRow, part: EventPart): NewShipmentEvent {
    const sequence = tenderSequence(number, part.type);
    return {
      occurredAt: this.clock.now(),
      timeZone: pickupZone(shipment),
      actorId: null,
      sourceKey: `${id}:${part.type}`,
      sequence,
      ...part,
    };
  }
}
