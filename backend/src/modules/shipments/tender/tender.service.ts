import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { IdempotencyStore, requestHash } from '../../../platform/http/idempotency/idempotency.js';
import { newId } from '../../../platform/ids.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { ProNumbers } from '../../carriers/index.js';
import { ShipmentDocuments } from '../documents/shipment-documents.js';
import { ShipmentChangesRepository, type VersionedShipment } from '../persistence/shipment-changes.sql.js';
import { type BookedQuoteOffer, OfferSource } from './offer-source.js';
import { type TenderRow, TendersRepository } from './persistence/tenders.repository.js';
import type { ShipmentTenderDto, TenderShipmentDto } from './tender.dto.js';
import {
  notTenderable,
  notYours,
  offerExpired,
  offerUnknown,
  pricesHidden,
  totalNotAccepted,
} from './tender.errors.js';
import { CARRIER_NOTICE_DUE, TENDER_DUE } from './tender.events.js';
import { presentTenders } from './tender.presenter.js';
import { isOpenForNext } from './tender-state.js';

const OPERATION = 'shipment.tender';

/** Tenders of shipments as members see them, and tendering to another carrier. */
@Injectable()
export class TenderService {
  constructor(
    private readonly tenders: TendersRepository,
    private readonly shipments: ShipmentChangesRepository,
    private readonly offers: OfferSource,
    private readonly proNumbers: ProNumbers,
    private readonly shipmentDocuments: ShipmentDocuments,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly idempotency: IdempotencyStore,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound */
  async tendersOf(actor: Actor, shipmentId: string): Promise<ShipmentTenderDto> {
    const { companyId } = actor;
    const shipment = await this.shipments.find(companyId, shipmentId);
    if (shipment === null) throw new NotFound();
    const [tenders, offers] = await Promise.all([
      this.tenders.list(companyId, shipmentId),
      this.offers.offersOf(companyId, shipment.quoteId),
    ]);
    return presentTenders(actor, shipment, tenders, offers, this.clock.now());
  }

  /**
   * Gives the shipment to the carrier of another offer at that offer's total, once for each key.
   * @throws NotFound; ValidationFailed OFFER_UNKNOWN; DomainError FORBIDDEN (403), OFFER_EXPIRED (410), IDEMPOTENCY_KEY_REUSED (422);
   * Conflict NOT_TENDERABLE, PRICE_CHANGED
   */
  async tender(actor: Actor, shipmentId: string, key: string, request: TenderShipmentDto): Promise<ShipmentTenderDto> {
    if (!actor.permissions.has('price.read')) throw pricesHidden();
    const { companyId } = actor;
    const keyed = { companyId, key, operation: OPERATION, requestHash: requestHash({ shipmentId, request }) };
    const shipment = await this.shipments.find(companyId, shipmentId);
    if (shipment === null) throw new NotFound();
    if (actor.role === 'booker' && shipment.createdBy !== actor.userId) throw notYours();
    const offer = (await this.offers.offersOf(companyId, shipment.quoteId)).find(({ id }) => id === request.offerId);
    await this.database.transaction(async (tx) => {
      // Locked first, so that a retry waits for the request before it and then finds its answer.
      const locked = await this.shipments.lock(tx, companyId, shipmentId);
      if (locked === null) throw new NotFound();
      if ((await this.idempotency.answerTo(tx, keyed)) !== null) return;
      const tenderId = await this.retender(tx, actor, locked, this.accepted(offer, request));
      await this.idempotency.save(tx, { ...keyed, response: { tenderId } });
    });
    return this.tendersOf(actor, shipmentId);
  }

  private accepted(offer: BookedQuoteOffer | undefined, { acceptedTotal }: TenderShipmentDto): BookedQuoteOffer {
    if (offer === undefined) throw offerUnknown();
    const { total, carrier } = offer.body;
    if (offer.validUntil <= this.clock.now()) throw offerExpired(carrier.name);
    if (acceptedTotal.amount !== total.amount || acceptedTotal.currency !== total.currency)
      throw totalNotAccepted(acceptedTotal, total);
    return offer;
  }

  private async retender(
    tx: Transaction,
    { userId }: Actor,
    shipment: VersionedShipment,
    offer: BookedQuoteOffer,
  ): Promise<string> {
    const { companyId, id: shipmentId } = shipment;
    const newest = await this.tenders.lockNewest(tx, companyId, shipmentId);
    if (newest === null || !isOpenForNext(shipment.status, newest.state)) throw notTenderable(shipment.status);
    if (newest.state === 'sent') await this.withdraw(tx, newest);
    const tender = await this.addTender(tx, shipment, newest.number + 1, offer);
    const from = shipment.carrierName;
    await this.shipmentDocuments.reissue(tx, companyId, shipmentId, [
      `The carrier is ${tender.carrierName} instead of ${from}.`,
    ]);
    const details = {
      from: shipment.scac,
      to: tender.scac,
      offerId: offer.id,
      totalBefore: shipment.total,
      total: offer.body.total.amount,
    };
    await this.audit.record(tx, { companyId, userId, action: 'shipment.tendered', subject: shipmentId, details });
    await this.outbox.add(tx, { companyId, topic: TENDER_DUE, payload: { shipmentId, tenderId: tender.id } });
    return tender.id;
  }

  /** The carrier that was written to and has not answered hears that it is not to come. */
  private async withdraw(tx: Transaction, tender: TenderRow): Promise<void> {
    const { companyId, shipmentId, id } = tender;
    await this.tenders.move(tx, tender, 'withdrawn', this.clock.now());
    const payload = { shipmentId, tenderId: id, notice: 'cancel', reason: 'The shipment goes with another carrier.' };
    await this.outbox.add(tx, { companyId, topic: CARRIER_NOTICE_DUE, payload });
  }

  private async addTender(
    tx: Transaction,
    shipment: VersionedShipment,
    number: number,
    { id: offerId, carrierId, connectionId, body }: BookedQuoteOffer,
  ) {
    const { companyId, id: shipmentId } = shipment;
    const { carrier, mode, service, total, lines, estimatedDeliveryOn } = body;
    const now = this.clock.now();
    const proNumber = await this.proNumbers.next(tx, companyId, carrierId);
    const named = {
      offerId,
      carrierId,
      scac: carrier.scac,
      carrierName: carrier.name,
      carrierDemo: carrier.demo,
      proNumber,
    };
    const changed = {
      ...named,
      mode,
      estimatedDeliveryOn,
      total: total.amount,
      currency: total.currency,
      body: { ...shipment.body, service, lines },
    };
    await this.shipments.changeCarrier(tx, shipment, changed, now);
    const tender = { ...named, companyId, shipmentId, connectionId, number, id: newId('tnd'), createdAt: now };
    await this.tenders.insert(tx, tender);
    return tender;
  }
}
