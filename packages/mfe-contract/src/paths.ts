/** The tabs of a shipment, in order. */
export const SHIPMENT_TABS = ['overview', 'tracking', 'documents', 'charges', 'activity'] as const;
export type ShipmentTab = (typeof SHIPMENT_TABS)[number];

/** Route patterns of the remotes of the product. A new remote keeps its patterns in its own folder. */
export const routes = {
  home: '/',
  login: '/login',
  register: '/register',
  resetPassword: '/reset-password',
  resetPasswordSuccess: '/reset-password/success',
  changePassword: '/change-password',
  authCallback: '/auth/shippers/:source/callback',
  quotes: '/quotes',
  newQuote: '/quotes/new',
  quote: '/quotes/:id',
  editQuote: '/quotes/:id/edit',
  approvals: '/approvals',
  shipments: '/shipments',
  shipment: '/shipments/:id',
  shipmentTab: '/shipments/:id/:tab',
  invoices: '/invoices',
  invoice: '/invoices/:id',
  reports: '/reports',
  savedReports: '/reports/saved',
  report: '/reports/:name',
  notifications: '/notifications',
  carriers: '/carriers',
  carrier: '/carriers/:id',
  settings: '/settings',
  company: '/settings/company',
  contacts: '/settings/contacts',
  association: '/settings/user/association',
  notificationPreferences: '/settings/user/notifications',
  profile: '/settings/user/profile',
  security: '/settings/user/security',
  factorSetup: '/settings/user/second-factor',
} as const;

/** Fragment of the set-up of a second factor whose recovery codes are saved. */
export const FACTOR_SETUP_DONE = '#done';

const withQuery = (path: string, name: string, value: string | undefined) =>
  value ? `${path}?${name}=${encodeURIComponent(value)}` : path;
const segment = encodeURIComponent;

/** Links from one remote to a page of another. Each remote bundles its copy, so removing one does not affect released remotes. */
export const paths = {
  home: () => routes.home,
  /** `next` is the local path to return to after signing in. */
  login: (next?: string) => withQuery(routes.login, 'next', next),
  register: () => routes.register,
  resetPassword: () => routes.resetPassword,
  resetPasswordSuccess: () => routes.resetPasswordSuccess,
  /** `token` is the one from the e-mail. */
  changePassword: (token?: string) => withQuery(routes.changePassword, 'token', token),
  authCallback: (source: string) => `/auth/shippers/${segment(source)}/callback`,
  quotes: () => routes.quotes,
  newQuote: () => routes.newQuote,
  quote: (id: string) => `/quotes/${segment(id)}`,
  editQuote: (id: string) => `/quotes/${segment(id)}/edit`,
  approvals: () => routes.approvals,
  shipments: () => routes.shipments,
  shipment: (id: string) => `/shipments/${segment(id)}`,
  shipmentTab: (id: string, tab: ShipmentTab) => `/shipments/${segment(id)}/${tab}`,
  invoices: () => routes.invoices,
  invoice: (id: string) => `/invoices/${segment(id)}`,
  reports: () => routes.reports,
  savedReports: () => routes.savedReports,
  /** `name` is the one of the report in the API, such as `spend`. */
  report: (name: string) => `/reports/${segment(name)}`,
  notifications: () => routes.notifications,
  carriers: () => routes.carriers,
  carrier: (id: string) => `/carriers/${segment(id)}`,
  settings: () => routes.settings,
  company: () => routes.company,
  contacts: () => routes.contacts,
  /** `invitation` is the token of an invitation to accept there; in the fragment, which reaches no server. */
  association: (invitation?: string) =>
    invitation ? `${routes.association}#invitation=${encodeURIComponent(invitation)}` : routes.association,
  notificationPreferences: () => routes.notificationPreferences,
  profile: () => routes.profile,
  security: () => routes.security,
  /** `next` is the local path to return to after the set-up; `isDone` returns there, once the session no longer lacks the factor. */
  factorSetup: (next?: string, isDone = false) =>
    withQuery(routes.factorSetup, 'next', next) + (isDone ? FACTOR_SETUP_DONE : ''),
};
