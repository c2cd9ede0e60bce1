/** This module's entries in the application-wide registries (`backend/src/contributions`). */
export const CARRIERS = {
  idPrefixes: { car: 'carrier', con: 'connection', trf: 'tariff' },
  permissions: {
    'tariff.read': { roles: ['owner', 'admin', 'manager', 'finance'], apiKeys: true },
    'tariff.manage': { roles: ['owner', 'admin', 'manager'], apiKeys: true },
    'carrier.manage': { roles: ['owner', 'admin'], apiKeys: true },
  },
  auditActions: [
    'carrier.added',
    'carrier.changed',
    'carrier.connected',
    'carrier.pro_block_added',
    'carrier.pro_block_closed',
    'carrier.profile_changed',
    'carrier.secret_made',
    'carrier.secret_removed',
    'carrier.settings_changed',
    'carrier.tested',
    'exchange_rates.changed',
    'fuel_prices.changed',
    'rating_rules.changed',
    'tariff.restored',
    'tariff.uploaded',
    'tariff.withdrawn',
  ],
  eventSubjects: ['carrier', 'connection'],
  eventKinds: ['carrier.pro_numbers_low', 'connection.failing'],
} as const;
