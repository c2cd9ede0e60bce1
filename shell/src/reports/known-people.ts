import type { Session } from '../session/session';

const people = new Set<string>();

/** Names and emails of everyone who was signed in on this page, to be removed from reports. In memory only. */
export const knownPeople = (): readonly string[] => [...people];

/** Remembers whom a session names. */
export function rememberPeople({ user, company }: Session): void {
  for (const value of [user.fullName, user.email, company?.name]) if (value) people.add(value);
}
