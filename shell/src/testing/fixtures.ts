import type { Registry, RegistryEntry } from '@lading/mfe-contract';
import type { Session } from '../session/session';

/** A published remote in the registry. */
export const remote = (name: string, changes: Partial<RegistryEntry> = {}): RegistryEntry => ({
  name,
  contract: 1,
  basePaths: [`/${name}`],
  access: 'signed-in',
  nav: [{ label: name.charAt(0).toUpperCase() + name.slice(1), path: `/${name}`, icon: name }],
  permissions: [],
  requires: { ui: '^1.0.0', api: 1 },
  version: '0.1.0',
  checksum: 'a'.repeat(64),
  entry: `/mfe/${name}/0.1.0-aaaaaaaaaaaa/remoteEntry.js`,
  integrity: `sha384-${'a'.repeat(64)}`,
  startChunks: {},
  enabled: true,
  ...changes,
});

const LANE = '{origin.city}, {origin.state} to {destination.city}, {destination.state}';

/** The four remotes of the product, with what they contribute. */
export const registry: Registry = {
  remotes: [
    remote('auth', {
      basePaths: ['/login', '/register', '/reset-password', '/change-password', '/auth'],
      access: 'public',
      nav: [],
    }),
    remote('quotes', {
      permissions: ['quote.read'],
      search: [
        { label: 'Quotes', order: 20, url: '/api/v1/quotes', path: '/quotes/{id}', title: '{number}', detail: LANE },
      ],
      actions: [{ label: 'Get a quote', path: '/quotes/new', permissions: ['quote.create'], keywords: 'rate price' }],
      notificationTargets: [{ subject: 'quote', path: '/quotes/{id}', icon: 'M1 1h2' }],
    }),
    remote('shipments', {
      permissions: ['shipment.read'],
      nav: [{ label: 'Shipments', path: '/shipments', icon: 'M3 3h4' }],
      slots: [{ slot: 'home.overview', label: 'Overview', content: 'home' }],
      search: [
        {
          label: 'Shipments',
          order: 10,
          url: '/api/v1/shipments',
          path: '/shipments/{id}',
          title: '{number}',
          detail: `${LANE}, {carrier.name}`,
        },
      ],
      notificationTargets: [{ subject: 'shipment', path: '/shipments/{id}', icon: 'M3 3h4' }],
    }),
    remote('settings', {
      basePaths: ['/settings', '/carriers'],
      nav: [
        { label: 'Settings', path: '/settings', icon: 'settings' },
        { label: 'Carriers', path: '/carriers', icon: 'M4 4h1', permissions: ['tariff.read'] },
        { label: 'Contacts', path: '/settings/contacts', icon: 'M5 5h1', permissions: ['contact.read'] },
      ],
      userPaths: ['/settings/user'],
      userMenu: [{ label: 'Security', path: '/settings/user/security', icon: 'M2 2h1' }],
      search: [
        {
          label: 'Contacts',
          permissions: ['contact.read'],
          url: '/api/v1/contacts',
          path: '/settings/contacts?q={name}#{id}',
          title: '{name}',
          detail: '{address.city}, {address.state}',
        },
      ],
      notificationTargets: [
        { subject: 'account', path: '/settings/user/security', icon: 'M2 2h1' },
        { subject: 'company', kind: 'user.role_changed', path: '/settings/user/association', icon: 'M2 2h1' },
        { subject: 'company', path: '/settings/company/members', icon: 'M2 2h1' },
      ],
    }),
  ],
};

/** A booker of a company, unless said otherwise. */
export const session = (changes: Partial<Session> = {}): Session => ({
  user: { id: 'usr_1', email: 'booker@example.com', fullName: 'Test Booker' },
  preferences: { locale: 'en-US', units: 'imperial', timeZone: null, theme: 'system' },
  company: { id: 'cmp_1', name: 'Test Manufacturing', role: 'booker' },
  permissions: ['quote.read', 'shipment.read'],
  mustChangePassword: false,
  mustSetUpFactor: false,
  demonstration: false,
  ...changes,
});
