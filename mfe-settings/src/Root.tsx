import { type Host, routes } from '@lading/mfe-contract';
import { NotFound } from '@lading/ui';
import { Route, Routes } from '@lading/ui/router';
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
import { AreaProvider } from './shared/area';
import { ReauthenticationProvider } from './shared/reauthentication/reauthentication';

const COMPANY_PARTS = {
  carriers: <CarriersTab />,
  products: <ProductsSection />,
  apiKeys: <ApiKeysSection />,
  webhooks: <WebhooksSection />,
  dataExport: <DataExportSection />,
};

/** The settings area: company, contacts and the user's own pages. */
export function Root({ host }: { host: Host }) {
  return (
    <AreaProvider host={host}>
      <ReauthenticationProvider>
        <Routes>
          <Route element={<SettingsLayout />}>
            <Route path={routes.company} element={<CompanyPage parts={COMPANY_PARTS} />} />
            <Route path={routes.contacts} element={<ContactsPage />} />
            <Route path={routes.association} element={<AssociationPage />} />
            <Route path={routes.security} element={<SecurityPage />} />
            <Route path={routes.profile} element={<ProfilePage />} />
            <Route path={routes.notificationPreferences} element={<NotificationPreferencesPage />} />
          </Route>
          <Route path="*" element={<NotFound />} />
        </Routes>
      </ReauthenticationProvider>
    </AreaProvider>
  );
}
