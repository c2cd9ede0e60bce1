import { type Host, routes, usePageTitle } from '@lading/mfe-contract';
import { NotFound, PlannedPage } from '@lading/ui';
import { Route, Routes } from '@lading/ui/router';

interface PlannedRoute {
  path: string;
  name: string;
  title: string;
  text: string;
}

const PLANNED: PlannedRoute[] = [
  { path: routes.company, name: 'company', title: 'Company', text: 'Company data, members, carriers and contract rates, products, approval rules, API keys and webhooks.' },
  { path: routes.contacts, name: 'contacts', title: 'Contacts', text: 'The address book: places freight moves from or to, with hours, docks and people.' },
  { path: routes.association, name: 'association', title: 'Your companies', text: 'The companies you belong to; join, create, leave or switch.' },
  { path: routes.notificationPreferences, name: 'notification-preferences', title: 'Notification preferences', text: 'Which event reaches you by which channel.' },
  { path: routes.profile, name: 'profile', title: 'Profile', text: 'Name, phone, language, units and time zone.' },
  { path: routes.security, name: 'security', title: 'Security', text: 'Password, second factors, sessions and linked sign-ins.' },
];

function Planned({ host, page }: { host: Host; page: PlannedRoute }) {
  usePageTitle(host, page.title);
  return (
    <PlannedPage name={page.name} title={page.title}>
      {page.text}
    </PlannedPage>
  );
}

/** The settings area: company, contacts and the user's own pages. */
export function Root({ host }: { host: Host }) {
  return (
    <Routes>
      {PLANNED.map((page) => (
        <Route key={page.path} path={page.path} element={<Planned host={host} page={page} />} />
      ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
