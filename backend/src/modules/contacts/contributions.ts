/** This module's entries in the application-wide registries (`backend/src/contributions`). */
export const CONTACTS = {
  idPrefixes: { ctc: 'contact', cim: 'contact import' },
  permissions: {
    'contact.read': { roles: ['owner', 'admin', 'manager', 'booker', 'dock', 'viewer'], apiKeys: true },
    'contact.edit': { roles: ['owner', 'admin', 'manager', 'booker'], apiKeys: true },
  },
  auditActions: [
    'contact.changed',
    'contact.created',
    'contact.merged',
    'contact.removed',
    'contact.restored',
    'contacts.imported',
  ],
} as const;
