import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testDatabase, type TestDatabase } from '../support/test-database.js';

/** Columns, in order, of each index that a statement, a retention rule or duplicate key handling references by name. */
const NAMED: Record<string, string> = {
  ix_association_expiry: 'association: status, expires_at',
  ix_audit_entry_action: 'audit_entry: chain, action, occurred_at, id',
  ix_audit_entry_subject: 'audit_entry: chain, subject, occurred_at, id',
  ix_audit_entry_time: 'audit_entry: chain, occurred_at, id',
  ix_audit_entry_user: 'audit_entry: chain, user_id, occurred_at, id',
  ix_carrier_bill_shipment: 'carrier_bill: company_id, shipment_id, received_at',
  ix_carrier_invoice_bol: 'carrier_invoice: company_id, bol_number',
  ix_carrier_invoice_carrier: 'carrier_invoice: company_id, scac, id',
  ix_carrier_invoice_carrier_status: 'carrier_invoice: company_id, scac, status, id',
  ix_carrier_invoice_number: 'carrier_invoice: company_id, number',
  ix_carrier_invoice_open_due: 'carrier_invoice: company_id, open_due_on, id',
  ix_carrier_invoice_pro: 'carrier_invoice: company_id, pro_number',
  ix_carrier_invoice_shipment: 'carrier_invoice: company_id, shipment_id',
  ix_carrier_invoice_status: 'carrier_invoice: company_id, status, id',
  ix_carrier_invoice_verdict: 'carrier_invoice: company_id, status, verdict, id',
  ix_claim_carrier_reference: 'claim: company_id, carrier_reference',
  ix_claim_reference: 'claim: company_id, reference',
  ix_claim_shipment: 'claim: company_id, shipment_id',
  ix_claim_stage: 'claim: company_id, stage, id',
  ix_claim_stage_due: 'claim: company_id, stage, next_due_on, id',
  ix_contact_import_age: 'contact_import: finished_at',
  ix_contact_import_item_status: 'contact_import_item: company_id, import_id, status, position',
  ix_contact_word_contact: 'contact_word: company_id, contact_id, word',
  ix_event_feed_created: 'event_feed: created_at',
  ix_freight_template_created: 'freight_template: company_id, created_at, id',
  ix_idempotency_record_created: 'idempotency_record: created_at',
  ix_inbound_delivery_received: 'inbound_delivery: received_at',
  ix_invitation_company: 'invitation: company_id, is_open, created_at, id',
  ix_invoice_file_age: 'invoice_file: created_at',
  ix_invoice_import_age: 'invoice_import: finished_at',
  ix_known_device_expiry: 'known_device: expires_at',
  ix_mailed_link_expiry: 'mailed_link: expires_at',
  ix_notification_digest_age: 'notification_digest: created_at',
  ix_notification_kind: 'notification: company_id, user_id, kind, state, id',
  ix_notification_state: 'notification: company_id, user_id, state, id',
  ix_notification_subject: 'notification: company_id, user_id, subject_id, state, id',
  ix_notification_summary_age: 'notification_summary: created_at',
  ix_offer_quote: 'offer: company_id, quote_id, revision, id',
  ix_outbox_message_due: 'outbox_message: done_at, failed_at, available_at, id',
  ix_product_created: 'product: company_id, created_at, id',
  ix_quote_created: 'quote: company_id, created_at, id',
  ix_quote_destination_created: 'quote: company_id, destination_state, created_at, id',
  ix_quote_destination_postal: 'quote: company_id, destination_postal_code',
  ix_quote_expiry: 'quote: status, valid_until',
  ix_quote_import_age: 'quote_import: finished_at',
  ix_quote_import_item_quote: 'quote_import_item: company_id, import_id, quote_id',
  ix_quote_import_item_status: 'quote_import_item: company_id, import_id, status, position',
  ix_quote_mode_created: 'quote: company_id, mode, created_at, id',
  ix_quote_origin_created: 'quote: company_id, origin_state, created_at, id',
  ix_quote_origin_postal: 'quote: company_id, origin_postal_code',
  ix_quote_owner_created: 'quote: company_id, created_by, created_at, id',
  ix_quote_pickup: 'quote: company_id, pickup_on, id',
  ix_quote_stage_created: 'quote: company_id, stage, created_at, id',
  ix_quote_stage_valid: 'quote: company_id, stage, valid_order, id',
  ix_quote_status_created: 'quote: company_id, status, created_at, id',
  ix_quote_status_pickup: 'quote: company_id, status, pickup_on, id',
  ix_quote_status_total: 'quote: company_id, status, total_order, id',
  ix_quote_status_valid: 'quote: company_id, status, valid_order, id',
  ix_quote_total: 'quote: company_id, total_order, id',
  ix_quote_valid: 'quote: company_id, valid_order, id',
  ix_quote_word_quote: 'quote_word: company_id, quote_id, word',
  ix_report_day_carrier: 'report_day: company_id, part, scac, ship_on',
  ix_report_day_code: 'report_day: company_id, part, code, ship_on',
  ix_report_month_month: 'report_month: company_id, month_on',
  ix_registration_expiry: 'registration: expires_at',
  ix_report_mailing_due: 'report_mailing: due_at',
  ix_saved_view_shared: 'saved_view: company_id, area, is_shared, name',
  ix_share_link_view_age: 'share_link_view: viewed_at',
  ix_shipment_action_created: 'shipment: company_id, needs_action, created_at, id',
  ix_shipment_action_eta: 'shipment: company_id, needs_action, eta_order, id',
  ix_shipment_action_pickup: 'shipment: company_id, needs_action, pickup_on, id',
  ix_shipment_archived_created: 'shipment: company_id, archived, created_at, id',
  ix_shipment_carrier_created: 'shipment: company_id, scac, created_at, id',
  ix_shipment_check: 'shipment: check_at',
  ix_shipment_created: 'shipment: company_id, created_at, id',
  ix_shipment_destination_created: 'shipment: company_id, destination_state, created_at, id',
  ix_shipment_destination_postal: 'shipment: company_id, destination_postal_code',
  ix_shipment_eta: 'shipment: company_id, eta_order, id',
  ix_shipment_event_shipment: 'shipment_event: company_id, shipment_id, occurred_at, id',
  ix_shipment_exception_kind: 'shipment_exception: company_id, active_kind, shipment_id',
  ix_shipment_exception_urgency: 'shipment_exception: company_id, is_open, urgency, opened_at, id',
  ix_shipment_mode_created: 'shipment: company_id, mode, created_at, id',
  ix_shipment_origin_created: 'shipment: company_id, origin_state, created_at, id',
  ix_shipment_origin_postal: 'shipment: company_id, origin_postal_code',
  ix_shipment_owner_created: 'shipment: company_id, created_by, created_at, id',
  ix_shipment_pickup: 'shipment: company_id, pickup_on, id',
  ix_shipment_stage_created: 'shipment: company_id, stage, created_at, id',
  ix_shipment_stage_eta: 'shipment: company_id, stage, eta_order, id',
  ix_shipment_stage_pickup: 'shipment: company_id, stage, pickup_on, id',
  ix_shipment_status_created: 'shipment: company_id, status, created_at, id',
  ix_shipment_status_eta: 'shipment: company_id, status, eta_order, id',
  ix_shipment_status_pickup: 'shipment: company_id, status, pickup_on, id',
  ix_shipment_word_shipment: 'shipment_word: company_id, shipment_id, word',
  ix_spent_sign_in_state_expiry: 'spent_sign_in_state: expires_at',
  ix_throttle_end: 'throttle: ends_at',
  ix_tracking_subscription_erase: 'tracking_subscription: erase_at',
  ix_user_session_expiry: 'user_session: expires_at',
  ix_webauthn_challenge_expiry: 'webauthn_challenge: expires_at',
  ix_webhook_delivery_age: 'webhook_delivery: created_at',
  uq_association_company_user: 'association: company_id, user_id',
  uq_carrier_bill_version: 'carrier_bill: company_id, connection_id, kind, carrier_key, version',
  uq_company_code: 'company: code',
  uq_company_domain_company: 'company_domain: company_id, domain',
  uq_company_domain_verified: 'company_domain: verified_domain',
  uq_document_version: 'document: company_id, shipment_id, kind, version',
  uq_invitation_open: 'invitation: company_id, email, is_open',
  uq_invoice_file_content: 'invoice_file: company_id, received_sha256',
  uq_passkey_credential: 'passkey: credential_id',
  uq_shipment_bol_number: 'shipment: company_id, bol_number',
  uq_shipment_event_source: 'shipment_event: company_id, shipment_id, source_key',
  uq_shipment_exception_active: 'shipment_exception: company_id, shipment_id, active_kind',
  uq_shipment_loading_key: 'shipment_loading: company_id, entry_key',
  uq_tender_number: 'tender: company_id, shipment_id, number',
  uq_user_account_email: 'user_account: email',
};

