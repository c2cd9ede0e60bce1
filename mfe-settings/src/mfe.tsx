import { routes } from '@lading/mfe-contract';
import { defineRemote } from '@lading/mfe-kit';
import { ApiKeysSection } from './features/api-keys/ApiKeysSection';
import { AssociationPage } from './features/association/AssociationPage';
import { CarriersTab } from './features/carriers/CarriersTab';
import { CompanyPage } from './features/company/CompanyPage';
import { ContactsPage } from './features/contacts/ContactsPage';
import { DataExportSection } from './features/data-export/DataExportSection';
import { SettingsLayout } from './features/layout/SettingsLayout';
import { NotificationPreferencesPage } from './features/notifications/NotificationPreferencesPage';
import { ProductsSection } from './features/products/ProductsSection';
import { ProfilePage } from './features/profile/ProfilePage';
import { SecurityPage } from './features/security/SecurityPage';
import { WebhooksSection } from './features/webhooks/WebhooksSection';
import { ReauthenticationProvider } from './shared/reauthentication/reauthentication';

const COMPANY_PARTS = {
  carriers: <CarriersTab />,
  products: <ProductsSection />,
  apiKeys: <ApiKeysSection />,
  webhooks: <WebhooksSection />,
  dataExport: <DataExportSection />,
};

export default defineRemote({
  routes: [
    { path: routes.company, element: <CompanyPage parts={COMPANY_PARTS} /> },
    { path: routes.contacts, element: <ContactsPage /> },
    { path: routes.association, element: <AssociationPage /> },
    { path: routes.security, element: <SecurityPage /> },
    { path: routes.profile, element: <ProfilePage /> },
    { path: routes.notificationPreferences, element: <NotificationPreferencesPage /> },
  ],
  layout: <SettingsLayout />,
  providers: ReauthenticationProvider,
  messages: (locale) => (locale === 'en-CA' ? import('./locales/en-CA.po') : undefined),
});
