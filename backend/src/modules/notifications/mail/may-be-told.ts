import { permissionsOf } from '../../../contributions/permissions.js';
import { NOTIFICATION_KINDS } from '../domain/notification-kinds.js';
import type { WaitingMail } from '../persistence/deliveries.repository.js';

/** Whether the person still belongs to the company and may still know of it; both can have changed since it was put into their inbox. */
export function mayBeTold({ kind, role, seesPrices }: Pick<WaitingMail, 'kind' | 'role' | 'seesPrices'>): boolean {
  const { permission } = NOTIFICATION_KINDS[kind];
  return role !== null && (permission === null || permissionsOf(role, seesPrices).has(permission));
}
