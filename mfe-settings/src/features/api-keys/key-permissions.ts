import type { ApiKey } from '../../shared/types';

export type KeyPermission = ApiKey['permissions'][number];

/** What a key may be allowed to do, in words. */
export const PERMISSION_WORDS: Readonly<Record<KeyPermission, string>> = {
  'quote.read': 'Read quotes',
  'price.read': 'See prices',
  'quote.create': 'Make and change quotes',
  'quote.book': 'Book shipments',
  'shipment.read': 'Read shipments',
  'shipment.edit': 'Change, tender and cancel shipments',
  'document.read': 'Read documents',
  'contact.read': 'Read contacts and products',
  'contact.edit': 'Change contacts and products',
  'company.read': 'Read the company',
  'company.manage': 'Change the company’s profile and rules',
  'tariff.read': 'Read carriers and tariffs',
  'tariff.manage': 'Upload and withdraw tariffs',
  'carrier.manage': 'Connect and change carriers',
  'audit.read': 'Read the activity log',
  'webhook.manage': 'Manage webhooks',
};

/** Permissions by what they are about. */
export const PERMISSION_GROUPS: { legend: string; permissions: KeyPermission[] }[] = [
  { legend: 'Quotes', permissions: ['quote.read', 'price.read', 'quote.create', 'quote.book'] },
  { legend: 'Shipments', permissions: ['shipment.read', 'shipment.edit', 'document.read'] },
  { legend: 'Contacts and products', permissions: ['contact.read', 'contact.edit'] },
  { legend: 'Company', permissions: ['company.read', 'company.manage', 'tariff.read', 'tariff.manage', 'carrier.manage', 'audit.read', 'webhook.manage'] },
];

/** What a permission allows, in words. */
export const permissionWords = (permission: KeyPermission): string => PERMISSION_WORDS[permission];
