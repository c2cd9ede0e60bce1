import { Nested } from '../../../platform/http/validation/nested.js';
import { IsId } from '../../../platform/http/validation/formats.js';
import { CarrierSummaryDto, MoneyDto } from '../../rating/index.js';
import type { TenderState } from './tender-state.js';

/** Status of the newest tender of a shipment. */
export class TenderSummaryDto {
  /**
   * `pending`: not yet delivered to the carrier. `sent`: delivered without a response so far. `accepted`, `rejected`: the carrier's
   * response. `failed`: could not be delivered. `withdrawn`: ended by a cancellation or another tender. Null before the first tender.
   */
  state: TenderState | null;
  /** Explanation and next step for the user. */
  text: string;
  /** The carrier's confirmation of the bill of lading. */
  carrierConfirmation: string | null;
  /** The carrier's pickup confirmation number. */
  pickupNumber: string | null;
}

/** A tender to one carrier. */
export class TenderAttemptDto {
  /** `tnd_` and a ULID; sent to the carrier as the idempotency key of every attempt. */
  id: string;
  /** Number of the tender within the shipment, from 1. */
  number: number;
  offerId: string;
  carrier: CarrierSummaryDto;
  /** Kind of connection. `tariff`: by email; others: over HTTP. */
  connector: string;
  state: TenderState;
  /** Number of times it was sent, including retries after lost responses. */
  tries: number;
  /** PRO number: the carrier's number for the freight bill. */
  proNumber: string | null;
  carrierConfirmation: string | null;
  pickupNumber: string | null;
  /** Code of the rejection or failure. */
  code: string | null;
  /** The carrier's message or the error, for the user. */
  message: string | null;
  /** UTC instant. */
  createdAt: string;
  /** UTC instant of the latest attempt. */
  sentAt: string | null;
  /** UTC instant at which the tender was accepted or rejected, failed or was withdrawn. */
  endedAt: string | null;
  /** UTC instant at which the answer to a tender by email or EDI is due. */
  respondBy: string | null;
  /** Driver, as the carrier said with its answer. */
  driverName: string | null;
  /** E.164. */
  driverPhone: string | null;
}

/** Another offer of the quote, to which the shipment can be tendered. */
export class NextOfferDto {
  offerId: string;
  carrier: CarrierSummaryDto;
  /** LTL, VLTL or FTL. */
  mode: string;
  service: string;
  /** Null without permission to see prices. */
  total: MoneyDto | null;
  /** Price difference from the shipment's current total, negative if lower; null without permission to see prices. */
  difference: MoneyDto | null;
  /** Local date at the destination. */
  estimatedDeliveryOn: string;
  /** First and last day of the carrier's transit range, local dates at the destination; equal if the carrier names one day. */
  earliestDeliveryOn: string;
  latestDeliveryOn: string;
  /** UTC instant. */
  validUntil: string;
  /** Whether it has expired; copy the shipment to a new quote for current prices. */
  expired: boolean;
  /** Whether this carrier has rejected the shipment before. */
  rejectedBefore: boolean;
}

/** Tenders of a shipment, newest first, and the offers it can be tendered to next. */
export class ShipmentTenderDto extends TenderSummaryDto {
  attempts: TenderAttemptDto[];
  /** Cheapest first. */
  nextOffers: NextOfferDto[];
}

/** Tenders the shipment to another carrier of its quote. */
export class TenderShipmentDto {
  /** Offer of the shipment's quote. */
  @IsId('ofr')
  offerId: string;

  /** The offer's total as displayed to the user. */
  @Nested(() => MoneyDto)
  acceptedTotal: MoneyDto;
}
