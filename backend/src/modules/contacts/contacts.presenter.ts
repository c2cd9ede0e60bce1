import type { ContactDto } from './contacts.dto.js';
import type { ContactRow } from './persistence/contacts.sql.js';

export function presentContact({ id, body, version, createdAt, updatedAt }: ContactRow): ContactDto {
  return { id, ...body, version, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
