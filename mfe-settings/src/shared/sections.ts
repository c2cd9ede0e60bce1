import { routes } from '@lading/mfe-contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A page of the settings with its own address. */
export interface SettingsSection {
  path: string;
  label: MessageDescriptor;
  /** Without it, the page is neither listed nor shown. */
  permission?: string;
}

const ofCompany = (name: string) => `${routes.company}/${name}`;

/** Settings of the company, in the order of the navigation. */
export const COMPANY_SECTIONS = {
  profile: { path: routes.company, label: msg`Company profile` },
  defaults: { path: ofCompany('defaults'), label: msg`Defaults` },
  members: { path: ofCompany('members'), label: msg`Members`, permission: 'member.manage' },
  signIn: { path: ofCompany('sign-in'), label: msg`Sign-in rules`, permission: 'member.manage' },
  domains: { path: ofCompany('domains'), label: msg`Mail domains`, permission: 'member.manage' },
  approvalRules: {
    path: ofCompany('approval-rules'),
    label: msg`Approval rules`,
    permission: 'approval.configure',
  },
  codingRules: {
    path: ofCompany('coding-rules'),
    label: msg`Coding rules`,
    permission: 'accounting.configure',
  },
  invoices: { path: ofCompany('invoices'), label: msg`Invoice approval`, permission: 'invoice.manage' },
  products: { path: ofCompany('products'), label: msg`Products`, permission: 'contact.read' },
  apiKeys: { path: ofCompany('api-keys'), label: msg`API keys`, permission: 'key.manage' },
  webhooks: { path: ofCompany('webhooks'), label: msg`Webhooks`, permission: 'webhook.manage' },
  edi: { path: ofCompany('edi'), label: msg`EDI`, permission: 'edi.exchange' },
  activity: { path: ofCompany('activity'), label: msg`Activity`, permission: 'audit.read' },
  data: { path: ofCompany('data'), label: msg`Data`, permission: 'data.export' },
} as const satisfies Record<string, SettingsSection>;

/** Settings of the user, in the order of the navigation. */
export const PERSONAL_SECTIONS = {
  profile: { path: routes.profile, label: msg`Profile` },
  security: { path: routes.security, label: msg`Security` },
  notifications: { path: routes.notificationPreferences, label: msg`Notifications` },
  companies: { path: routes.association, label: msg`Your companies` },
} as const satisfies Record<string, SettingsSection>;

/** Slot for pages that other remotes add to the settings. */
export const SECTIONS_SLOT = 'settings';
/** Address of such a page, for the id of its content; also the route pattern. */
export const sectionPath = (id: string) => `/settings/sections/${id}`;
