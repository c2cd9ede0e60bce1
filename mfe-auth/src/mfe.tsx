import { routes } from '@lading/mfe-contract';
import { defineRemote } from '@lading/mfe-kit';
import { ChangePasswordRoute } from './ChangePasswordRoute';
import { RegisterPage } from './features/register/RegisterPage';
import { ResetPasswordPage } from './features/reset-password/ResetPasswordPage';
import { ResetRequestedPage } from './features/reset-password/ResetRequestedPage';
import { SourceCallbackPage } from './features/source-callback/SourceCallbackPage';
import { RedirectAfterSignIn } from './shared/RedirectAfterSignIn';
import { UnknownPage } from './shared/UnknownPage';
import { SignInRoute } from './SignInRoute';

export default defineRemote({
  access: 'public',
  routes: [
    { path: routes.login, element: <SignInRoute /> },
    { path: routes.register, element: <RegisterPage /> },
    { path: routes.resetPassword, element: <ResetPasswordPage /> },
    { path: routes.resetPasswordSuccess, element: <ResetRequestedPage /> },
    { path: routes.changePassword, element: <ChangePasswordRoute /> },
    { path: routes.authCallback, element: <SourceCallbackPage /> },
  ],
  layout: <RedirectAfterSignIn />,
  notFound: <UnknownPage />,
  messages: (locale) => (locale === 'en-CA' ? import('./locales/en-CA.po') : undefined),
});
