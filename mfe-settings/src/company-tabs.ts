import { msg } from '@lingui/core/macro';
import type { CompanyTab } from './features/company/CompanyPage';
import { lazyPart } from './shared/lazy-part';

/** Tabs of the company page. Each is loaded on its first visit. */
export const COMPANY_TABS: readonly CompanyTab[] = [
  {
    name: 'overview',
    label: msg`Company`,
    Content: lazyPart(async () => (await import('./features/company/OverviewTab')).OverviewTab),
  },
  {
    name: 'carriers',
    label: msg`Carriers and tariffs`,
    permission: 'tariff.read',
    Content: lazyPart(async () => (await import('./features/carriers/CarriersTab')).CarriersTab),
  },
  {
    name: 'products',
    label: msg`Products`,
    permission: 'contact.read',
    Content: lazyPart(async () => (await import('./features/products/ProductsSection')).ProductsSection),
  },
  {
    name: 'members',
    label: msg`Members`,
    permission: 'member.manage',
    Content: lazyPart(async () => (await import('./features/company/members/MembersTab')).MembersTab),
  },
  {
    name: 'api-keys',
    label: msg`API keys`,
    permission: 'key.manage',
    Content: lazyPart(async () => (await import('./features/api-keys/ApiKeysSection')).ApiKeysSection),
  },
  {
    name: 'webhooks',
    label: msg`Webhooks`,
    permission: 'webhook.manage',
    Content: lazyPart(async () => (await import('./features/webhooks/WebhooksSection')).WebhooksSection),
  },
  {
    name: 'activity',
    label: msg`Activity`,
    permission: 'audit.read',
    Content: lazyPart(async () => (await import('./features/company/activity/ActivitySection')).ActivitySection),
  },
  {
    name: 'data',
    label: msg`Data`,
    permission: 'data.export',
    Content: lazyPart(async () => (await import('./DataTab')).DataTab),
  },
];
