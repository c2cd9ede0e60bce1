// Statements are portable, and tables have one owner, the module whose persistence/ has the entity. Other modules read them only as listed here.
import path from 'node:path';
import { root } from './lib/paths.mjs';
import { unportableStatements } from './testing/portable.mjs';
import { checkOwnership, foreignTables } from './testing/tables.mjs';

/** Tables that modules read in joins beside their owner, so that a list of rows takes one statement. */
const READ_MODELS = [
  {
    table: 'user_account',
    modules: [
      'accounting',
      'api-keys',
      'approvals',
      'companies',
      'documents',
      'notifications',
      'quotes',
      'saved-views',
      'shipments',
    ],
    reason: 'names, email addresses and time zones beside the ids of users',
  },
  {
    table: 'company',
    modules: ['api-keys', 'carriers', 'edi', 'identity', 'notifications', 'quotes', 'shipments', 'webhooks'],
    reason: 'names of companies, and leaving out those that are deleted',
  },
  {
    table: 'company',
    modules: ['platform'],
    reason:
      'readiness reads a real table, which a node outside its cluster cannot; a demonstration needs a database without others; messages of suspended companies wait',
  },
  { table: 'user_account', modules: ['platform'], reason: 'the demonstration is recognized by its account' },
  {
    table: 'association',
    modules: ['api-keys', 'approvals', 'identity', 'notifications', 'quotes', 'shipments', 'webhooks'],
    reason:
      'who is an active member, with which role: sessions, recipients, owners, approvers, requesters, members who set webhooks',
  },
  {
    table: 'audit_entry',
    modules: ['companies', 'shipments'],
    reason: 'the activity log of a company and of a shipment',
  },
  {
    table: 'shipment',
    modules: ['carriers', 'notifications'],
    reason: 'shipments whose events are due; weekly figures',
  },
  { table: 'document', modules: ['shipments'], reason: 'shipments whose documents are past their retention' },
  { table: 'invoice_file', modules: ['documents'], reason: 'the storage that a company uses' },
  { table: 'document_hold', modules: ['companies'], reason: 'a legal hold blocks the deletion of the company' },
  { table: 'api_key', modules: ['quotes'], reason: 'who created the key that requests approval of a booking' },
  { table: 'api_key', modules: ['webhooks'], reason: 'whether the key that set a webhook sees prices' },
  { table: 'saved_view', modules: ['shipments'], reason: 'the saved report that is mailed' },
  {
    table: 'approval_rule',
    modules: ['quotes'],
    reason: 'whether a company has rules, in the first statement of a booking',
  },
  { table: 'carrier', modules: ['quotes'], reason: 'names of carriers beside their calls' },
  { table: 'carrier', modules: ['shipments'], reason: 'calendar and fees of the carrier beside its shipment' },
  { table: 'carrier_connection', modules: ['quotes'], reason: 'the connection of a call' },
  { table: 'quote_carrier_call', modules: ['carriers'], reason: 'response times of a connection' },
  {
    table: 'offer',
    modules: ['quotes', 'shipments'],
    reason: 'the offer of a booking beside its quote; the quoted price in the charges of a shipment',
  },
];

/** Tables that another module writes. */
const WRITERS = [];

const source = path.join(root, 'backend/src');
const uses = checkOwnership(foreignTables(source), READ_MODELS, WRITERS);
const unportable = unportableStatements(source);
for (const problem of [...uses, ...unportable]) console.error(problem);
console.log(
  `${uses.length} uses of tables that another module owns and that are not listed in infra/check-tables.mjs; ${unportable.length} statements that are not portable`,
);
process.exitCode = uses.length + unportable.length === 0 ? 0 : 1;
