import type { Registry, RegistryEntry } from '@lading/mfe-contract';
import type { Session } from '../session/session';

/** A published area as the registry lists it. */
export const area = (name: string, changes: Partial<RegistryEntry> = {}): RegistryEntry => ({
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

/** The four areas of the product. */
export const registry: Registry = {
  remotes: [
    area('auth', {
      basePaths: ['/login', '/register', '/reset-password', '/change-password', '/auth'],
      access: 'public',
      nav: [],
    }),
    area('quotes', { permissions: ['quote.read'] }),
    area('shipments', { permissions: ['shipment.read'] }),
    area('settings', { nav: [{ label: 'Settings', path: '/settings/company', icon: 'settings' }] }),
  ],
};

/** A booker of a company, unless said otherwise. */
export const session = (changes: Partial<Session> = {}): Session => ({
  user: { id: 'usr_1', email: 'booker@example.com', fullName: 'Test Booker' },
  preferences: { locale: 'en-US', units: 'imperial', timeZone: null, theme: 'system' },
  company: { id: 'cmp_1', name: 'Test Manufacturing', role: 'booker' },
  permissions: ['quote.read', 'shipment.read'],
  mustChangePassword: false,
  demonstration: false,
  ...changes,
});
