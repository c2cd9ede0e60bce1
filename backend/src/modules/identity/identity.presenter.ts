import { ROLE_PERMISSIONS } from '../../platform/auth/permissions.js';
import type { SessionDto } from './identity.dto.js';
import type { StoredSession } from './persistence/sessions.repository.js';

/** The session as the front ends read it. */
export function presentSession({ user, company }: StoredSession, demonstration: boolean): SessionDto {
  const { mustChangePassword, ...person } = user;
  const permissions = company === null ? [] : [...ROLE_PERMISSIONS[company.role]].sort();
  return { user: person, company, permissions, mustChangePassword, demonstration };
}
