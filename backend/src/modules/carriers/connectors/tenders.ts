import { truncate } from '../../../platform/text/truncate.js';
import type { Money } from '../../../kernel/money/money.js';
import type { UnitSystem } from '../../../kernel/measures/weight.js';
import type { DeliveryRequirement, HandlingUnit, PickupWindow, Reference, Stop } from '../../rating/index.js';

/** A shipment as tendered to a carrier. */
export interface TenderedShipment {
  /** Number that people use, like S-000317. */
  number: string;
  bolNumber: string;
  /** From the block that the carrier assigned, or what the carrier has answered; null until it is known. */
  proNumber: string | null;
  /** The carrier's number of the quote that was booked. */
  carrierQuoteNumber: string | null;
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
}

/** A tender, with the results of earlier tries. */
export interface TenderRequest {
  /** Stays the same over every retry, and belongs to one tender only. */
  key: string;
  /** Whether an earlier try may have reached the carrier although no answer came back. */
  retried: boolean;
  shipment: TenderedShipment;
  /** The carrier has taken the bill of lading already: only the pickup is still to be asked for. */
  bol: BolTaken | null;
  /** The bill of lading as a file, for tenders by email. */
  billOfLading(): Promise<Buffer>;
}

/** The carrier's numbers for a bill of lading that it took. */
export interface BolTaken {
  proNumber: string | null;
  confirmation: string | null;
}

/** Documents that a carrier made, as it sent them: not checked yet. */
export interface CarrierImages {
  bol: Buffer | null;
  labels: Buffer | null;
}

/**
 * Result of a tender. `sent`: by email; the carrier replies to a person. `unknown`: it may have arrived, so it has to be
 * sent again with the same key. `failed`: it cannot be sent.
 */
export interface TenderOutcome {
  state: 'accepted' | 'sent' | 'rejected' | 'unknown' | 'failed';
  /** Null until the carrier has taken the bill of lading. */
  bol: BolTaken | null;
  pickupNumber: string | null;
  images: CarrierImages;
  /** Why it was rejected or what went wrong; null otherwise. */
  code: string | null;
  /** For people; at most 500 characters. */
  message: string | null;
}

/** Numbers under which the carrier knows what is to be changed or cancelled. */
export interface TenderedNumbers {
  proNumber: string | null;
  pickupNumber: string | null;
}

/** A changed pickup or a cancellation, for the carrier. */
export interface CarrierNotice {
  /** Stays the same over every retry. */
  key: string;
  shipment: TenderedShipment;
  numbers: TenderedNumbers;
  /** For people at the carrier. */
  reason: string;
  billOfLading(): Promise<Buffer>;
}

/** `told`: the carrier has the notice. `unknown` has to be sent again. */
export interface NoticeOutcome {
  state: 'told' | 'refused' | 'unknown';
  message: string | null;
}

export const NO_IMAGES: CarrierImages = { bol: null, labels: null };

/** An outcome without any number of the carrier. */
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
