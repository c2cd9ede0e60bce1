import { IntersectionType, OmitType } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn, Matches } from 'class-validator';
import { TableFormat } from '../../../platform/http/files/csv-file.js';
import { MayBeMissing } from '../../../platform/http/validation/dto-fields.js';
import { OneLine } from '../../../platform/http/validation/text.js';
import { IsId, IsLocalDate } from '../../../platform/http/validation/formats.js';
import { CURRENCIES } from '../../../kernel/codes.js';
import { LANE_FILTER } from '../../../kernel/places/lane-filter.js';
import { PagedQuery } from '../../../platform/http/paging/paged-query.dto.js';
import { EXCEPTION_KINDS, type ExceptionKind } from '../domain/exception-kinds.js';
import {
  COUNTED_AS,
  type CountedAs,
  SHIPMENT_MODES,
  SHIPMENT_SORTS,
  SHIPMENT_VIEWS,
  type ShipmentFilter,
  type ShipmentSort,
  type ShipmentView,
} from '../domain/shipment-filter.js';
import { SHIPMENT_STATUSES, type ShipmentStatus } from '../domain/shipment-status.js';
import { ShipmentSummaryDto } from '../shipments.dto.js';
import { msg } from '../../../messages/message.js';
import { ruleText } from '../../../platform/http/validation/constraint-messages.js';

/** Filters, order and paging of the shipment list. */
export class ShipmentListQuery extends PagedQuery implements ShipmentFilter {
  /**
   * `needs_action`: has an open exception above severity info, or a rejected tender; `pickup_today`: not picked up, with pickup today in the user's time zone;
   * `in_transit`: from pickup to delivery; `delivery_today`: of these, those estimated to arrive today; `without_pod`: delivered without proof of delivery;
   * `archived`: archived; default `all`.
   */
  @MayBeMissing()
  @IsIn(SHIPMENT_VIEWS)
  view?: ShipmentView;

  /** Only shipments in this execution state. */
  @MayBeMissing()
  @IsIn(SHIPMENT_STATUSES)
  status?: ShipmentStatus;

  /** Only shipments of this mode. */
  @MayBeMissing()
  @IsIn(SHIPMENT_MODES)
  mode?: (typeof SHIPMENT_MODES)[number];

  /** Only shipments of the carrier with this SCAC. */
  @MayBeMissing()
  @Matches(/^[A-Z]{2,4}$/, { message: ruleText(msg`Enter a SCAC, two to four capital letters.`) })
  carrier?: string;

  /** Only shipments on this lane: `IL>TX`, `606>75201`, `M5V>`, `>TX`; states, provinces or the start of postal codes. */
  @MayBeMissing()
  @Matches(LANE_FILTER, { message: ruleText(msg`Enter a lane like IL>TX, 606>752 or >TX.`) })
  lane?: string;

  /** Only shipments to be picked up on this local date or later. */
  @MayBeMissing()
  @IsLocalDate()
  pickupFrom?: string;

  /** Only shipments to be picked up on this local date or before. */
  @MayBeMissing()
  @IsLocalDate()
  pickupTo?: string;

  /** Only shipments booked by this user: an id, or `me`. */
  @MayBeMissing()
  @Matches(/^(me|usr_[0-9A-Z]{26})$/, { message: ruleText(msg`Enter "me" or a user id.`) })
  owner?: string;

  /** Only shipments with an open exception of this kind. */
  @MayBeMissing()
  @IsIn(EXCEPTION_KINDS)
  exception?: ExceptionKind;

  /** Only shipments that reports count as such: `shipment`: not canceled; `pickup`: also picked up; `delivery`: also delivered, with a promised date. By the figures of reports, which follow within minutes, in the order of `pickup` only: `compared`: with at least two offers; `invoice`: with an invoice that was compared; `claim`: with a claim that was filed; `reclass`, `reweigh`: reported by preliminary charges; `uncoded`: no coding rule applies; `exception`, `accessorial`, `transit`, `cost_center`: with `countedCode`. */
  @MayBeMissing()
  @IsIn(COUNTED_AS)
  counted?: CountedAs;

