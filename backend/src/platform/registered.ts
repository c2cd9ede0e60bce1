/**
 * Names that the application gives to its permissions, roles, ids, events and audit actions. The application declares them by declaration
 * merging (`backend/src/contributions/contributions.ts`), so platform types are closed lists that the platform itself does not know.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Its properties are declared where the modules' names are collected.
export interface Registered {}

/** Permission of a member or an API key in a company. */
export type Permission = Registered['permission'];

/** Role of a member in a company. */
export type Role = Registered['role'];

/** Prefix of an id; it identifies the type of object. */
export type IdPrefix = Registered['idPrefix'];

/** Kind of an activity log entry: object and past participle. */
export type AuditAction = Registered['auditAction'];

/** Kind of a domain event: `<subject>.<past-tense verb>`. */
export type DomainEventKind = Registered['domainEventKind'];

/** Type of the subject of a domain event. */
export type EventSubjectType = Registered['eventSubjectType'];
