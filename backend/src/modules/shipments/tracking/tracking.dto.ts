import { IsIn, IsNumber, Matches, Max, Min } from 'class-validator';
import { MayBeMissing } from '../../../platform/http/validation/dto-fields.js';
import { Nested } from '../../../platform/http/validation/nested.js';
import { OneLine, MultiLine } from '../../../platform/http/validation/text.js';
import { IsLocalDate, IsUtcInstant } from '../../../platform/http/validation/formats.js';
import type { AppointmentState } from '../domain/shipment-event.js';
import type { EtaBasis } from '../domain/eta.js';
import type { ExceptionKind } from '../domain/exception-kinds.js';
import { MANUAL_EVENT_TYPES, type ManualEventType } from '../domain/manual-events.js';
import type { ShipmentStatus } from '../domain/shipment-status.js';
import { msg } from '../../../messages/message.js';
import { ruleText } from '../../../platform/http/validation/constraint-messages.js';

/** The five axes of a shipment (freight.md §3.2), each projected from the event log. */
export class ShipmentAxesDto {
  execution: ShipmentStatus;
  /** `not_needed`, `needed`, `requested`, `secured`, `missed` or `rescheduled`. */
  pickupAppointment: AppointmentState;
  /** Same as for pickup. */
  deliveryAppointment: AppointmentState;
  customs: 'none' | 'docs_pending' | 'docs_ready' | 'submitted' | 'in_bond' | 'hold' | 'cleared';
  /** `preliminary`: the carrier's charges before its invoice. */
  billing: 'estimated' | 'preliminary' | 'invoiced' | 'disputed' | 'approved' | 'paid' | 'closed';
  /** Proof of delivery: `none` before delivery. */
  pod: 'none' | 'pending' | 'available';
}

/** Age of the tracking information. */
export class FreshnessDto {
  /** `none`: no updates expected; `stale`: no update for 24 hours in transit (48 around a weekend). */
  state: 'none' | 'fresh' | 'stale';
  /** UTC instant of the newest event. */
  lastEventAt: string | null;
  /** UTC instant at which tracking becomes stale; null when no event is expected. */
  staleAt: string | null;
}

/** The next expected event. */
export class NextEventDto {
  /** Type of the expected event, such as `picked_up`. */
  event: string;
  /** Description. */
  text: string;
  /** UTC due date; null if none is set. */
  by: string | null;
  /** Whether `by` has passed. */
  overdue: boolean;
}

/** The next expected event and its location. */
export class ExpectedNextDto extends NextEventDto {
  /** IANA time zone of the expected location. */
  timeZone: string;
}

/** An open exception of a shipment. */
export class OpenExceptionDto {
  kind: ExceptionKind;
  severity: 'info' | 'warning' | 'high' | 'critical';
  /** What happened and what to do. */
  text: string;
}

/** Estimated arrival, as in lists. */
export class EtaSummaryDto {
  /** Local date at the destination. */
  on: string;
  /**
   * What it is computed from. `carrier`: the carrier's own estimate; `terminal`: the last terminal scan and the transit days left; `attempt`: a failed delivery; `pickup`: the
   * pickup and the transit standard; `promised`: the planned pickup and the transit standard; `delivery`: out for delivery; `delayed`: the
   * carrier reports a delay without a date; `overdue`: every estimate has passed.
   */
  basis: EtaBasis;
  /** The basis in words, such as "From terminal scan in Memphis, TN and 2 business days left". */
  text: string;
  /** Operating days of the carrier after the last promised delivery date; 0 when on time. */
  daysLate: number;
}

/** Estimated arrival. */
export class EtaDto extends EtaSummaryDto {
  /** UTC instant, if reported by the carrier. */
  at: string | null;
  /** IANA time zone of the destination. */
  timeZone: string;
  /** UTC instant since which the basis is known. */
  since: string;
  /** Location of the terminal scan, such as "Memphis, TN". */
  place: string | null;
  /** Transit days that the basis counts to delivery, by the carrier's calendar. */
  daysLeft: number | null;
}

