import { routes } from '@lading/mfe-contract';
import { defineRemote } from '@lading/mfe-kit';
import { RedirectAfterSignIn } from './shared/RedirectAfterSignIn';
import { UnknownPage } from './shared/UnknownPage';
import { SignInRoute } from './SignInRoute';

export default defineRemote({
  access: 'public',
  routes: [
    { path: routes.login, element: <SignInRoute /> },
    {
      path: routes.register,
      lazy: () => import('./features/register/RegisterPage').then((module) => module.RegisterPage),
    },
    {
      path: routes.resetPassword,
      lazy: () => import('./features/reset-password/ResetPasswordPage').then((module) => module.ResetPasswordPage),
    },
    {
      path: routes.resetPasswordSuccess,
      lazy: () => import('./features/reset-password/ResetRequestedPage').then((module) => module.ResetRequestedPage),
    },
    {
      path: routes.changePassword,
      lazy: () => import('./ChangePasswordRoute').then((module) => module.ChangePasswordRoute),
    },
    {
      path: routes.authCallback,
      lazy: () => import('./features/source-callback/SourceCallbackPage').then((module) => module.SourceCallbackPage),
    },
  ],
  layout: <RedirectAfterSignIn />,
  notFound: <UnknownPage />,
  messages: {
    'en-CA': () => import('./locales/en-CA.po'),
    'fr-CA': () => import('./locales/fr-CA.po'),
    'es-US': () => import('./locales/es-US.po'),
  },
});
