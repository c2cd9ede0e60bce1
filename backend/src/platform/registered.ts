/**
 * Names that the application gives to its permissions, roles, ids, events and audit actions. The application declares them by declaration
 * merging (`backend/src/contributions/contributions.ts`), so platform types are closed lists that the platform itself does not know.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Its properties are declared where the modules' names are collected.
export interface Registered {}

/** What a member or an API key may do in a company. */
export type Permission = Registered['permission'];

/** What a member is in a company. */
export type Role = Registered['role'];

/** Prefix of an id: what the id names. */
export type IdPrefix = Registered['idPrefix'];

/** Kind of an entry of the activity log: thing and past participle. */
export type AuditAction = Registered['auditAction'];

/** Kind of a domain event: `<subject>.<past-tense verb>`. */
export type DomainEventKind = Registered['domainEventKind'];

/** Type of thing that a domain event is about. */
export type EventSubjectType = Registered['eventSubjectType'];
