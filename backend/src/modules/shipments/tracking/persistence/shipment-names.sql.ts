import { Injectable } from '@nestjs/common';
import { parseJson } from '../../../../platform/database/columns.js';
import { Database } from '../../../../platform/database/database.js';
import type { ShipmentEntity } from '../../persistence/shipment.entity.js';

/** A shipment found by a carrier's reference. */
export interface NamedShipment {
  id: string;
  originTimeZone: string;
  destinationTimeZone: string;
}

interface NamedRow extends Pick<ShipmentEntity, 'id'> {
  name: string;
  /** JSON. */
  timeZones: unknown;
}

const ASCII = /^[!-~]{1,60}$/;
const NAMES = ['id', 'number', 'bol_number', 'pro_number'];
const FOUND = NAMES.map(
  (column) =>
    `SELECT id, ${column} AS name, JSON_EXTRACT(body, '$.timeZones') AS timeZones FROM shipment WHERE company_id = ? AND carrier_id = ? AND ${column} IN (?)`,
).join(' UNION ALL ');

/** Finds shipments by carriers' references. */
@Injectable()
export class ShipmentNames {
  constructor(private readonly database: Database) {}

  /** Shipments of a carrier by id, number, BOL or PRO number, in one statement. Ambiguous references match no shipment. */
  async find(
    { companyId, carrierId }: { companyId: string; carrierId: string },
    names: readonly string[],
  ): Promise<Map<string, NamedShipment>> {
    const asked = names.filter((name) => ASCII.test(name));
    if (asked.length === 0) return new Map();
    const rows = await this.database.query<NamedRow>(
      FOUND,
      NAMES.flatMap(() => [companyId, carrierId, asked]),
    );
    const found = new Map<string, NamedShipment>();
    for (const [name, shipments] of Map.groupBy(rows, (row) => row.name)) {
      const [shipment, other] = [...new Map(shipments.map((row) => [row.id, row])).values()];
      if (shipment !== undefined && other === undefined) found.set(name, namedOf(shipment));
    }
    return found;
  }
}

function namedOf({ id, timeZones }: NamedRow): NamedShipment {
  const zones = parseJson<string[]>(timeZones);
  return { id, originTimeZone: zones[0] ?? 'UTC', destinationTimeZone: zones.at(-1) ?? 'UTC' };
}
