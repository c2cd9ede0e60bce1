import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { parseJson } from '../../../platform/database/columns.js';
import { Database } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/http/domain-error.js';
import { EVENT_TEXTS } from '../domain/event-texts.js';
import { BOOKED } from '../domain/projection.js';
import type { EventPlace, ShipmentEventType } from '../domain/shipment-event.js';
import { ShipmentExceptionsRepository } from '../exceptions/persistence/shipment-exceptions.repository.js';
import { ShipmentLogRepository } from './persistence/shipment-log.repository.js';
import { presentException, presentPlace, presentTracking } from './tracking.presenter.js';
import type { TimelineDto, TimelineEventDto } from './tracking.dto.js';

const EVENTS_MAX = 500;

interface TimelineRow {
  id: string;
  type: ShipmentEventType;
  occurredAt: Date;
  timeZone: string;
  receivedAt: Date;
  source: TimelineEventDto['source'];
  actorName: string | null;
  place: unknown;
  code: string | null;
  reason: string | null;
  raw: unknown;
}

/** What has happened to a shipment, for its page. */
@Injectable()
export class Timeline {
  constructor(
    private readonly database: Database,
    private readonly repository: ShipmentLogRepository,
    private readonly exceptions: ShipmentExceptionsRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound */
  async of({ companyId, permissions }: Actor, shipmentId: string): Promise<TimelineDto> {
    const shipment = await this.repository.find(companyId, shipmentId);
    if (shipment === null) throw new NotFound();
    const [rows, exceptions] = await Promise.all([
      this.rows(companyId, shipmentId),
      this.exceptions.of(companyId, shipmentId),
    ]);
    const withRaw = permissions.has('shipment.edit');
    return {
      items: rows.map((row) => present(row, isLate(row, rows), withRaw)),
      ...presentTracking(shipment.tracking?.state ?? BOOKED, shipment.terms, this.clock.now()),
      exceptions: exceptions.map(presentException),
    };
  }

  private rows(companyId: string, shipmentId: string): Promise<TimelineRow[]> {
    return this.database.query<TimelineRow>(
      `SELECT e.id, e.type, e.occurred_at AS occurredAt, e.time_zone AS timeZone, e.received_at AS receivedAt, e.source, u.full_name AS actorName, e.place, e.code,
         e.reason, e.raw
       FROM shipment_event e LEFT JOIN user_account u ON u.id = e.actor_id
       WHERE e.company_id = ? AND e.shipment_id = ? ORDER BY e.occurred_at DESC, e.id DESC LIMIT ?`,
      [companyId, shipmentId, EVENTS_MAX],
    );
  }
}

/** Whether something newer had been reported before it. */
function isLate({ occurredAt, receivedAt }: TimelineRow, rows: readonly TimelineRow[]): boolean {
  return rows.some((other) => other.occurredAt > occurredAt && other.receivedAt < receivedAt);
}

function present(
  { occurredAt, receivedAt, place, raw, ...row }: TimelineRow,
  late: boolean,
  withRaw: boolean,
): TimelineEventDto {
  const where = parseJson<EventPlace | null>(place);
  return {
    ...row,
    text: EVENT_TEXTS[row.type],
    occurredAt: occurredAt.toISOString(),
    receivedAt: receivedAt.toISOString(),
    late,
    place: where === null ? null : presentPlace(where),
    raw: withRaw ? parseJson<object | null>(raw) : null,
  };
}
