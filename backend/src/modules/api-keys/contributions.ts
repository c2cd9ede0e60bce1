/** Names that this module registers in `backend/src/contributions`. */
export const API_KEYS = {
  idPrefixes: { key: 'API key' },
  permissions: { 'key.manage': { roles: ['owner', 'admin'], apiKeys: false } },
  auditActions: ['api_key.made', 'api_key.revoked'],
  eventSubjects: ['api_key'],
  securityEventKinds: ['security.api_key_created'],
} as const;