  /** Kind of exception (open or closed), code of the accessorial, calendar days in transit, or the cost center. Required with these values of `counted`, and not allowed with others. */
  @MayBeMissing()
  @OneLine({ min: 1, max: 60 })
  countedCode?: string;

  /** Only shipments whose booked total is in this currency. */
  @MayBeMissing()
  @IsIn(CURRENCIES)
  currency?: (typeof CURRENCIES)[number];

  /**
   * Search terms, or their beginnings, in the shipment, BOL or PRO number, references, names or locations; all of them must match. Newest first.
   * A page of a search can be short, even empty, and still have a next one, because each page scans a limited number of shipments.
   */
  @MayBeMissing()
  @OneLine({ max: 60 })
  q?: string;

  /**
   * Default `created`, which is also number order, `pickup` with pickup dates, or `eta` with the view `delivery_today`, which allows no other. `pickup` and `eta` can be combined with view, status and, for `pickup`,
   * pickup dates. All other filters and searches allow only `created`. 422 SORT_UNAVAILABLE for unsupported combinations.
   */
  @MayBeMissing()
  @IsIn(SHIPMENT_SORTS)
  sort?: ShipmentSort;

  /** Default `desc` for `created`, otherwise `asc`. */
  @MayBeMissing()
  @IsIn(['asc', 'desc'])
  order?: 'asc' | 'desc';
}

/** Filters, order and format of the exported list. */
export class ShipmentExportQuery extends IntersectionType(
  OmitType(ShipmentListQuery, ['limit', 'cursor'] as const),
  TableFormat,
) {}

/** Shipments of one export. */
export const SELECTED_SHIPMENTS_MAX = 100;

/** Selected shipments of the list. */
export class SelectedShipmentsDto {
  /** In the order of the list. An id of another company is a 404. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(SELECTED_SHIPMENTS_MAX)
  @ArrayUnique()
  @IsId('shp', { each: true })
  shipmentIds: string[];
}

/** A page of shipments, newest first by default. */
export class ShipmentListDto {
  items: ShipmentSummaryDto[];
  /** Value of `cursor` for the next page; null on the last page. */
  nextCursor: string | null;
  /** Number of matching shipments; 10,001 stands for more than 10,000. Null in a search and on every page except the first. */
  total: number | null;
}

/** Number of shipments in each view, counted up to 10,001; 10,001 stands for more than 10,000. */
export class ShipmentCountsDto {
  all: number;
  needsAction: number;
  pickupToday: number;
  inTransit: number;
  deliveryToday: number;
  withoutPod: number;
  archived: number;
}

/** A location of a shipment on the map. */
export class MapPlaceDto {
  city: string;
  /** Two-letter state or province. */
  state: string;
  /** Degrees north. */
  latitude: number;
  /** Degrees east, negative in America. */
  longitude: number;
}

/** Last known position of a shipment. */
export class MapPositionDto {
  /** Location as text, such as the city and state of a terminal. */
  place: string | null;
  /** Degrees north. */
  latitude: number;
  /** Degrees east, negative in America. */
  longitude: number;
}

/** A shipment on the map. */
export class MapShipmentDto {
  /** `shp_` and a ULID. */
  id: string;
  /** Shipment number, such as S-000317. */
  number: string;
  status: ShipmentStatus;
  /** Same condition as the view `needs_action`. */
  needsAction: boolean;
  /** Name of the carrier. */
  carrier: string;
  /** Estimated arrival, a local date at the destination; null if unknown. */
  etaOn: string | null;
  /** Days after the last promised one, business days except for truckloads; 0 if on time. */
  daysLate: number;
  /** UTC instant of the newest event; null before the first one. */
  lastEventAt: string | null;
  /** Null if the location is unknown. */
  origin: MapPlaceDto | null;
  /** Null if the location is unknown. */
  destination: MapPlaceDto | null;
  /** Last known coordinates; null if unknown. */
  last: MapPositionDto | null;
}

/** Shipments on the map. */
export class ShipmentMapDto {
  /** Newest first, at most 500. */
  items: MapShipmentDto[];
  /** Whether there are more than these. */
  more: boolean;
}
