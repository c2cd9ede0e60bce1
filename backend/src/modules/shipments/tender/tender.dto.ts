import { Nested } from '../../../platform/http/validation/nested.js';
import { IsId } from '../../../platform/http/validation/formats.js';
import { CarrierSummaryDto, MoneyDto } from '../../rating/index.js';
import type { TenderState } from './tender-state.js';

/** How the newest tender of a shipment stands. */
export class TenderSummaryDto {
  /**
   * `pending`: on its way to the carrier. `sent`: the carrier was written to and has not answered here. `accepted`, `rejected`: the carrier's
   * answer. `failed`: it could not be delivered. `withdrawn`: taken back by a cancellation or another tender. Null before the first.
   */
  state: TenderState | null;
  /** What that means and what to do next, for people. */
  text: string;
  /** The carrier's confirmation of the bill of lading. */
  carrierConfirmation: string | null;
  /** The carrier's number of the pickup. */
  pickupNumber: string | null;
}

/** One carrier that was asked to carry the shipment. */
export class TenderAttemptDto {
  /** `tnd_` and a ULID; the carrier gets it as the key of every retry. */
  id: string;
  /** Counts the tenders of the shipment from 1. */
  number: number;
  offerId: string;
  carrier: CarrierSummaryDto;
  /** `tariff`: by e-mail. `dsdc`: over HTTP. */
  connector: 'tariff' | 'dsdc';
  state: TenderState;
  /** How often it was sent, retries after lost answers included. */
  tries: number;
  /** The carrier's number for the freight bill. */
  proNumber: string | null;
  carrierConfirmation: string | null;
  pickupNumber: string | null;
  /** Why it was rejected or failed, for programs. */
  code: string | null;
  /** What the carrier said or what went wrong, for people. */
  message: string | null;
  /** UTC instant. */
  createdAt: string;
  /** UTC instant of the latest try. */
  sentAt: string | null;
  /** UTC instant of the answer, or of giving up. */
  endedAt: string | null;
}

/** Another offer of the quote that the shipment may be tendered to. */
export class NextOfferDto {
  offerId: string;
  carrier: CarrierSummaryDto;
  /** LTL, VLTL or FTL. */
  mode: string;
  service: string;
  /** Null without the permission to see prices. */
  total: MoneyDto | null;
  /** By how much it costs more than the shipment does now; negative when less, null without the permission to see prices. */
  difference: MoneyDto | null;
  /** Local date at the destination. */
  estimatedDeliveryOn: string;
  /** UTC instant. */
  validUntil: string;
  /** Whether it has run out; copy the shipment to a new quote for current prices. */
  expired: boolean;
  /** Whether this carrier has rejected the shipment before. */
  rejectedBefore: boolean;
}

/** Tenders of a shipment, newest first, and whom it may go to next. */
export class ShipmentTenderDto extends TenderSummaryDto {
  attempts: TenderAttemptDto[];
  /** Cheapest first. */
  nextOffers: NextOfferDto[];
}

/** Gives the shipment to another carrier of its quote. */
export class TenderShipmentDto {
  /** Offer of the shipment's quote. */
  @IsId('ofr')
  offerId: string;

  /** The offer's total, as the person was shown it. */
  @Nested(() => MoneyDto)
  acceptedTotal: MoneyDto;
}
