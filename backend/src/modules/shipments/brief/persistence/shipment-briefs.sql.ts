import { Injectable } from '@nestjs/common';
import { columnsOf } from '../../../../platform/database/columns-of.js';
import { parseJson } from '../../../../platform/database/columns.js';
import { Database } from '../../../../platform/database/database.js';
import type { ShipmentBody } from '../../domain/shipment-body.js';
import { ShipmentEntity } from '../../persistence/shipment.entity.js';

const KEYS = [
  'id',
  'number',
  'status',
  'mode',
  'carrierName',
  'proNumber',
  'originCity',
  'originState',
  'destinationName',
  'destinationCity',
  'destinationState',
  'pickupOn',
  'pickedUpAt',
  'deliveredAt',
  'estimatedDeliveryOn',
  'earliestDeliveryOn',
  'latestDeliveryOn',
  'etaOn',
  'etaBasis',
  'etaPlace',
  'etaDaysLeft',
  'daysLate',
] as const;

/** What an email says of a shipment; without prices. */
export interface ShipmentBrief extends Pick<ShipmentEntity, (typeof KEYS)[number]> {
  references: ShipmentBody['references'];
  /** IANA zones of the stops, in stop order. */
  timeZones: ShipmentBody['timeZones'];
}

type Row = Omit<ShipmentBrief, 'references' | 'timeZones'> & { references: unknown; timeZones: unknown };

@Injectable()
export class ShipmentBriefs {
  constructor(private readonly database: Database) {}

  /** By id. */
  async of(companyId: string, ids: readonly string[]): Promise<Map<string, ShipmentBrief>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.query<Row>(
      `SELECT ${columnsOf(ShipmentEntity, 's', KEYS)}, JSON_EXTRACT(s.body, '$.references') AS \`references\`, JSON_EXTRACT(s.body, '$.timeZones') AS timeZones
       FROM shipment s WHERE s.company_id = ? AND s.id IN (?)`,
      [companyId, ids],
    );
    return new Map(rows.map((row) => [row.id, readBrief(row)]));
  }
}

function readBrief({ references, timeZones, ...row }: Row): ShipmentBrief {
  return {
    ...row,
    references: parseJson<ShipmentBody['references'] | null>(references) ?? [],
    timeZones: parseJson<ShipmentBody['timeZones']>(timeZones),
  };
}