/** An exception of a shipment (freight.md §3.4). */
export class ShipmentExceptionDto {
  /** `exc_` and a ULID. */
  id: string;
  kind: ExceptionKind;
  severity: 'info' | 'warning' | 'high' | 'critical';
  /** What happened and what to do. */
  text: string;
  /** Why the carrier declined the tender, in its words; null for other exceptions and without a reason. */
  reason: string | null;
  /** UTC instant. */
  openedAt: string;
  /** UTC instant at which it should be resolved: 4 hours after opening if critical, 8 if high, 24 for a warning, 72 for information. */
  dueAt: string;
  /** UTC instant at which it cleared automatically; null while the problem exists. */
  endedAt: string | null;
  /** Owner of the exception. */
  ownerId: string | null;
  ownerName: string | null;
  /** UTC instant until which it is snoozed. */
  snoozedUntil: string | null;
  /** Resolution; null while it is open. */
  resolution: string | null;
  /** UTC instant. */
  resolvedAt: string | null;
}

/** Location of an event; unknown fields are null. */
export class EventPlaceDto {
  name: string | null;
  city: string | null;
  /** State or province. */
  state: string | null;
  postalCode: string | null;
  country: string | null;
  /** Degrees. */
  latitude: number | null;
  longitude: number | null;
}

/** An event of the timeline. */
export class TimelineEventDto {
  /** `sev_` and a ULID. */
  id: string;
  /** Event type, such as `picked_up`; `unknown` for a code without effect on the status. */
  type: string;
  /** Description. */
  text: string;
  /** UTC instant at which it happened. */
  occurredAt: string;
  /** IANA time zone of the location where it happened. */
  timeZone: string;
  /** UTC instant at which Lading received it. */
  receivedAt: string;
  /** Whether it was reported after a newer one. */
  late: boolean;
  source: 'lading' | 'carrier' | 'pull' | 'member';
  /** User who entered it; null for events that were not entered manually. */
  actorName: string | null;
  place: EventPlaceDto | null;
  /** The carrier's own code. */
  code: string | null;
  /** Reason for the user. */
  reason: string | null;
  /** The carrier's message; null without permission to edit shipments. */
  raw: object | null;
}

/** Past events of a shipment, freshness of tracking, and the next expected event. */
export class TimelineDto {
  /** Newest first, at most 500. */
  items: TimelineEventDto[];
  axes: ShipmentAxesDto;
  freshness: FreshnessDto;
  /** Null when no event is expected. */
  expectedNext: ExpectedNextDto | null;
  /** Null without any date. */
  eta: EtaDto | null;
  /** Newest first, including cleared and resolved exceptions. */
  exceptions: ShipmentExceptionDto[];
}

/** Location of a manual event. */
export class NewEventPlaceDto {
  @MayBeMissing()
  @OneLine({ max: 60 })
  city?: string;

  /** Two-letter state or province. */
  @MayBeMissing()
  @Matches(/^[A-Z]{2}$/, { message: ruleText(msg`Enter two capital letters.`) })
  state?: string;

  /** Degrees. */
  @MayBeMissing()
  @IsNumber()
  @Min(-90)
  @Max(90)
  latitude?: number;

  /** Degrees. */
  @MayBeMissing()
  @IsNumber()
  @Min(-180)
  @Max(180)
  longitude?: number;
}

/** A manual event. */
export class NewShipmentEventDto {
  /** `delivery_time_corrected` and `delivery_reversed` require a manager. */
  @IsIn(MANUAL_EVENT_TYPES)
  type: ManualEventType;

  /** UTC instant at which it happened, not in the future; of `delivery_time_corrected`, the right time of delivery. */
  @IsUtcInstant()
  occurredAt: string;

  /** Reason for the manual entry, such as "reported by the driver". */
  @MultiLine({ min: 3, max: 500 })
  reason: string;

  @MayBeMissing()
  @Nested(() => NewEventPlaceDto)
  place?: NewEventPlaceDto;

  /** Local date at the destination, of `estimated_arrival`. */
  @MayBeMissing()
  @IsLocalDate()
  etaOn?: string;

  /** Key of the entry. A repeated request with the same key adds no second event. */
  @MayBeMissing()
  @Matches(/^[\x21-\x7e]{8,60}$/, { message: ruleText(msg`Enter 8 to 60 printable characters.`) })
  key?: string;
}
