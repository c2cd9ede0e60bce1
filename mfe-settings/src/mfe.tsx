import { routes } from '@lading/mfe-contract';
import { defineRemote } from '@lading/mfe-kit';
import { COMPANY_TABS } from './company-tabs';
import { CompanyPage } from './features/company/CompanyPage';
import { SettingsLayout } from './features/layout/SettingsLayout';
import { ReauthenticationProvider } from './shared/reauthentication/reauthentication';
import { carrierRoutes } from './shared/carrier-paths';
import { sectionPath } from './shared/sections';

export default defineRemote({
  routes: [
    { path: routes.company, element: <CompanyPage tabs={COMPANY_TABS} /> },
    {
      path: routes.contacts,
      lazy: async () => (await import('./features/contacts/ContactsPage')).ContactsPage,
    },
    {
      path: carrierRoutes.list,
      lazy: async () => (await import('./features/carriers/page/CarriersRedirect')).CarriersRedirect,
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
    { path: sectionPath(':section'), lazy: async () => (await import('./features/section/SectionPage')).SectionPage },
    {
      path: routes.association,
      lazy: async () => (await import('./features/association/AssociationPage')).AssociationPage,
    },
    {
      path: routes.security,
      lazy: async () => (await import('./features/security/SecurityPage')).SecurityPage,
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
  ],
  layout: <SettingsLayout />,
  providers: ReauthenticationProvider,
  messages: (locale) => (locale === 'en-CA' ? import('./locales/en-CA.po') : undefined),
});
