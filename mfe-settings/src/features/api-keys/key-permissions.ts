import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ApiKey } from '../../shared/types';

export type KeyPermission = ApiKey['permissions'][number];

/** What a key may be allowed to do, in words. */
export const PERMISSION_WORDS: Readonly<Record<KeyPermission, MessageDescriptor>> = {
  'quote.read': msg`Read quotes`,
  'price.read': msg`See prices`,
  'quote.create': msg`Make and change quotes`,
  'quote.book': msg`Book shipments`,
  'shipment.read': msg`Read shipments`,
  'shipment.edit': msg`Change, tender and cancel shipments`,
  'document.read': msg`Read documents`,
  'contact.read': msg`Read contacts and products`,
  'contact.edit': msg`Change contacts and products`,
  'company.read': msg`Read the company`,
  'company.manage': msg`Change the company’s profile and rules`,
  'tariff.read': msg`Read carriers and tariffs`,
  'tariff.manage': msg`Upload and withdraw tariffs`,
  'carrier.manage': msg`Connect and change carriers`,
  'audit.read': msg`Read the activity log`,
  'webhook.manage': msg`Manage webhooks`,
};

/** Permissions by what they are about. */
export const PERMISSION_GROUPS: { legend: MessageDescriptor; permissions: KeyPermission[] }[] = [
  { legend: msg`Quotes`, permissions: ['quote.read', 'price.read', 'quote.create', 'quote.book'] },
  { legend: msg`Shipments`, permissions: ['shipment.read', 'shipment.edit', 'document.read'] },
  { legend: msg`Contacts and products`, permissions: ['contact.read', 'contact.edit'] },
  {
    legend: msg`Company`,
    permissions: [
      'company.read',
      'company.manage',
      'tariff.read',
      'tariff.manage',
      'carrier.manage',
      'audit.read',
      'webhook.manage',
    ],
  },
];

/** What a permission allows, in words. */
export const permissionWords = (permission: KeyPermission): string => i18n._(PERMISSION_WORDS[permission]);
