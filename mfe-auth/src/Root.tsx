import { type Host, routes } from '@lading/mfe-contract';
import { Navigate, Route, Routes, useLocation } from '@lading/ui/router';
import { ChangePasswordPage } from './features/change-password/ChangePasswordPage';
import { ConfirmEmailPage } from './features/confirm-email/ConfirmEmailPage';
import { RegisterPage } from './features/register/RegisterPage';
import { ResetPasswordPage } from './features/reset-password/ResetPasswordPage';
import { ResetRequestedPage } from './features/reset-password/ResetRequestedPage';
import { SignInPage } from './features/sign-in/SignInPage';
import { SourceCallbackPage } from './features/source-callback/SourceCallbackPage';
import { UnlockPage } from './features/unlock/UnlockPage';
import { AreaProvider } from './shared/area';
import { UnknownPage } from './shared/UnknownPage';
import { useAddressToken } from './shared/use-address-token';
import { leadingTo } from './shared/use-entrance';

/** The sign-in area. */
export function Root({ host }: { host: Host }) {
  const leadTo = leadingTo(useLocation().state);
  if (leadTo !== undefined && host.session.user) return <Navigate to={leadTo} replace />;
  return (
    <AreaProvider host={host}>
      <Routes>
        <Route path={routes.login} element={<SignInRoute />} />
        <Route path={routes.register} element={<RegisterPage />} />
        <Route path={routes.resetPassword} element={<ResetPasswordPage />} />
        <Route path={routes.resetPasswordSuccess} element={<ResetRequestedPage />} />
        <Route path={routes.changePassword} element={<ChangePasswordRoute />} />
        <Route path={routes.authCallback} element={<SourceCallbackPage />} />
        <Route path="*" element={<UnknownPage />} />
      </Routes>
    </AreaProvider>
  );
}

/** The mail about many failed attempts leads here: its link allows this browser to sign in. */
function SignInRoute() {
  const { token, forget } = useAddressToken('unlock');
  return token === null ? <SignInPage /> : <UnlockPage key={token} token={token} onDone={forget} />;
}

/** Mails about addresses lead here as well: of the pages without a session, this one is open to everybody, signed in or not. */
function ChangePasswordRoute() {
  const { token } = useAddressToken('emailToken');
  return token === null ? <ChangePasswordPage /> : <ConfirmEmailPage key={token} token={token} />;
}
