import type { AuditDetails } from '../../../platform/audit/audit-entry.js';
import type { Actor } from '../../../platform/auth/actor.js';
import type { ShipmentActivityRow } from './persistence/shipment-activity.sql.js';
import type { ShipmentActivityDto } from './shipment-activity.dto.js';

/** Property names of amounts in entries, such as `acceptedFee` and `totalBefore`. */
const AMOUNT = /fee|total|price|amount|charge/i;

/** Amounts only with `price.read`. */
export function presentShipmentActivity(
  { permissions }: Actor,
  { createdAt, details, ...row }: ShipmentActivityRow,
): ShipmentActivityDto {
  const recorded = details === null ? {} : (JSON.parse(details) as AuditDetails);
  const visible = permissions.has('price.read')
    ? recorded
    : Object.fromEntries(Object.entries(recorded).filter(([name]) => !AMOUNT.test(name)));
  return { ...row, occurredAt: createdAt.toISOString(), details: visible };
}
