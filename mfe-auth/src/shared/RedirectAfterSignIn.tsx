import { useRemote } from '@lading/mfe-kit';
import { Navigate, Outlet, useLocation } from '@lading/ui/router';
import { targetOf } from './use-sign-in-flow';

/** All pages; a history entry with a target redirects there once a user is signed in. */
export function RedirectAfterSignIn() {
  const { host } = useRemote();
  const target = targetOf(useLocation().state);
  return target !== undefined && host.session.user ? <Navigate to={target} replace /> : <Outlet />;
}
