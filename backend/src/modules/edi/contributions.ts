/** Names that this module adds to the application's (`backend/src/contributions`). */
export const EDI = {
  idPrefixes: { edp: 'EDI partner', edi: 'EDI interchange' },
  permissions: {
    'edi.exchange': { roles: ['owner', 'admin', 'manager'], apiKeys: true },
  },
  auditActions: [
    'edi.host_key_confirmed',
    'edi.interchange_replayed',
    'edi.interchange_sent',
    'edi.interchanges_uploaded',
    'edi.partner_added',
    'edi.partner_changed',
    'edi.sftp_changed',
    'edi.sftp_removed',
    'edi.sftp_tested',
  ],
} as const;
