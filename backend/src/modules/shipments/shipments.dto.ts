import { OmitType } from '@nestjs/swagger';
import { DocumentDto } from '../documents/index.js';
import {
  CarrierSummaryDto,
  ChargeLineDto,
  HandlingUnitDto,
  MoneyDto,
  PickupWindowDto,
  ReferenceDto,
  StopDto,
} from '../rating/index.js';
import { CancellationDto } from './cancel/cancel.dto.js';
import { TenderSummaryDto } from './tender/tender.dto.js';
import type { ShipmentStatus } from './domain/shipment-status.js';
import {
  EtaDto,
  ExpectedNextDto,
  FreshnessDto,
  NextEventDto,
  OpenExceptionDto,
  ShipmentAxesDto,
} from './tracking/tracking.dto.js';

/** One end of a shipment in the list. */
export class ShipmentPlaceDto {
  /** Name of the place. */
  name: string;
  city: string;
  /** Two-letter state or province. */
  state: string;
  /** ZIP5, or Canadian postal code or forward sortation area. */
  postalCode: string;
}

/** A row of the shipment list. */
export class ShipmentSummaryDto {
  /** `shp_` and a ULID. */
  id: string;
  /** Number that people use, such as S-000317. */
  number: string;
  /** Execution state. */
  status: ShipmentStatus;
  carrier: CarrierSummaryDto;
  /** LTL, VLTL or FTL. */
  mode: string;
  /** GS1 shipment number of 17 digits, printed on the bill of lading. */
  bolNumber: string;
  /** The carrier's number for the freight bill; null until one is assigned. */
  proNumber: string | null;
  origin: ShipmentPlaceDto;
  destination: ShipmentPlaceDto;
  /** Local date at the origin. */
  pickupOn: string;
  /** Local date at the destination that the booked offer promised. */
  estimatedDeliveryOn: string | null;
  /** Local date at the destination by the latest word on arrival: the carrier's, else the promised one. */
  etaOn: string | null;
  /** UTC instant. */
  deliveredAt: string | null;
  /** Proof of delivery: `none` before delivery. */
  pod: 'none' | 'pending' | 'available';
  /** UTC instant of the newest event. */
  lastEventAt: string | null;
  /** Where it was last heard of, such as "Dallas, TX". */
  lastPlace: string | null;
  /** Null once nothing is awaited. */
  expectedNext: NextEventDto | null;
  /** Open exceptions. */
  exceptions: OpenExceptionDto[];
  /** Sum over all rows. */
  handlingUnitCount: number;
  /** Whole pounds. */
  totalWeight: number;
  /** Null without the permission to see prices. */
  total: MoneyDto | null;
  /** UTC instant of booking. */
  createdAt: string;
}

/** Something that happened to a shipment. */
export class ShipmentEventDto {
  /** `sev_` and a ULID. */
  id: string;
  /** What happened, such as `booked`. */
  type: string;
  /** UTC instant at which it happened. */
  occurredAt: string;
  /** IANA zone of the place where it happened. */
  timeZone: string;
  /** UTC instant at which Lading heard of it. */
  receivedAt: string;
  /** Who said so: `user` or a connector. */
  source: string;
}

/** A service beyond dock-to-dock carriage. */
export class ShipmentAccessorialDto {
  /** DSDC eBOL code, such as LFTD. */
  code: string;
  /** In words. */
  name: string;
}

/** A shipment in full. */
export class ShipmentDto extends OmitType(ShipmentSummaryDto, ['expectedNext'] as const) {
  axes: ShipmentAxesDto;
  freshness: FreshnessDto;
  /** When the freight should arrive, and who says so; null without any date and once it has arrived. */
  eta: EtaDto | null;
  /** Null once nothing is awaited. */
  expectedNext: ExpectedNextDto | null;
  quoteId: string;
  /** Number that people use, such as Q-001042. */
  quoteNumber: string;
  /** Whether one carrier moves the freight all the way: `direct` or `interline`. */
  service: string;
  /** With name, street, city, state and contact at both ends. */
  stops: StopDto[];
  /** IANA time zones of the stops, in their order. */
  timeZones: string[];
  pickup: PickupWindowDto;
  /** What dimensions and weights of the handling units are in. */
  units: 'imperial' | 'metric';
  /** With the class that each commodity was rated at. */
  handlingUnits: HandlingUnitDto[];
  /** Services that the price includes. */
  accessorials: ShipmentAccessorialDto[];
  references: ReferenceDto[];
  /** For the whole shipment, a paragraph a line. */
  instructions: string | null;
  /** Charges as booked; null without the permission to see prices. */
  lines: ChargeLineDto[] | null;
  /** Newest first, at most 100. */
  events: ShipmentEventDto[];
  /** Newest version first; empty without the permission to read documents. */
  documents: DocumentDto[];
  tender: TenderSummaryDto;
  cancellation: CancellationDto;
  /** Counts changes by people; a change names the version that it was made on. */
  version: number;
  /** UTC instant. */
  updatedAt: string;
}
