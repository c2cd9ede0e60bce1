import { Injectable } from '@nestjs/common';
import { parseJson } from '../../../../platform/database/columns.js';
import { Database } from '../../../../platform/database/database.js';
import type { ShipmentBody } from '../../domain/shipment-body.js';
import type { ShipmentStatus } from '../../domain/shipment-status.js';

/** Columns of a shipment for public links; without prices. */
export interface SharedShipment {
  companyId: string;
  id: string;
  number: string;
  carrierName: string;
  status: ShipmentStatus;
  bolNumber: string;
  proNumber: string | null;
  originName: string;
  originCity: string;
  originState: string;
  destinationName: string;
  destinationCity: string;
  destinationState: string;
  /** Local date at the origin. */
  pickupOn: string;
  /** Local date at the destination that was promised at booking. */
  promisedOn: string | null;
  /** Local date at the destination by the current estimate. */
  etaOn: string | null;
  /** IANA time zone of the destination. */
  timeZone: string;
  /** When the journey ended, by delivery or otherwise; null before that. */
  endedAt: Date | null;
}

/** An event on the public page. */
export interface SharedEvent {
  type: string;
  occurredAt: Date;
  /** IANA time zone of the location where it happened. */
  timeZone: string;
  /** Location of the event, as far as known. */
  city: string | null;
  state: string | null;
}

/** Events other than delivery that end a journey. */
const ENDS = ['cancelled', 'returned', 'lost'];
/** Maximum events on the public page, newest first. */
const EVENTS_SHOWN = 100;

@Injectable()
export class SharedShipments {
  constructor(private readonly database: Database) {}

  async find(companyId: string, id: string): Promise<SharedShipment | null> {
    const rows = await this.database.query<Omit<SharedShipment, 'timeZone'> & { timeZones: unknown }>(
      `SELECT company_id AS companyId, id, number, carrier_name AS carrierName, status, bol_number AS bolNumber, pro_number AS proNumber,
         origin_name AS originName, origin_city AS originCity, origin_state AS originState, destination_name AS destinationName,
         destination_city AS destinationCity, destination_state AS destinationState, pickup_on AS pickupOn, promised_on AS promisedOn, eta_on AS etaOn,
         JSON_EXTRACT(body, '$.timeZones') AS timeZones,
         COALESCE(delivered_at, (SELECT MAX(occurred_at) FROM shipment_event e WHERE e.company_id = s.company_id AND e.shipment_id = s.id AND e.type IN (?))) AS endedAt
       FROM shipment s WHERE company_id = ? AND id = ?`,
      [ENDS, companyId, id],
    );
    const row = rows[0];
    if (row === undefined) return null;
    const { timeZones, ...shipment } = row;
    return { ...shipment, timeZone: parseJson<ShipmentBody['timeZones']>(timeZones).at(-1) ?? 'UTC' };
  }

  /** Newest first. */
  events({ companyId, id }: SharedShipment, types: readonly string[]): Promise<SharedEvent[]> {
    return this.database.query(
      `SELECT type, occurred_at AS occurredAt, time_zone AS timeZone, JSON_UNQUOTE(JSON_EXTRACT(place, '$.city')) AS city,
         JSON_UNQUOTE(JSON_EXTRACT(place, '$.state')) AS state FROM shipment_event
        WHERE company_id = ? AND shipment_id = ? AND type IN (?) ORDER BY occurred_at DESC, id DESC LIMIT ?`,
      [companyId, id, types, EVENTS_SHOWN],
    );
  }
}
