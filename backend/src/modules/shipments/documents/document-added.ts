import type { NewDomainEvent } from '../../../platform/domain-events/domain-events.js';
import type { ShipmentRow } from '../persistence/shipments.sql.js';

/** Domain event of a new document from a member or a carrier. */
export function documentAdded(
  { companyId, id, number }: Pick<ShipmentRow, 'companyId' | 'id' | 'number'>,
  fileName: string,
  actorId: string | null,
): NewDomainEvent {
  return {
    companyId,
    kind: 'document.added',
    subject: { type: 'shipment', id, label: number },
    actorId,
    value: fileName,
    data: { fileName },
  };
}
