import type { CarrierService } from './connector.js';
import type { Message } from '../../../messages/message.js';
import { truncate } from '../../../platform/text/truncate.js';
import type { Money } from '../../../kernel/money/money.js';
import type { UnitSystem } from '../../../kernel/measures/measures.js';
import type { AccessorialRequest } from '../../../kernel/accessorials/accessorial-request.js';
import type { PaymentTerms } from '../../../kernel/codes.js';
import type {
  BillTo,
  Customs,
  DeliveryRequirement,
  HandlingUnit,
  PickupWindow,
  Reference,
  Stop,
  TemperatureRange,
} from '../../rating/index.js';

/** A shipment as tendered to a carrier. */
export interface TenderedShipment {
  /** Shipment number such as S-000317. */
  number: string;
  bolNumber: string;
  /** From the carrier's PRO block or from its response; null until known. */
  proNumber: string | null;
  /** The carrier's quote number of the booked offer. */
  carrierQuoteNumber: string | null;
  /** The carrier's service of the booked offer; null for carriers with one service. */
  carrierService: CarrierService | null;
  mode: string;
  stops: readonly Stop[];
  /** IANA zones of the stops, in their order. */
  timeZones: readonly string[];
  pickup: PickupWindow;
  delivery: DeliveryRequirement | null;
  units: UnitSystem;
  handlingUnits: readonly HandlingUnit[];
  /** DSDC eBOL codes. */
  accessorials: readonly string[];
  references: readonly Reference[];
  instructions: string | null;
  declaredValue: Money | null;
  handlingUnitCount: number;
  /** Whole pounds. */
  totalWeight: number;
  /** Terms and payer; null for shipments booked before they were stored. */
  payment: { terms: PaymentTerms; billTo: BillTo | null; byCompany: boolean } | null;
  /** Trailer of a truckload. */
  equipment: string | null;
  temperature: TemperatureRange | null;
  /** The accessorials that were requested with details. */
  accessorialDetails: readonly AccessorialRequest[];
  /** Declaration of a shipment that crosses the border, with the numbers of the carrier's manifest; else null. */
  customs: (Customs & { aceNumber?: string | null; aciNumber?: string | null }) | null;
  /** Local date at the destination; null if unknown. */
  estimatedDeliveryOn: string | null;
  /** Volume and trailer length; null for shipments booked before they were stored. */
  cubicFeet: number | null;
  linearFeet: number | null;
}

/** A tender, with the results of earlier attempts. */
export interface TenderRequest {
  /** Idempotency key: unique per tender, the same for every retry. */
  key: string;
  /** Whether an earlier attempt may have reached the carrier without a response. */
  retried: boolean;
  shipment: TenderedShipment;
  /** Set if the carrier has accepted the bill of lading, so only the pickup request remains. */
  bol: BolTaken | null;
  /** The bill of lading as a file, for tenders by email. */
  billOfLading(): Promise<Buffer>;
  /** Creates what one tender email says in addition to the shipment. */
  mail(): Promise<TenderMail>;
  /** Sets when the carrier's answer is due, for messages without one: after so many working hours; null: as the company's settings say. */
  respondBy(hours: number | null): Promise<Date>;
}

/** Sender, rate and answer link of a tender email. */
export interface TenderMail {
  /** Null if the booker has no account any more. */
  replyTo: string | null;
  companyName: string;
  /** Agreed rate; null: per agreement. */
  rate: Message | null;
  /** Secret page on which the carrier accepts or declines. */
  answerUrl: URL;
  respondBy: Date;
  pickup: { opensAt: Date; closesAt: Date; timeZone: string };
}

/** The carrier's numbers for an accepted bill of lading. */
export interface BolTaken {
  proNumber: string | null;
  confirmation: string | null;
}

/** Unvalidated document images from the carrier. */
export interface CarrierImages {
  bol: Buffer | null;
  labels: Buffer | null;
}

/**
 * Result of a tender. `sent`: by email; the carrier replies to a user. `unknown`: it may have arrived and must be
 * resent with the same key. `failed`: it cannot be sent.
 */
export interface TenderOutcome {
  state: 'accepted' | 'sent' | 'rejected' | 'unknown' | 'failed';
  /** Null until the carrier accepts the bill of lading. */
  bol: BolTaken | null;
  pickupNumber: string | null;
  images: CarrierImages;
  /** Reason code of a rejection or error; else null. */
  code: string | null;
  /** Display text, at most 500 characters. */
  message: string | null;
}

/** The carrier's numbers of the shipment to change or cancel. */
export interface TenderedNumbers {
  proNumber: string | null;
  pickupNumber: string | null;
}

/** State of a pickup at the carrier. `attempted`: the driver left without the freight and comes again. */
export interface PickupStatus {
  state: 'accepted' | 'rescheduled' | 'en_route' | 'arrived' | 'departed' | 'attempted' | 'cancelled';
  pickupNumber: string;
  /** Pickup code of the standard, such as `310-2`; null without one. */
  code: string | null;
  /** The carrier's text; null without one. */
  message: string | null;
  /** When the driver is expected at the origin. */
  etaAt: Date | null;
  stopsAway: number | null;
}

/** A change or cancellation. */
export interface CarrierNotice {
  /** Idempotency key: the same for every retry. */
  key: string;
  shipment: TenderedShipment;
  numbers: TenderedNumbers;
  /** Text for the carrier's staff. */
  reason: string;
  /** Where the carrier replies to an email; null if the booker has no account any more. */
  replyTo: string | null;
  /** Whether the carrier has to move the pickup. */
  pickupChanged: boolean;
  billOfLading(): Promise<Buffer>;
}

/** `told`: the carrier has received the notice. `unknown`: the notice must be resent. */
export interface NoticeOutcome {
  state: 'told' | 'refused' | 'unknown';
  message: string | null;
}

export const NO_IMAGES: CarrierImages = { bol: null, labels: null };

/** An outcome without carrier numbers. */
export function tenderOutcome(
  state: TenderOutcome['state'],
  code: string | null,
  message: string | null,
  bol: BolTaken | null = null,
): TenderOutcome {
  return {
    state,
    bol,
    pickupNumber: null,
    images: NO_IMAGES,
    code,
    message: message === null ? null : truncate(message, 500),
  };
}
