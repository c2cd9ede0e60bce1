import { Injectable } from '@nestjs/common';
import { columnsOf } from '../../../../platform/database/columns-of.js';
import { parseJson } from '../../../../platform/database/columns.js';
import { Database } from '../../../../platform/database/database.js';
import { ArchivedEvents } from '../../archive/archived-events.js';
import { ShipmentEventEntity } from '../../tracking/persistence/shipment-event.entity.js';

const KEYS = ['occurredAt', 'timeZone', 'receivedAt', 'type', 'source', 'code', 'reason', 'place'] as const;

/** An event of a shipment in the evidence pack. */
export type EvidenceEvent = Pick<ShipmentEventEntity, (typeof KEYS)[number]>;

/** More events than carriers send for one shipment. */
const EVENTS_MAX = 10_000;

/** Reads the log of a shipment. */
@Injectable()
export class EvidenceEventsRepository {
  constructor(
    private readonly database: Database,
    private readonly archived: ArchivedEvents,
  ) {}

  /** In order of occurrence. */
  async list(companyId: string, shipmentId: string): Promise<EvidenceEvent[]> {
    const rows = await this.database.query<EvidenceEvent>(
      `SELECT ${columnsOf(ShipmentEventEntity, 'shipment_event', KEYS)}
       FROM shipment_event WHERE company_id = ? AND shipment_id = ? ORDER BY occurred_at, id LIMIT ${EVENTS_MAX}`,
      [companyId, shipmentId],
    );
    const events: EvidenceEvent[] =
      rows.length > 0 ? rows : (await this.archived.of(companyId, shipmentId)).reverse().map(evidenceOf);
    return events.map((row) => ({ ...row, place: row.place === null ? null : parseJson(row.place) }));
  }
}

function evidenceOf(event: ShipmentEventEntity): EvidenceEvent {
  const { occurredAt, timeZone, receivedAt, type, source, code, reason, place } = event;
  return { occurredAt, timeZone, receivedAt, type, source, code, reason, place };
}
