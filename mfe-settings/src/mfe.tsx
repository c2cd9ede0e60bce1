import { routes } from '@lading/mfe-contract';
import { defineRemote } from '@lading/mfe-kit';
import { SettingsIndex } from './features/layout/SettingsIndex';
import { SettingsLayout } from './features/layout/SettingsLayout';
import { carrierRoutes } from './shared/carrier-paths';
import { ReauthenticationProvider } from './shared/reauthentication/reauthentication';
import { COMPANY_SECTIONS, sectionPath } from './shared/sections';

const CARRIER_PAGES = [
  {
    path: carrierRoutes.list,
    lazy: async () => (await import('./features/carriers/connections/CarriersPage')).CarriersPage,
  },
  {
    path: carrierRoutes.tariffs,
    lazy: async () => (await import('./features/carriers/tariffs/TariffsPage')).TariffsPage,
  },
  { path: carrierRoutes.fuel, lazy: async () => (await import('./features/carriers/fuel/FuelPage')).FuelPage },
  {
    path: carrierRoutes.exchangeRates,
    lazy: async () => (await import('./features/carriers/exchange/ExchangeRatesPage')).ExchangeRatesPage,
  },
  {
    path: carrierRoutes.rules,
    lazy: async () => (await import('./features/carriers/rules/RatingRulesPage')).RatingRulesPage,
  },
  {
    path: carrierRoutes.tenderEmails,
    lazy: async () => (await import('./features/carriers/tender-emails/TenderEmailsPage')).TenderEmailsPage,
  },
  {
    path: carrierRoutes.add,
    lazy: async () => (await import('./features/carriers/setup/AddCarrierPage')).AddCarrierPage,
  },
  {
    path: carrierRoutes.setup,
    lazy: async () => (await import('./features/carriers/setup/CarrierSetupPage')).CarrierSetupPage,
  },
  {
    path: carrierRoutes.detail,
    lazy: async () => (await import('./features/carriers/page/CarrierPage')).CarrierPage,
  },
];

const COMPANY_PAGES = [
  {
    path: COMPANY_SECTIONS.profile.path,
    lazy: async () => (await import('./features/company/profile/CompanyProfilePage')).CompanyProfilePage,
  },
  {
    path: COMPANY_SECTIONS.defaults.path,
    lazy: async () => (await import('./features/company/defaults/DefaultsPage')).DefaultsPage,
  },
  {
    path: COMPANY_SECTIONS.members.path,
    lazy: async () => (await import('./features/company/members/MembersPage')).MembersPage,
  },
  {
    path: COMPANY_SECTIONS.signIn.path,
    lazy: async () => (await import('./features/sign-in-rules/SignInRulesPage')).SignInRulesPage,
  },
  {
    path: COMPANY_SECTIONS.domains.path,
    lazy: async () => (await import('./features/company/domains/DomainsPage')).DomainsPage,
  },
  {
    path: COMPANY_SECTIONS.approvalRules.path,
    lazy: async () => (await import('./features/approval-rules/ApprovalRulesPage')).ApprovalRulesPage,
  },
  {
    path: COMPANY_SECTIONS.codingRules.path,
    lazy: async () => (await import('./features/coding-rules/CodingRulesPage')).CodingRulesPage,
  },
  {
    path: COMPANY_SECTIONS.invoices.path,
    lazy: async () => (await import('./features/invoice-approval/InvoiceApprovalPage')).InvoiceApprovalPage,
  },
  {
    path: COMPANY_SECTIONS.products.path,
    lazy: async () => (await import('./features/products/ProductsPage')).ProductsPage,
  },
  {
    path: COMPANY_SECTIONS.apiKeys.path,
    lazy: async () => (await import('./features/api-keys/ApiKeysPage')).ApiKeysPage,
  },
  {
    path: COMPANY_SECTIONS.webhooks.path,
    lazy: async () => (await import('./features/webhooks/WebhooksPage')).WebhooksPage,
  },
  { path: COMPANY_SECTIONS.edi.path, lazy: async () => (await import('./features/edi/EdiPage')).EdiPage },
  {
    path: COMPANY_SECTIONS.activity.path,
    lazy: async () => (await import('./features/company/activity/ActivityPage')).ActivityPage,
  },
  { path: COMPANY_SECTIONS.data.path, lazy: async () => (await import('./DataPage')).DataPage },
  { path: sectionPath(':section'), lazy: async () => (await import('./features/section/SectionPage')).SectionPage },
];

const PERSONAL_PAGES = [
  {
    path: routes.association,
    lazy: async () => (await import('./features/association/AssociationPage')).AssociationPage,
  },
  {
    path: routes.security,
    lazy: async () => (await import('./features/security/SecurityPage')).SecurityPage,
  },
  {
    path: routes.factorSetup,
    lazy: async () => (await import('./features/security/FactorSetupPage')).FactorSetupPage,
  },
  {
    path: routes.profile,
    lazy: async () => (await import('./features/profile/ProfilePage')).ProfilePage,
  },
  {
    path: routes.notificationPreferences,
    lazy: async () =>
      (await import('./features/notifications/NotificationPreferencesPage')).NotificationPreferencesPage,
  },
];

export default defineRemote({
  routes: [
    { path: routes.settings, element: <SettingsIndex /> },
    ...COMPANY_PAGES,
    ...PERSONAL_PAGES,
    {
      path: routes.contacts,
      lazy: async () => (await import('./features/contacts/ContactsPage')).ContactsPage,
    },
    ...CARRIER_PAGES,
  ],
  slots: {
    'first-run': async () =>
      (await import(/* webpackChunkName: "first-run" */ './features/first-run/FirstRun')).FirstRun,
  },
  layout: <SettingsLayout />,
  providers: ReauthenticationProvider,
  messages: {
    'en-CA': () => import('./locales/en-CA.po'),
    'fr-CA': () => import('./locales/fr-CA.po'),
    'es-US': () => import('./locales/es-US.po'),
  },
});
