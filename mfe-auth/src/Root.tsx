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
  { path: routes.login, name: 'login', title: 'Sign in', text: 'E-mail and password.' },
  { path: routes.register, name: 'register', title: 'Create your account', text: 'An account and its company, confirmed by mail.' },
  { path: routes.resetPassword, name: 'reset-password', title: 'Reset your password', text: 'Ask for a link that lets you set a new password.' },
  { path: routes.resetPasswordSuccess, name: 'reset-password-success', title: 'Check your mail', text: 'Tells that a link is on its way if the address has an account.' },
  { path: routes.changePassword, name: 'change-password', title: 'Change your password', text: 'A new password, with the link from the mail or with the current one.' },
];

function Planned({ host, page }: { host: Host; page: PlannedRoute }) {
  usePageTitle(host, page.title);
  return (
    <PlannedPage name={page.name} title={page.title}>
      {page.text}
    </PlannedPage>
  );
}

/** The sign-in area. No sign-in source is configured yet, so every callback of one is unknown. */
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
