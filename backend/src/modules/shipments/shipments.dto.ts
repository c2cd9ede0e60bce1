import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { LIMITS } from '../../kernel/limits.js';
import { DocumentDto } from '../documents/index.js';
import { CarrierSummaryDto, ChargeLineDto, HandlingUnitDto, MoneyDto, PickupWindowDto, ReferenceDto, StopDto } from '../rating/index.js';
import { SHIPMENT_STATUSES, type ShipmentStatus } from './domain/shipment-status.js';

/** One end of a shipment in the list. */
export class ShipmentPlaceDto {
  name: string;
  city: string;
  state: string;
  postalCode: string;
}

/** A row of the shipment list. */
export class ShipmentSummaryDto {
  id: string;
  /** Number that people use, such as S-000317. */
  number: string;
  status: ShipmentStatus;
  carrier: CarrierSummaryDto;
  mode: string;
  /** GS1 shipment number of 17 digits, printed on the bill of lading. */
  bolNumber: string;
  /** The carrier's number for the freight bill; null until one is assigned. */
  proNumber: string | null;
  origin: ShipmentPlaceDto;
  destination: ShipmentPlaceDto;
  pickupOn: string;
  estimatedDeliveryOn: string | null;
  handlingUnitCount: number;
  /** Whole pounds. */
  totalWeight: number;
  /** Null without the permission to see prices. */
  total: MoneyDto | null;
  createdAt: string;
}

/** Page of shipments, newest first. */
export class ShipmentListDto {
  items: ShipmentSummaryDto[];
  nextCursor: string | null;
}

/** Something that happened to a shipment. */
export class ShipmentEventDto {
  id: string;
  type: string;
  occurredAt: string;
  timeZone: string;
  receivedAt: string;
  source: string;
}

/** A shipment in full. */
export class ShipmentDto extends ShipmentSummaryDto {
  quoteId: string;
  quoteNumber: string;
  service: string;
  stops: StopDto[];
  /** IANA time zones of the stops, in their order. */
  timeZones: string[];
  pickup: PickupWindowDto;
  units: 'imperial' | 'metric';
  handlingUnits: HandlingUnitDto[];
  accessorials: string[];
  references: ReferenceDto[];
  instructions: string | null;
  /** Charges as booked; null without the permission to see prices. */
  lines: ChargeLineDto[] | null;
  events: ShipmentEventDto[];
  documents: DocumentDto[];
  updatedAt: string;
}

/** Filters and paging of the shipment list. */
export class ShipmentListQuery {
  @IsOptional()
  @IsIn(SHIPMENT_STATUSES)
  status?: ShipmentStatus;

  /** Text in the shipment, BOL or PRO number, names, cities or postal codes. */
  @IsOptional()
  @IsString()
  @MaxLength(60)
  q?: string;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(LIMITS.pageSizeMax)
  limit?: number;

  @IsOptional()
  @IsString()
  @MaxLength(200)
  cursor?: string;
}
