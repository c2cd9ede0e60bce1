import { type Host, routes } from '@lading/mfe-contract';
import { NotFound } from '@lading/ui';
import { Route, Routes } from '@lading/ui/router';
import { CompanyPage } from './features/company/CompanyPage';
import { PlannedRoute } from './features/planned/PlannedRoute';
import { AreaProvider } from './shared/area';

const PLANNED = [
  { path: routes.contacts, name: 'contacts', title: 'Contacts', text: 'The address book: places freight moves from or to, with hours, docks and people.' },
  { path: routes.association, name: 'association', title: 'Your companies', text: 'The companies you belong to; join, create, leave or switch.' },
  { path: routes.notificationPreferences, name: 'notification-preferences', title: 'Notification preferences', text: 'Which event reaches you by which channel.' },
  { path: routes.profile, name: 'profile', title: 'Profile', text: 'Name, phone, language, units and time zone.' },
  { path: routes.security, name: 'security', title: 'Security', text: 'Password, second factors, sessions and linked sign-ins.' },
];

/** The settings area: company, contacts and the user's own pages. */
export function Root({ host }: { host: Host }) {
  return (
    <AreaProvider host={host}>
      <Routes>
        <Route path={routes.company} element={<CompanyPage />} />
        {PLANNED.map(({ path, ...page }) => (
          <Route key={path} path={path} element={<PlannedRoute {...page} />} />
        ))}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </AreaProvider>
  );
}
