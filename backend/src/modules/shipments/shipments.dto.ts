import { OmitType } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';
import { DocumentDto, type UploadKind } from '../documents/index.js';
import {
  AccessorialDto,
  BillToDto,
  CarrierSummaryDto,
  ChargeLineDto,
  CustomsDto,
  DeliveryRequirementDto,
  HandlingUnitDto,
  MoneyDto,
  OfferTermDto,
  PickupWindowDto,
  ReferenceDto,
  StopDto,
  TemperatureRangeDto,
} from '../rating/index.js';
import { CancellationDto } from './cancel/cancel.dto.js';
import { TenderSummaryDto } from './tender/tender.dto.js';
import type { ShipmentStatus } from './domain/shipment-status.js';
import {
  EtaDto,
  EtaSummaryDto,
  ExpectedNextDto,
  FreshnessDto,
  NextEventDto,
  OpenExceptionDto,
  ShipmentAxesDto,
} from './tracking/tracking.dto.js';
import { msg } from '../../messages/message.js';
import { ruleText } from '../../platform/http/validation/constraint-messages.js';

const MANIFEST_NUMBER = /^[A-Z0-9]{4,25}$/;

/** Origin or destination of a shipment. */
export class ShipmentPlaceDto {
  /** Company or location name. */
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
  /** Shipment number, such as S-000317. */
  number: string;
  /** Execution state. */
  status: ShipmentStatus;
  carrier: CarrierSummaryDto;
  /** LTL, VLTL or FTL. */
  mode: string;
  /** GS1 shipment number of 17 digits, printed on the bill of lading. */
  bolNumber: string;
  /** PRO number: the carrier's number for the freight bill; null until assigned. */
  proNumber: string | null;
  origin: ShipmentPlaceDto;
  destination: ShipmentPlaceDto;
  /** Local date at the origin. */
  pickupOn: string;
  /** Expected local delivery date at the destination by the booked offer. */
  estimatedDeliveryOn: string | null;
  /** First and last local delivery date that the booked offer promised. */
  earliestDeliveryOn: string | null;
  latestDeliveryOn: string | null;
  /** ETA as a local date at the destination. */
  etaOn: string | null;
  /** ETA with its basis; null without an estimate and after arrival. */
  eta: EtaSummaryDto | null;
  /** UTC instant. */
  deliveredAt: string | null;
  /** Proof of delivery: `none` before delivery. */
  pod: 'none' | 'pending' | 'available';
  /** UTC instant of the newest event. */
  lastEventAt: string | null;
  /** Last known location, such as "Dallas, TX". */
  lastPlace: string | null;
  /** Null when no event is expected. */
  expectedNext: NextEventDto | null;
  /** Open exceptions. */
  exceptions: OpenExceptionDto[];
  /** Closed long ago: its events and unbooked offers are stored compressed. */
  archived: boolean;
  /** Sum over all rows. */
  handlingUnitCount: number;
  /** Whole pounds. */
  totalWeight: number;
  /** Null without permission to see prices. */
  total: MoneyDto | null;
  /** UTC instant of booking. */
  createdAt: string;
}

/** An event of a shipment. */
export class ShipmentEventDto {
  /** `sev_` and a ULID. */
  id: string;
  /** Event type, such as `booked`. */
  type: string;
  /** UTC instant at which it happened. */
  occurredAt: string;
  /** IANA time zone of the location where it happened. */
  timeZone: string;
  /** UTC instant at which Lading received it. */
  receivedAt: string;
  /** Source of the event: `user` or a connector. */
  source: string;
}

/** An accessorial service. */
export class ShipmentAccessorialDto {
  /** DSDC eBOL code, such as LFTD. */
  code: string;
  /** Description. */
  name: string;
  /** Details such as the amount to collect; null if none were given. */
  details: AccessorialDto | null;
}

/** Who pays the carrier. */
export class ShipmentPaymentDto {
  terms: 'prepaid' | 'collect' | 'third_party';
  /** Null for a company without an address. */
  billTo: BillToDto | null;
  /** Whether the company itself pays. */
  byCompany: boolean;
}

/** Declaration for customs. */
export class ShipmentCustomsDto extends CustomsDto {
  /** Shipment control number of the ACE manifest into the United States (PAPS). */
  @IsOptional()
  @Matches(MANIFEST_NUMBER, { message: ruleText(msg`Must have 4 to 25 capital letters and digits.`) })
  aceNumber?: string | null;

  /** Cargo control number of the ACI manifest into Canada (PARS). */
  @IsOptional()
  @Matches(MANIFEST_NUMBER, { message: ruleText(msg`Must have 4 to 25 capital letters and digits.`) })
  aciNumber?: string | null;
}

/** A shipment with all details. */
export class ShipmentDto extends OmitType(ShipmentSummaryDto, ['expectedNext', 'eta'] as const) {
  axes: ShipmentAxesDto;
  freshness: FreshnessDto;
  /** ETA with its basis; null without an estimate and after arrival. */
  eta: EtaDto | null;
  /** Null when no event is expected. */
  expectedNext: ExpectedNextDto | null;
  quoteId: string;
  /** Quote number, such as Q-001042. */
  quoteNumber: string;
  /** `direct` if one carrier moves the freight all the way, otherwise `interline`. */
  service: string;
  /** The carrier's quote number of the booked offer; null for tariffs. */
  carrierQuoteNumber: string | null;
  /** With name, street, city, state and contact at both ends. */
  stops: StopDto[];
  /** IANA time zones of the stops, in stop order. */
  timeZones: string[];
  pickup: PickupWindowDto;
  /** Required delivery date; null without one. */
  delivery: DeliveryRequirementDto | null;
  /** Trailer of a truckload. */
  equipment: string | null;
  /** Temperature range of a refrigerated trailer. */
  temperature: TemperatureRangeDto | null;
  /** Null for shipments booked before payment terms were stored. */
  payment: ShipmentPaymentDto | null;
  /** Whether it crosses the border between the United States and Canada. */
  crossBorder: boolean;
  /** Declaration for customs; null if none was entered. */
  customs: ShipmentCustomsDto | null;
  /** Units of the handling units' dimensions and weights. */
  units: 'imperial' | 'metric';
  /** With the rated class of each commodity. */
  handlingUnits: HandlingUnitDto[];
  /** Services included in the price. */
  accessorials: ShipmentAccessorialDto[];
  references: ReferenceDto[];
  /** Declared value of the freight; null without one. */
  declaredValue: MoneyDto | null;
  /** Instructions for the whole shipment, one paragraph per line. */
  instructions: string | null;
  /** Charges as booked; null without permission to see prices. */
  lines: ChargeLineDto[] | null;
  /** Charges that the booked offer names without including them, such as detention; null without permission to see prices. */
  terms: OfferTermDto[] | null;
  /** The carrier's maximum liability for loss or damage; null if the carrier gives none, and without permission to see prices. */
  liability: MoneyDto | null;
  /** Newest first, at most 100. */
  events: ShipmentEventDto[];
  /** Newest version first; empty without permission to read documents. */
  documents: DocumentDto[];
  /** Document types that the user may upload. */
  uploadKinds: UploadKind[];
  tender: TenderSummaryDto;
  cancellation: CancellationDto;
  /** Increases with every change by a user. Send it with a change. */
  version: number;
  /** UTC instant. */
  updatedAt: string;
}
