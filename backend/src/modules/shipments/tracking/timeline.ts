import { readerText } from '../../../platform/request-context.js';
import { stored } from '../../../messages/message.js';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { parseJson } from '../../../platform/database/columns.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { EVENT_TEXTS } from '../domain/event-texts.js';
import { BOOKED } from '../domain/projection.js';
import type { EventPlace } from '../domain/shipment-event.js';
import { ArchivedEvents } from '../archive/archived-events.js';
import { ShipmentExceptionsRepository } from '../exceptions/persistence/shipment-exceptions.sql.js';
import { ShipmentLogRepository, type TimelineRow } from './persistence/shipment-log.sql.js';
import { presentException, presentPlace, presentTracking } from './tracking.presenter.js';
import type { TimelineDto, TimelineEventDto } from './tracking.dto.js';

const EVENTS_MAX = 500;

/** The timeline of a shipment, for its page. */
@Injectable()
export class Timeline {
  constructor(
    private readonly repository: ShipmentLogRepository,
    private readonly exceptions: ShipmentExceptionsRepository,
    private readonly archived: ArchivedEvents,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound */
  async of({ companyId, permissions }: Actor, shipmentId: string): Promise<TimelineDto> {
    const shipment = await this.repository.find(companyId, shipmentId);
    if (shipment === null) throw new NotFound();
    const [rows, exceptions] = await Promise.all([
      this.events(companyId, shipmentId),
      this.exceptions.of(companyId, shipmentId),
    ]);
    const withRaw = permissions.has('shipment.edit');
    return {
      items: rows.map((row) => present(row, isLate(row, rows), withRaw)),
      ...presentTracking(shipment.tracking?.state ?? BOOKED, shipment.terms, this.clock.now()),
      exceptions: exceptions.map(presentException),
    };
  }

  private async events(companyId: string, shipmentId: string): Promise<TimelineRow[]> {
    const rows = await this.repository.timeline(companyId, shipmentId, EVENTS_MAX);
    if (rows.length > 0) return rows;
    const archived = (await this.archived.of(companyId, shipmentId)).slice(0, EVENTS_MAX);
    return this.repository.withNames(archived);
  }
}

/** Whether a newer event had been received before it. */
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
    text: readerText(EVENT_TEXTS[row.type]),
    reason: row.reason === null ? null : readerText(stored(row.reason)),
    occurredAt: occurredAt.toISOString(),
    receivedAt: receivedAt.toISOString(),
    late,
    place: where === null ? null : presentPlace(where),
    raw: withRaw ? parseJson<object | null>(raw) : null,
  };
}
