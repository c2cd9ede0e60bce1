import { routes } from '@lading/mfe-contract';
import { defineRemote } from '@lading/mfe-kit';
import { COMPANY_TABS } from './company-tabs';
import { CompanyPage } from './features/company/CompanyPage';
import { SettingsLayout } from './features/layout/SettingsLayout';
import { ReauthenticationProvider } from './shared/reauthentication/reauthentication';
import { sectionPath } from './shared/sections';

export default defineRemote({
  routes: [
    { path: routes.company, element: <CompanyPage tabs={COMPANY_TABS} /> },
    {
      path: routes.contacts,
      lazy: async () => (await import('./features/contacts/ContactsPage')).ContactsPage,
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
