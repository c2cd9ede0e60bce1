import { readerStored, readerText } from '../../../platform/request-context.js';
import type { Actor } from '../../../platform/auth/actor.js';
import type { OfferEntity } from '../../offers/index.js';
import type { CarrierSummary } from '../../rating/index.js';
import type { ShipmentRow } from '../persistence/shipments.sql.js';
import type { TenderEntity } from './persistence/tender.entity.js';
import type { NextOfferDto, ShipmentTenderDto, TenderAttemptDto, TenderSummaryDto } from './tender.dto.js';
import { isOpenForNext, tenderText } from './tender-state.js';

/** The state of the newest tender. */
export function presentTenderSummary(
  newest: Pick<TenderEntity, 'state' | 'tries' | 'connectionId' | 'carrierConfirmation' | 'pickupNumber'> | null,
): TenderSummaryDto {
  const state = newest?.state ?? null;
  return {
    state,
    text: readerText(tenderText(newest)),
    carrierConfirmation: newest?.carrierConfirmation ?? null,
    pickupNumber: newest?.pickupNumber ?? null,
  };
}

interface PresentedTenders {
  tenders: readonly TenderEntity[];
  offers: readonly OfferEntity[];
  /** Kinds of connections by id; tenders without a connection are emails. */
  connectors: ReadonlyMap<string, string>;
}

/** Tenders of a shipment, newest first; offers only if it can be tendered to another carrier. */
export function presentTenders(
  actor: Actor,
  shipment: ShipmentRow,
  { tenders, offers, connectors }: PresentedTenders,
  now: Date,
): ShipmentTenderDto {
  const newest = tenders[0] ?? null;
  const rejectedBy = new Set(tenders.filter(({ state }) => state === 'rejected').map(({ offerId }) => offerId));
  const others = isOpenForNext(shipment.status, newest) ? offers.filter(({ id }) => id !== shipment.offerId) : [];
  const nextOffers = others.map((offer) => nextOffer(actor, shipment, offer, rejectedBy.has(offer.id), now));
  return {
    ...presentTenderSummary(newest),
    attempts: tenders.map((row) => presentAttempt(row, connectors)),
    nextOffers,
  };
}

function presentAttempt(row: TenderEntity, connectors: PresentedTenders['connectors']): TenderAttemptDto {
  const {
    id,
    number,
    offerId,
    scac,
    carrierName: name,
    carrierDemo: demo,
    connectionId,
    state,
    tries,
    proNumber,
    carrierConfirmation,
    pickupNumber,
    code,
    message,
  } = row;
  const carrier: CarrierSummary = { scac, name, demo };
  const times = {
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    respondBy: row.respondBy?.toISOString() ?? null,
    driverName: row.driverName,
    driverPhone: row.driverPhone,
  };
  return {
    id,
    number,
    offerId,
    carrier,
    connector: connectors.get(connectionId ?? '') ?? 'tariff',
    state,
    tries,
    proNumber,
    carrierConfirmation,
    pickupNumber,
    code,
    message: message === null ? null : readerStored(message),
    ...times,
  };
}

function nextOffer(
  actor: Actor,
  shipment: ShipmentRow,
  { id: offerId, body, validUntil }: OfferEntity,
  rejectedBefore: boolean,
  now: Date,
): NextOfferDto {
  const { carrier, mode, service, total, estimatedDeliveryOn } = body;
  const priced = actor.permissions.has('price.read');
  const comparable = priced && total.currency === shipment.currency;
  return {
    offerId,
    carrier: { scac: carrier.scac, name: carrier.name, demo: carrier.demo },
    mode,
    service,
    total: priced ? total : null,
    difference: comparable ? { amount: total.amount - shipment.total, currency: total.currency } : null,
    estimatedDeliveryOn,
    earliestDeliveryOn: body.earliestDeliveryOn ?? estimatedDeliveryOn,
    latestDeliveryOn: body.latestDeliveryOn ?? estimatedDeliveryOn,
    validUntil: validUntil.toISOString(),
    expired: validUntil <= now,
    rejectedBefore,
  };
}