const of = (start: string, middles: string[], ends: string[]) =>
  middles.flatMap((middle) => ends.map((end) => `${start}${middle}${end}`));
/** Index names that the code composes. */
const COMPOSED = [
  ...of('ix_carrier_invoice_', ['bol', 'number', 'pro'], ['']),
  ...of('ix_claim_', ['carrier_reference', 'reference'], ['']),
  ...of('ix_', ['contact', 'quote'], ['_import_item_status']),
  ...of('ix_', ['contact', 'quote', 'shipment'], ['_word']).map((name) => `${name}${name.slice(2, -5)}`),
  ...of('ix_quote_', ['', 'status_'], ['created', 'pickup', 'total', 'valid']),
  ...of('ix_quote_', ['stage_'], ['created', 'valid']),
  ...of('ix_shipment_', ['', 'action_', 'stage_', 'status_'], ['created', 'pickup', 'eta']),
];

const source = join(import.meta.dirname, '../../src');
let db: TestDatabase;

/** `table: columns` by index name. */
async function migratedIndexes(): Promise<Record<string, string>> {
  const rows = await db.dataSource.query<{ name: string; columns: string }[]>(
    `SELECT index_name AS name, CONCAT(table_name, ': ', GROUP_CONCAT(column_name ORDER BY seq_in_index SEPARATOR ', ')) AS columns
       FROM information_schema.statistics WHERE table_schema = DATABASE() AND index_name <> 'PRIMARY' GROUP BY table_name, index_name`,
  );
  return Object.fromEntries(rows.map(({ name, columns }) => [name, columns]));
}

/** Index names in the code, except entities and migrations, which define them. */
function namesInCode(): string[] {
  const files = globSync('{modules,platform,bin}/**/*.ts', { cwd: source }).filter(
    (name) => !/[.-]spec\.ts$|\.entity\.ts$/.test(name),
  );
  const names = files.flatMap(
    (name) => readFileSync(join(source, name), 'utf8').match(/(?<=[`'(])(?:ix|uq)_[a-z_]*[a-z](?=[`')])/g) ?? [],
  );
  return [...new Set([...names, ...COMPOSED])].sort();
}

beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

describe('indexes that the code references by name', () => {
  it('are the ones listed here', () => {
    expect(namesInCode()).toEqual(Object.keys(NAMED).sort());
  });

  it('exist in the migrated schema with these columns', async () => {
    const indexes = await migratedIndexes();
    expect(Object.fromEntries(Object.keys(NAMED).map((name) => [name, indexes[name]]))).toEqual(NAMED);
  });
});
