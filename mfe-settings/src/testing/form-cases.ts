import type { ApiRoute, MockRoutes } from '@lading/mfe-kit/testing';
// Loaded in advance, so that tests do not wait for lazy modules.
import '../features/api-keys/ApiKeysPage';
import '../features/api-keys/CreateKeyDialog';
import '../features/association/AssociationPage';
import '../features/carriers/connections/CarriersPage';
import '../features/carriers/fuel/FuelPage';
import '../features/carriers/rules/RatingRulesPage';
import '../features/company/defaults/DefaultsPage';
import '../features/company/domains/DomainsPage';
import '../features/company/members/MembersPage';
import '../features/company/profile/CompanyProfilePage';
import '../features/contacts/ContactDialog';
import '../features/contacts/ContactsPage';
import '../features/notifications/NotificationPreferencesPage';
import '../features/products/ProductDialog';
import '../features/products/ProductsPage';
import '../features/profile/ProfilePage';
import '../features/webhooks/WebhookDialog';
import '../features/webhooks/WebhooksPage';
import { CONNECTORS, THRESHOLDS } from '../features/carriers/testing/fixtures';
import { ACCOUNT } from './account';
import { COMPANY } from './company';

/** A form of a page of this remote, and how a test fills it in. */
export interface FormCase {
  path: string;
  /** Replies to what the page loads. */
  loads: MockRoutes;
  saves: ApiRoute;
  /** Button that opens the form in a dialog. */
  opens?: string;
  /** Section of the form, if its labels are not unique on the page. */
  section?: string;
  /** Labels and entered values; the first one is compared. */
  entries: readonly (readonly [label: string, value: string])[];
  /** Checkbox to select. */
  checks?: string;
  /** Submit button. */
  submit: string;
  /** Whether the API can require reauthentication. */
  sensitive?: true;
}

const EMPTY_PAGE = { body: { items: [], nextCursor: null } };
const company: MockRoutes = {
  'GET /api/v1/company': { body: COMPANY },
  'GET /api/v1/company/quotas': { body: { items: [] } },
};
const carriers: MockRoutes = {
  ...company,
  'GET /api/v1/company/carriers': EMPTY_PAGE,
  'GET /api/v1/company/connectors': { body: CONNECTORS },
  'GET /api/v1/company/tariffs': EMPTY_PAGE,
  'GET /api/v1/company/fuel-prices': { body: { items: [], fetchedIndexes: [], nextCursor: null } },
  'GET /api/v1/company/tender-settings': { body: { dispatchEmail: null, showRate: true, responseHours: 4 } },
  'GET /api/v1/company/rating-rules': { body: { thresholds: THRESHOLDS, laneMiles: [], laneMilesVersion: 1 } },
  'GET /api/v1/company/exchange-rates': EMPTY_PAGE,
};
const members: MockRoutes = {
  ...company,
  'GET /api/v1/company/members': EMPTY_PAGE,
  'GET /api/v1/company/invitations': EMPTY_PAGE,
  'GET /api/v1/company/domains': EMPTY_PAGE,
};
const associations: MockRoutes = {
  'GET /api/v1/me/associations': { body: { items: [], offers: [], nextCursor: null } },
  'GET /api/v1/auth/sources': { body: { items: [], nextCursor: null, demonstration: false, signUp: 'open' } },
};
const notifications: MockRoutes = {
  'GET /api/v1/me/notification-preferences': {
    body: { kinds: [], quietHours: null, digestAt: '07:00', weeklySummary: false, timeZone: 'America/Chicago' },
  },
  'GET /api/v1/me/followed-shipments': EMPTY_PAGE,
};
const address = [
  ['Street', '12 S Dock Pl'],
  ['City', 'Chicago'],
  ['State or province', 'IL'],
  ['Postal code', '60601'],
] as const;

