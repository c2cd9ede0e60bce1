import { ACCOUNTING } from '../modules/accounting/contributions.js';
import { API_KEYS } from '../modules/api-keys/contributions.js';
import { APPROVALS } from '../modules/approvals/contributions.js';
import { CARRIERS } from '../modules/carriers/contributions.js';
import { COMPANIES } from '../modules/companies/contributions.js';
import { CONTACTS } from '../modules/contacts/contributions.js';
import { DOCUMENTS } from '../modules/documents/contributions.js';
import { EDI } from '../modules/edi/contributions.js';
import { IDENTITY } from '../modules/identity/contributions.js';
import { NOTIFICATIONS } from '../modules/notifications/contributions.js';
import { PRODUCTS } from '../modules/products/contributions.js';
import { QUOTES } from '../modules/quotes/contributions.js';
import { RATING } from '../modules/rating/contributions.js';
import { SAVED_VIEWS } from '../modules/saved-views/contributions.js';
import { SHIPMENTS } from '../modules/shipments/contributions.js';
import { WEBHOOKS } from '../modules/webhooks/contributions.js';
import { PLATFORM_ID_PREFIXES } from '../platform/ids.js';

const ID_PREFIXES = [
  PLATFORM_ID_PREFIXES,
  ACCOUNTING.idPrefixes,
  API_KEYS.idPrefixes,
  APPROVALS.idPrefixes,
  CARRIERS.idPrefixes,
  COMPANIES.idPrefixes,
  CONTACTS.idPrefixes,
  DOCUMENTS.idPrefixes,
  EDI.idPrefixes,
  IDENTITY.idPrefixes,
  NOTIFICATIONS.idPrefixes,
  PRODUCTS.idPrefixes,
  QUOTES.idPrefixes,
  RATING.idPrefixes,
  SAVED_VIEWS.idPrefixes,
  SHIPMENTS.idPrefixes,
  WEBHOOKS.idPrefixes,
] as const;
unique(
  'prefix of ids',
  ID_PREFIXES.flatMap((prefixes) => Object.keys(prefixes)),
);

/** Every permission, with the roles that have it and whether an API key can have it. */
export const PERMISSIONS = {
  ...QUOTES.permissions,
  ...SHIPMENTS.permissions,
  ...CONTACTS.permissions,
  ...COMPANIES.permissions,
  ...CARRIERS.permissions,
  ...WEBHOOKS.permissions,
  ...API_KEYS.permissions,
  ...APPROVALS.permissions,
  ...ACCOUNTING.permissions,
  ...EDI.permissions,
} as const;
unique(
  'permission',
  [QUOTES, SHIPMENTS, CONTACTS, COMPANIES, CARRIERS, WEBHOOKS, API_KEYS, APPROVALS, ACCOUNTING, EDI].flatMap(
    ({ permissions }) => Object.keys(permissions),
  ),
);

/** Every role, in descending order of permissions. */
export const ROLES = COMPANIES.roles;

/** Every kind of entry of the activity log, in alphabetical order. */
export const AUDIT_ACTIONS = unique('audit action', [
  ...ACCOUNTING.auditActions,
  ...API_KEYS.auditActions,
  ...APPROVALS.auditActions,
  ...CARRIERS.auditActions,
  ...COMPANIES.auditActions,
  ...CONTACTS.auditActions,
  ...EDI.auditActions,
  ...IDENTITY.auditActions,
  ...PRODUCTS.auditActions,
  ...QUOTES.auditActions,
  ...SAVED_VIEWS.auditActions,
  ...SHIPMENTS.auditActions,
  ...WEBHOOKS.auditActions,
]).toSorted();

/** Domain events of a company (`freight.md` 7). Webhooks can subscribe to these. */
export const COMPANY_EVENT_KINDS = unique('domain event', [
  ...QUOTES.eventKinds,
  ...SHIPMENTS.eventKinds,
  ...COMPANIES.eventKinds,
  ...CARRIERS.eventKinds,
  ...WEBHOOKS.eventKinds,
]);

/** Security events of an account or a company (`freight.md` 7). Only the user or the company's owners are notified; no webhook is. */
export const SECURITY_EVENT_KINDS = unique('security event', [
  ...IDENTITY.securityEventKinds,
  ...API_KEYS.securityEventKinds,
]);

/** All kinds of domain events. Each has an audience and a text in `notification-kinds.ts`. */
export const DOMAIN_EVENT_KINDS = [...COMPANY_EVENT_KINDS, ...SECURITY_EVENT_KINDS];

export type CompanyEventKind = (typeof COMPANY_EVENT_KINDS)[number];
export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number];

/** Routes whose bodies are signed. */
export const RAW_BODY_ROUTES = [SHIPMENTS.carrierApi];

type KeysOf<T> = T extends unknown ? keyof T : never;

declare module '../platform/registered.js' {
  interface Registered {
    permission: keyof typeof PERMISSIONS;
    role: (typeof ROLES)[number];
    idPrefix: KeysOf<(typeof ID_PREFIXES)[number]>;
    auditAction: (typeof AUDIT_ACTIONS)[number];
    domainEventKind: CompanyEventKind | SecurityEventKind;
    eventSubjectType: (
      | typeof API_KEYS
      | typeof CARRIERS
      | typeof COMPANIES
      | typeof IDENTITY
      | typeof QUOTES
      | typeof SHIPMENTS
      | typeof WEBHOOKS
    )['eventSubjects'][number];
  }
}

/** Returns the names unchanged. @throws Error if two modules declare the same name, so the application does not start */
function unique<const Name extends string>(what: string, names: readonly Name[]): readonly Name[] {
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) throw new Error(`The ${what} ${repeated} is declared twice.`);
  return names;
}
