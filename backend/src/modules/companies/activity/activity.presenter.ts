import type { AuditDetails } from '../../../platform/audit/audit-entry.js';
import type { ActivityRow } from '../persistence/activity.sql.js';
import type { ActivityDto } from './activity.dto.js';

export function presentActivity({ createdAt, details, ...row }: ActivityRow): ActivityDto {
  return { ...row, occurredAt: createdAt.toISOString(), details: JSON.parse(details) as AuditDetails };
}
