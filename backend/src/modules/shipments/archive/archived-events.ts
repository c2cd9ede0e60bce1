import { Injectable } from '@nestjs/common';
import { entityRow } from '../../../platform/database/columns-of.js';
import { ArchivedRows } from '../../archive/index.js';
import { ShipmentEventEntity } from '../tracking/persistence/shipment-event.entity.js';

/** Events of archived shipments. A log without a row belongs to an archived shipment, because every shipment has its booking. */
@Injectable()
export class ArchivedEvents {
  constructor(private readonly archived: ArchivedRows) {}

  /** Newest first; JSON as stored. Empty if the shipment is not archived. */
  async of(companyId: string, shipmentId: string): Promise<ShipmentEventEntity[]> {
    const rows = await this.archived.of(companyId, shipmentId, 'shipment_event');
    return rows.map((row) => entityRow(ShipmentEventEntity, row)).sort(newestFirst);
  }
}

function newestFirst(left: ShipmentEventEntity, right: ShipmentEventEntity): number {
  return right.occurredAt.getTime() - left.occurredAt.getTime() || (left.id < right.id ? 1 : -1);
}
