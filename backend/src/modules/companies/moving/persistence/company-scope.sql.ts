import { RESTRICTED_PREFIX } from '../../../../kernel/identifiers/gs1.js';
import type { RowScope, StoredTable } from '../../../../platform/backup/persistence/table-reader.sql.js';

const BY_COMPANY = 'company_id = ?';

/** Tables without a `company_id` that have rows of a company. */
const OF_COMPANY: Readonly<Record<string, string>> = {
  audit_chain: 'chain = ?',
  audit_entry: 'chain = ?',
  company: 'id = ?',
  company_domain_code: 'domain_id IN (SELECT id FROM company_domain WHERE company_id = ?)',
  gs1_serial: `prefix = '${RESTRICTED_PREFIX}' OR prefix = (SELECT gs1_prefix FROM company WHERE id = ?)`,
  invitation_link: 'invitation_id IN (SELECT id FROM invitation WHERE company_id = ?)',
  sscc_serial: `prefix = '${RESTRICTED_PREFIX}' OR prefix = (SELECT gs1_prefix FROM company WHERE id = ?)`,
};

/** Tables of users, with the column that has the user. */
const OF_USERS: Readonly<Record<string, string>> = {
  external_identity: 'user_id',
  notification_preference: 'user_id',
  notification_setting: 'user_id',
  passkey: 'user_id',
  recovery_code: 'user_id',
  totp_factor: 'user_id',
  user_account: 'id',
};

/** Keys of the activity log, without which entries signed with an earlier key cannot be verified. */
const WHOLE = new Set(['audit_key']);

/** Tables that do not move, with reasons. */
export const LEFT_BEHIND: Readonly<Record<string, string>> = {
  demonstration: 'belongs to the installation',
  event_feed: 'only for open pages, and kept for a day; its numbers are those of the installation',
  known_device: 'cookies of the address of the installation',
  mailed_link: 'open the address of the installation; valid for minutes',
  mailed_link_token: 'see mailed_link',
  periodic_job: 'belongs to the installation',
  registration: 'of users without an account',
  registration_link: 'see registration',
  spent_sign_in_state: 'of sign-ins in progress; valid for minutes',
  throttle: 'counters of minutes and hours',
  user_session: 'users sign in at the new address',
  webauthn_challenge: 'of sign-ins in progress; valid for minutes',
};

export type Belonging = 'company' | 'users' | 'whole' | 'left behind';

/** To whom the rows of a table belong. @throws Error for a table without a rule */
export function belongingOf({ name, columns }: Pick<StoredTable, 'name' | 'columns'>): Belonging {
  if (name in LEFT_BEHIND) return 'left behind';
  if (WHOLE.has(name)) return 'whole';
  if (name in OF_USERS) return 'users';
  if (name in OF_COMPANY || columns.some((column) => column.name === 'company_id')) return 'company';
  throw new Error(`The table ${name} has no rule for companies that move: add it to company-scope.sql.ts.`);
}

/** Rows of a company in one of its tables. */
export function rowsOfCompany(table: string, companyId: string): RowScope {
  return { where: OF_COMPANY[table] ?? BY_COMPANY, params: [companyId] };
}

/** Rows of users in one of their tables. */
export function rowsOfUsers(table: string, userIds: readonly string[]): RowScope {
  return userIds.length === 0
    ? { where: 'FALSE', params: [] }
    : { where: `${userColumn(table)} IN (?)`, params: [userIds] };
}

/** The column of a table of users that has the user. */
export function userColumn(table: string): string {
  return OF_USERS[table] ?? 'user_id';
}

/** The table without a column that the database numbers: rows get new numbers. */
export function withoutNumber(table: StoredTable): StoredTable {
  if (table.nextNumber === null) return table;
  return { ...table, nextNumber: null, columns: table.columns.filter(({ name }) => name !== 'id') };
}

/** What happens to a row that exists at the target already. Otherwise, it is an error. */
export const ON_DUPLICATE: Readonly<Record<string, string>> = {
  audit_chain:
    'ON DUPLICATE KEY UPDATE last_position = VALUES(last_position), last_hash = VALUES(last_hash), key_id = VALUES(key_id), seal = VALUES(seal)',
  audit_key: 'ON DUPLICATE KEY UPDATE id = audit_key.id',
  external_identity: 'ON DUPLICATE KEY UPDATE source = external_identity.source',
  gs1_serial: 'ON DUPLICATE KEY UPDATE `last_value` = GREATEST(gs1_serial.`last_value`, VALUES(`last_value`))',
  sscc_serial: 'ON DUPLICATE KEY UPDATE `last_value` = GREATEST(sscc_serial.`last_value`, VALUES(`last_value`))',
};

/**
 * Tables that periodic jobs change, also for a company that is closed: what they do follows from the rows, and they do it at the target again. Their
 * messages wait at the source for good. The counters are shared with other companies.
 */
export const CHANGED_BY_JOBS: ReadonlySet<string> = new Set([
  'approval_request',
  'association',
  'carrier_check',
  'carrier_connection',
  'carrier_invoice',
  'carrier_subscription',
  'charge_deadline',
  'charge_entry',
  'charge_message',
  'company_export',
  'document',
  'gs1_serial',
  'idempotency_record',
  'inbound_delivery',
  'notification',
  'notification_digest',
  'notification_inbox',
  'notification_mail',
  'notification_summary',
  'outbox_message',
  'quote',
  'quote_carrier_call',
  'quote_event',
  'reclass_event',
  'report_day',
  'report_due',
  'report_mailing',
  'report_mailing_recipient',
  'report_month',
  'report_shipment',
  'shipment',
  'shipment_event',
  'shipment_exception',
  'sscc_serial',
  'tender',
  'webhook',
  'webhook_delivery',
]);

/** Those of them to which only requests add rows. */
export const ADDED_BY_REQUESTS: ReadonlySet<string> = new Set(['idempotency_record', 'quote', 'shipment', 'tender']);

/** Tables whose rows are merged, so that they cannot be compared with the archive. */
export const MERGED: ReadonlySet<string> = new Set(['audit_key', 'external_identity', 'gs1_serial', 'sscc_serial']);
