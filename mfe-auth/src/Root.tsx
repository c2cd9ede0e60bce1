import { type Host, routes } from '@lading/mfe-contract';
import { NotFound } from '@lading/ui';
import { Route, Routes } from '@lading/ui/router';
import { PlannedRoute } from './features/planned/PlannedRoute';
import { RegisterPage } from './features/register/RegisterPage';
import { SignInPage } from './features/sign-in/SignInPage';
import { AreaProvider } from './shared/area';

/** The sign-in area. No sign-in source is configured yet, so every callback of one is unknown. */
export function Root({ host }: { host: Host }) {
  return (
    <AreaProvider host={host}>
      <Routes>
        <Route path={routes.login} element={<SignInPage />} />
        <Route path={routes.register} element={<RegisterPage />} />
        <Route
          path={routes.resetPassword}
          element={<PlannedRoute name="reset-password" title="Reset your password" text="Here you will ask for a link that lets you set a new password." />}
        />
        <Route
          path={routes.resetPasswordSuccess}
          element={<PlannedRoute name="reset-password-success" title="Check your mail" text="Here you will read that a link is on its way, if the address has an account." />}
        />
        <Route
          path={routes.changePassword}
          element={<PlannedRoute name="change-password" title="Change your password" text="Here you will set a new password, with the link from the mail or with the current one." />}
        />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </AreaProvider>
  );
}
