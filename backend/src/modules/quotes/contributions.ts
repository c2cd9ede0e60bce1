/** Names that this module adds to the application's (`backend/src/contributions`). */
export const QUOTES = {
  idPrefixes: { qte: 'quote', qev: 'quote event', qim: 'quote import' },
  permissions: {
    'quote.read': {
      roles: ['owner', 'admin', 'manager', 'booker', 'finance', 'approver', 'viewer'],
      apiKeys: true,
    },
    'price.read': { roles: ['owner', 'admin', 'manager', 'booker', 'finance', 'approver'], apiKeys: true },
    'quote.create': { roles: ['owner', 'admin', 'manager', 'booker'], apiKeys: true },
    'quote.book': { roles: ['owner', 'admin', 'manager', 'booker'], apiKeys: true },
  },
  auditActions: [
    'approval.approved',
    'approval.rejected',
    'approval.requested',
    'approval.withdrawn',
    'quotes.imported',
    'shipment.copied',
  ],
  eventSubjects: ['quote'],
  eventKinds: ['quote.ready', 'quote.expiring', 'quote.price_changed', 'approval.requested', 'approval.decided'],
} as const;
