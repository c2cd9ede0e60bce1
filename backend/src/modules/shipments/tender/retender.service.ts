import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { IdempotencyStore, requestHash } from '../../../platform/http/idempotency/idempotency.js';
import { type OfferEntity, OffersRepository } from '../../offers/index.js';
import { ShipmentChangesRepository } from '../persistence/shipment-changes.sql.js';
import { ReplaceTender } from './replace-tender.js';
import type { TenderShipmentDto } from './tender.dto.js';
import { notBookedByYou, offerExpired, offerUnknown, pricesHidden, totalNotAccepted } from './tender.errors.js';

const OPERATION = 'shipment.tender';

/** Tenders shipments to another offer of their quote. */
@Injectable()
export class RetenderService {
  constructor(
    private readonly shipments: ShipmentChangesRepository,
    private readonly offers: OffersRepository,
    private readonly replaceTender: ReplaceTender,
    private readonly idempotency: IdempotencyStore,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Assigns the shipment to the carrier of another offer at that offer's total, once per key.
   * @throws NotFound; ValidationFailed OFFER_UNKNOWN; DomainError FORBIDDEN (403), OFFER_EXPIRED (410), IDEMPOTENCY_KEY_REUSED (422);
   * Conflict NOT_TENDERABLE, PRICE_CHANGED
   */
  async retender(actor: Actor, shipmentId: string, key: string, request: TenderShipmentDto): Promise<void> {
    if (!actor.permissions.has('price.read')) throw pricesHidden();
    const { companyId } = actor;
    const keyed = { companyId, key, operation: OPERATION, requestHash: requestHash({ shipmentId, request }) };
    const shipment = await this.shipments.find(companyId, shipmentId);
    if (shipment === null) throw new NotFound();
    if (actor.role === 'booker' && shipment.createdBy !== actor.userId) throw notBookedByYou();
    const offer = (await this.offers.newest(companyId, shipment.quoteId)).find(({ id }) => id === request.offerId);
    await this.database.transaction(async (tx) => {
      // Locked first, so that a retry waits for the original request and then finds its response.
      const locked = await this.shipments.lock(tx, companyId, shipmentId);
      if (locked === null) throw new NotFound();
      if ((await this.idempotency.answerTo(tx, keyed)) !== null) return;
      const now = this.clock.now();
      const tenderId = await this.replaceTender.replace(tx, actor, locked, accepted(offer, request, now), now);
      await this.idempotency.save(tx, { ...keyed, response: { tenderId } });
    });
  }
}

function accepted(offer: OfferEntity | undefined, { acceptedTotal }: TenderShipmentDto, now: Date): OfferEntity {
  if (offer === undefined) throw offerUnknown();
  const { total, carrier } = offer.body;
  if (offer.validUntil <= now) throw offerExpired(carrier.name);
  if (acceptedTotal.amount !== total.amount || acceptedTotal.currency !== total.currency)
    throw totalNotAccepted(acceptedTotal, total);
  return offer;
}
