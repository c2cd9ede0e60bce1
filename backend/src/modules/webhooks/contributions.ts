/** Names that this module adds to the application's (`backend/src/contributions`). */
export const WEBHOOKS = {
  idPrefixes: { whk: 'webhook', whd: 'webhook delivery' },
  permissions: { 'webhook.manage': { roles: ['owner', 'admin', 'manager'], apiKeys: true } },
  auditActions: [
    'webhook.changed',
    'webhook.created',
    'webhook.delivery_replayed',
    'webhook.disabled',
    'webhook.removed',
    'webhook.secret_rotated',
    'webhook.tested',
  ],
  eventSubjects: ['webhook'],
  eventKinds: ['webhook.disabled'],
} as const;