export const FORMS: Record<string, FormCase> = {
  'the user profile': {
    path: '/settings/user/profile',
    loads: ACCOUNT,
    saves: 'PATCH /api/v1/me',
    entries: [['Name', 'Rosa Diaz']],
    submit: 'Save profile',
  },
  'a new email address': {
    path: '/settings/user/profile',
    loads: ACCOUNT,
    saves: 'POST /api/v1/me/email',
    entries: [['New email address', 'rosa@new.test']],
    submit: 'Send link',
    sensitive: true,
  },
  'times of notifications': {
    path: '/settings/user/notifications',
    loads: notifications,
    saves: 'PATCH /api/v1/me/notification-preferences',
    entries: [['Daily summary at', '06:30']],
    submit: 'Save times',
  },
  'a request to join a company': {
    path: '/settings/user/association',
    loads: associations,
    saves: 'POST /api/v1/me/associations',
    entries: [['Company code', 'QK7M2PXD']],
    submit: 'Request to join',
  },
  'a new company': {
    path: '/settings/user/association',
    loads: associations,
    saves: 'POST /api/v1/me/associations/company',
    entries: [['Legal name', 'Hilltop Supply']],
    submit: 'Create company',
  },
  'the company profile': {
    path: '/settings/company',
    loads: company,
    saves: 'PATCH /api/v1/company',
    section: 'Company profile',
    entries: address,
    submit: 'Save profile',
  },
  'the brand color': {
    path: '/settings/company',
    loads: company,
    saves: 'PATCH /api/v1/company',
    section: 'Branding',
    entries: [['Brand color', '#7a1f1f']],
    submit: 'Save color',
  },
  'defaults of the company': {
    path: '/settings/company/defaults',
    loads: company,
    saves: 'PATCH /api/v1/company',
    section: 'Defaults',
    entries: [['Text on bills of lading', 'Seal intact.']],
    submit: 'Save defaults',
  },
  'an invitation': {
    path: '/settings/company/members',
    loads: members,
    saves: 'POST /api/v1/company/invitations',
    entries: [['Email', 'ada@example.com']],
    submit: 'Send invitation',
    sensitive: true,
  },
  'a mail domain': {
    path: '/settings/company/domains',
    loads: members,
    saves: 'POST /api/v1/company/domains',
    entries: [['Domain', 'hilltop.test']],
    submit: 'Add domain',
    sensitive: true,
  },
  'a fuel price': {
    path: '/carriers/fuel-prices',
    loads: carriers,
    saves: 'POST /api/v1/company/fuel-prices',
    entries: [
      ['$ per gallon', '3.8'],
      ['Effective date', '2026-11-23'],
    ],
    submit: 'Add price',
  },
  'mode thresholds': {
    path: '/carriers/rating-rules',
    loads: carriers,
    saves: 'PATCH /api/v1/company/rating-rules',
    section: 'Mode thresholds',
    entries: [['Above, lb', '18000']],
    submit: 'Save thresholds',
  },
  'a product': {
    path: '/settings/company/products',
    loads: { ...company, 'GET /api/v1/company/products': EMPTY_PAGE },
    saves: 'POST /api/v1/company/products',
    opens: 'Add product',
    entries: [['Description', 'Fittings']],
    submit: 'Add product',
  },
  'an API key': {
    path: '/settings/company/api-keys',
    loads: { ...company, 'GET /api/v1/company/api-keys': EMPTY_PAGE },
    saves: 'POST /api/v1/company/api-keys',
    opens: 'Create API key',
    entries: [['Name', 'ERP']],
    checks: 'View quotes',
    submit: 'Create key',
    sensitive: true,
  },
  'a webhook': {
    path: '/settings/company/webhooks',
    loads: { ...company, 'GET /api/v1/company/webhooks': EMPTY_PAGE },
    saves: 'POST /api/v1/company/webhooks',
    opens: 'Add webhook',
    entries: [['URL', 'https://erp.example/lading']],
    checks: 'Booked',
    submit: 'Save webhook',
    sensitive: true,
  },
  'a contact': {
    path: '/settings/contacts',
    loads: { 'GET /api/v1/contacts': EMPTY_PAGE },
    saves: 'POST /api/v1/contacts',
    opens: 'Add contact',
    entries: [['Company or location name', 'Trinity'], ...address],
    submit: 'Add contact',
  },
};

/** Contains a secret, so it has no draft. */
export const CONNECTION: FormCase = {
  path: '/carriers',
  loads: carriers,
  saves: 'POST /api/v1/company/carriers',
  opens: 'Connect carrier',
  entries: [
    ['SCAC', 'SAIA'],
    ['Carrier', 'Saia LTL'],
    ['API URL', 'https://api.saia.example/dsdc'],
    ['Token', 'calm-otter'],
  ],
  submit: 'Connect carrier',
  sensitive: true,
};
