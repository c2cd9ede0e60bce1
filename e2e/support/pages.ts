const SETTINGS = [
  'defaults',
  'members',
  'sign-in',
  'domains',
  'approval-rules',
  'coding-rules',
  'products',
  'api-keys',
  'webhooks',
  'edi',
  'activity',
  'data',
];
const OWN_SETTINGS = ['association', 'notifications', 'profile', 'second-factor', 'security'];
const CARRIERS = ['tariffs', 'fuel-prices', 'rating-rules', 'exchange-rates', 'tender-emails', 'new'];

/** Pages for users without a session. */
export const PUBLIC_PAGES = [
  '/login',
  '/register',
  '/register?invitation=unknown',
  '/register?token=unknown',
  '/reset-password',
  '/reset-password/success',
  '/change-password',
  '/change-password?token=unknown',
  '/change-password?emailToken=unknown',
];

/** Every page for users with a session, but those of one quote or shipment. */
export const PAGES = {
  settings: [
    '/settings/company',
    ...SETTINGS.map((section) => `/settings/company/${section}`),
    ...OWN_SETTINGS.map((section) => `/settings/user/${section}`),
    '/settings/contacts',
  ],
  carriers: ['/carriers', ...CARRIERS.map((page) => `/carriers/${page}`)],
  freight: ['/quotes', '/quotes/new', '/shipments', '/shipments/dock', '/invoices', '/claims'],
  other: ['/home', '/reports', '/reports/spend', '/reports/on-time', '/notifications', '/help', '/help/get-prices'],
};
