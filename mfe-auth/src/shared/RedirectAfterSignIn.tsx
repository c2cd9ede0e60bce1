import { useRemote } from '@lading/mfe-kit';
import { Navigate, Outlet, useLocation } from '@lading/ui/router';
import { leadingTo } from './use-entrance';

/** All pages; a history entry with a target redirects there once a user is signed in. */
export function RedirectAfterSignIn() {
  const { host } = useRemote();
  const target = leadingTo(useLocation().state);
  return target !== undefined && host.session.user ? <Navigate to={target} replace /> : <Outlet />;
}
