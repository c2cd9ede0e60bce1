import { ArrayUnique, IsInt, Matches, Max, Min } from 'class-validator';
import { LIMITS } from '../../../kernel/limits.js';
import { MayBeMissing } from '../../../platform/http/validation/dto-fields.js';
import { IsId, IsLocalDate, IsUtcInstant } from '../../../platform/http/validation/formats.js';
import { NestedList } from '../../../platform/http/validation/nested.js';
import { MultiLine, OneLine } from '../../../platform/http/validation/text.js';
import { PagedQuery } from '../../../platform/http/paging/paged-query.dto.js';
import type { ShipmentStatus } from '../domain/shipment-status.js';
import { msg } from '../../../messages/message.js';
import { ruleText } from '../../../platform/http/validation/constraint-messages.js';

const DOOR_MAX = 20;
const SEAL_MAX = 40;
const NOTE_MAX = 300;

/** Which pickups to list. */
export class DockQuery extends PagedQuery {
  /** Local date at the origin; default: today in the time zone of the user. */
  @MayBeMissing()
  @IsLocalDate()
  date?: string;

  /** `nextCursor` of the previous page: id of its last shipment. */
  @MayBeMissing()
  @IsId('shp')
  override cursor?: string;
}

/** Where freight comes from or goes to. */
export class DockPlaceDto {
  name: string;
  city: string;
  state: string;
}

/** A line of handling units of a pickup. */
export class DockUnitDto {
  /** Position in the shipment; 0 is the first. */
  line: number;
  /** Handling units of the line. */
  count: number;
  /** DSDC handling unit code; PAT is a pallet. */
  type: string;
  /** Pieces in all handling units of the line. */
  pieces: number;
  /** Descriptions of the commodities, separated by commas. */
  description: string;
  /** Gross weight of the line, in the unit of `weightUnit`. */
  weight: number;
  weightUnit: 'lb' | 'kg';
  /** Handling units on the truck by the last entry; null if not recorded. */
  loaded: number | null;
}

/** The serial shipping container code of a handling unit. */
export class DockLabelDto {
  /** Line of the handling unit. */
  line: number;
  /** 18 digits. */
  sscc: string;
}

/** What the dock recorded so far: the last value of each field; null if not recorded. */
export class DockRecordDto {
  door: string | null;
  trailer: string | null;
  seal: string | null;
  /** Name of the driver who signed. */
  signedBy: string | null;
  note: string | null;
  /** UTC instant of the last entry. */
  loadedAt: string | null;
}

/** A pickup of the day. It has no prices. */
export class DockPickupDto {
  /** `shp_` and a ULID. */
  shipmentId: string;
  /** Shipment number, such as S-000317. */
  number: string;
  status: ShipmentStatus;
  scac: string;
  carrierName: string;
  /** LTL, VLTL or FTL. */
  mode: string;
  /** GS1 shipment number of 17 digits. */
  bolNumber: string;
  proNumber: string | null;
  /** Local date at the origin. */
  pickupOn: string;
  /** Local times at the origin, `HH:MM`; null if not specified. */
  readyFrom: string | null;
  closeAt: string | null;
  /** IANA time zone of the origin. */
  timeZone: string;
  origin: DockPlaceDto;
  destination: DockPlaceDto;
  units: DockUnitDto[];
  /** Codes of labels that were printed, at most 200. */
  labels: DockLabelDto[];
  recorded: DockRecordDto;
}

/** A page of pickups of one day, in the order of booking. */
export class DockListDto {
  /** Local date at the origin. */
  date: string;
  items: DockPickupDto[];
  /** Value of `cursor` for the next page; null on the last page. */
  nextCursor: string | null;
}

/** Handling units of one line on the truck. */
export class LoadedLineDto {
  /** Position of the line in the shipment; 0 is the first. */
  @IsInt()
  @Min(0)
  @Max(LIMITS.handlingUnitRows - 1)
  line: number;

  /** Handling units of the line on the truck: a total, not an addition to earlier entries. */
  @IsInt()
  @Min(0)
  @Max(LIMITS.handlingUnitCount)
  loaded: number;
}

/** What the dock did. At least one of the fields besides `key` and `loadedAt` is required. */
export class RecordLoadingDto {
  /** Chosen by the device, unique per entry: an entry that is sent again has no further effect. */
  @Matches(/^[A-Za-z0-9-]{16,64}$/, { message: ruleText(msg`Must have 16 to 64 letters, digits or hyphens.`) })
  key: string;

  /** When it happened, by the clock of the device. A time in the future counts as now. */
  @IsUtcInstant()
  loadedAt: string;

  /** Dock door. */
  @MayBeMissing()
  @OneLine({ min: 1, max: DOOR_MAX })
  door?: string;

  /** Trailer number. */
  @MayBeMissing()
  @OneLine({ min: 1, max: DOOR_MAX })
  trailer?: string;

  /** Numbers of the seals. */
  @MayBeMissing()
  @OneLine({ min: 1, max: SEAL_MAX })
  seal?: string;

  /** Name of the driver who signed. */
  @MayBeMissing()
  @OneLine({ min: 1, max: LIMITS.personName })
  signedBy?: string;

  @MayBeMissing()
  @MultiLine({ min: 1, max: NOTE_MAX })
  note?: string;

  @MayBeMissing()
  @ArrayUnique(({ line }: LoadedLineDto) => line, { message: ruleText(msg`Must name each line once.`) })
  @NestedList(() => LoadedLineDto, { min: 1, max: LIMITS.handlingUnitRows })
  units?: LoadedLineDto[];
}

/** A recorded entry. */
export class LoadingDto {
  /** `ldg_` and a ULID. */
  id: string;
  key: string;
  shipmentId: string;
  /** UTC instant at which it happened. */
  loadedAt: string;
  /** UTC instant at which it was received. */
  recordedAt: string;
}
