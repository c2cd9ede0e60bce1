import { Injectable } from '@nestjs/common';
import { columnsOf } from '../../../../platform/database/columns-of.js';
import { parseJson } from '../../../../platform/database/columns.js';
import { Database } from '../../../../platform/database/database.js';
import type { ShipmentBody } from '../../domain/shipment-body.js';
import { ArchivedEvents } from '../../archive/archived-events.js';
import type { EventPlace } from '../../domain/shipment-event.js';
import { ShipmentEntity } from '../../persistence/shipment.entity.js';
import { ShipmentEventEntity } from '../../tracking/persistence/shipment-event.entity.js';

const SHIPMENT_KEYS = [
  'companyId',
  'id',
  'number',
  'carrierName',
  'status',
  'bolNumber',
  'proNumber',
  'originName',
  'originCity',
  'originState',
  'destinationName',
  'destinationCity',
  'destinationState',
  'pickupOn',
  'mode',
  'estimatedDeliveryOn',
  'earliestDeliveryOn',
  'latestDeliveryOn',
  'etaOn',
  'etaBasis',
  'etaPlace',
  'etaDaysLeft',
  'daysLate',
] as const;
const EVENT_KEYS = ['type', 'occurredAt', 'timeZone'] as const;

/** Columns of a shipment for public links; without prices. */
export interface SharedShipment extends Pick<ShipmentEntity, (typeof SHIPMENT_KEYS)[number]> {
  /** IANA time zone of the destination. */
  timeZone: string;
  /** When the journey ended, by delivery or otherwise; null before that. */
  endedAt: Date | null;
}

/** An event on the public page. */
export interface SharedEvent extends Pick<ShipmentEventEntity, (typeof EVENT_KEYS)[number]> {
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
  constructor(
    private readonly database: Database,
    private readonly archived: ArchivedEvents,
  ) {}

  async find(companyId: string, id: string): Promise<SharedShipment | null> {
    const rows = await this.database.query<Omit<SharedShipment, 'timeZone'> & { timeZones: unknown }>(
      `SELECT ${columnsOf(ShipmentEntity, 's', SHIPMENT_KEYS)},
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
  async events({ companyId, id }: SharedShipment, types: readonly string[]): Promise<SharedEvent[]> {
    const rows = await this.database.query<SharedEvent>(
      `SELECT ${columnsOf(ShipmentEventEntity, 'shipment_event', EVENT_KEYS)}, JSON_UNQUOTE(JSON_EXTRACT(place, '$.city')) AS city,
         JSON_UNQUOTE(JSON_EXTRACT(place, '$.state')) AS state FROM shipment_event
        WHERE company_id = ? AND shipment_id = ? AND type IN (?) ORDER BY occurred_at DESC, id DESC LIMIT ?`,
      [companyId, id, types, EVENTS_SHOWN],
    );
    if (rows.length > 0) return rows;
    const archived = (await this.archived.of(companyId, id)).filter(({ type }) => types.includes(type));
    return archived.slice(0, EVENTS_SHOWN).map(sharedOf);
  }
}

function sharedOf({ type, occurredAt, timeZone, place }: ShipmentEventEntity): SharedEvent {
  const where = parseJson<EventPlace | null>(place);
  return { type, occurredAt, timeZone, city: where?.city ?? null, state: where?.state ?? null };
}
