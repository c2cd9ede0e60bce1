import { permissionsOf } from '../../platform/auth/permissions.js';
import type { SessionDto } from './identity.dto.js';
import type { StoredSession } from './persistence/sessions.repository.js';

/** The session as the front ends read it. */
export function presentSession({ user, preferences, company }: StoredSession, demonstration: boolean): SessionDto {
  const { mustChangePassword, ...person } = user;
  const permissions = company === null ? [] : [...permissionsOf(company.role, company.seesPrices)].sort();
  const entered = company === null ? null : { id: company.id, name: company.name, role: company.role };
  return { user: person, preferences, company: entered, permissions, mustChangePassword, demonstration };
}
