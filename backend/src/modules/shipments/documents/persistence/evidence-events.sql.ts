import { Injectable } from '@nestjs/common';
import { parseJson } from '../../../../platform/database/columns.js';
import { Database } from '../../../../platform/database/database.js';

/** An event of a shipment in the evidence pack. */
export interface EvidenceEvent {
  occurredAt: Date;
  /** IANA time zone of the location where it happened. */
  timeZone: string;
  receivedAt: Date;
  type: string;
  source: string;
  /** As the carrier sent it. */
  code: string | null;
  reason: string | null;
  place: unknown;
}

/** More events than carriers send for one shipment. */
const EVENTS_MAX = 10_000;

/** Reads the log of a shipment. */
@Injectable()
export class EvidenceEventsRepository {
  constructor(private readonly database: Database) {}

  /** In order of occurrence. */
  async list(companyId: string, shipmentId: string): Promise<EvidenceEvent[]> {
    const rows = await this.database.query<EvidenceEvent>(
      `SELECT occurred_at AS occurredAt, time_zone AS timeZone, received_at AS receivedAt, type, source, code, reason, place
       FROM shipment_event WHERE company_id = ? AND shipment_id = ? ORDER BY occurred_at, id LIMIT ${EVENTS_MAX}`,
      [companyId, shipmentId],
    );
    return rows.map((row) => ({ ...row, place: row.place === null ? null : parseJson(row.place) }));
  }
}
