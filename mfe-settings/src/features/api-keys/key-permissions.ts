import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ApiKey } from '../../shared/types';

export type KeyPermission = ApiKey['permissions'][number];

/** What a key may be allowed to do, in words. */
export const PERMISSION_WORDS: Readonly<Record<KeyPermission, MessageDescriptor>> = {
  'quote.read': msg`View quotes`,
  'price.read': msg`View prices`,
  'quote.create': msg`Create and edit quotes`,
  'quote.book': msg`Book shipments`,
  'shipment.read': msg`View shipments`,
  'shipment.edit': msg`Edit, tender and cancel shipments`,
  'document.read': msg`View documents`,
  'document.upload': msg`Upload documents`,
  'contact.read': msg`View contacts and products`,
  'contact.edit': msg`Edit contacts and products`,
  'company.read': msg`View the company`,
  'company.manage': msg`Edit company profile and rules`,
  'tariff.read': msg`View carriers and tariffs`,
  'tariff.manage': msg`Upload and withdraw tariffs`,
  'carrier.manage': msg`Connect and edit carriers`,
  'audit.read': msg`View the activity log`,
  'webhook.manage': msg`Manage webhooks`,
  'edi.exchange': msg`Exchange EDI files`,
};

/** Permissions to choose from, by what they are about. `company.read` is left out: every key may read the company. */
export const PERMISSION_GROUPS: { legend: MessageDescriptor; permissions: KeyPermission[] }[] = [
  { legend: msg`Quotes`, permissions: ['quote.read', 'price.read', 'quote.create', 'quote.book'] },
  { legend: msg`Shipments`, permissions: ['shipment.read', 'shipment.edit', 'document.read', 'document.upload'] },
  { legend: msg`Contacts and products`, permissions: ['contact.read', 'contact.edit'] },
  {
    legend: msg`Company`,
    permissions: [
      'company.manage',
      'tariff.read',
      'tariff.manage',
      'carrier.manage',
      'audit.read',
      'webhook.manage',
      'edi.exchange',
    ],
  },
];

/** What a permission allows, in words. */
export const permissionWords = (permission: KeyPermission): string => i18n._(PERMISSION_WORDS[permission]);
