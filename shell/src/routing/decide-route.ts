import { FACTOR_SETUP_DONE, localPath, paths, type Registry, type RegistryEntry, routes } from '@lading/mfe-contract';
import { GUIDE_PATH } from '../help/guide-path';
import type { Session } from '../session/session';
import { HOME_PAGE, startPath } from './start-path';

/** Where the browser is. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** What the shell shows for a place. */
export type RouteDecision =
  | { kind: 'redirect'; to: string }
  | { kind: 'remote'; remote: RegistryEntry }
  | { kind: 'home' }
  | { kind: 'notifications' }
  | { kind: 'help'; slug: string }
  | { kind: 'forbidden' }
  | { kind: 'not-found' };

const redirect = (to: string): RouteDecision => ({ kind: 'redirect', to });
export const isUnder = (pathname: string, base: string) => pathname === base || pathname.startsWith(`${base}/`);

/** The remote with a path prefix of the given path. */
export function ownerOf(pathname: string, registry: Registry): RegistryEntry | undefined {
  return registry.remotes.find((remote) => remote.basePaths.some((base) => isUnder(pathname, base)));
}

/** Pages about the user. The public ones finish what the user's security page starts; the last is where the shell redirects to. */
const worksWithoutCompany = (pathname: string, owner: RegistryEntry | undefined) =>
  owner?.userPaths?.some((path) => isUnder(pathname, path)) === true ||
  owner?.access === 'public' ||
  pathname === routes.notifications ||
  isUnder(pathname, GUIDE_PATH) ||
  pathname === routes.association;

/** The token of an invitation's link, which leads to the registration; who has an account accepts it among their companies. */
function invitationIn({ search, hash }: Place): string | undefined {
  return (
    new URLSearchParams(hash.slice(1)).get('invitation') ?? new URLSearchParams(search).get('invitation') ?? undefined
  );
}

/** Pages for signing in, of which nothing is left to do. */
const isOver = (pathname: string, { hash }: Place, { mustSetUpFactor }: Session) =>
  pathname === routes.login ||
  pathname === routes.register ||
  (pathname === routes.factorSetup && hash === FACTOR_SETUP_DONE && !mustSetUpFactor);

/** Where the pages for signing in lead who is signed in. */
function afterSignIn(pathname: string, place: Place, start: string): string {
  const invitation = pathname === routes.register ? invitationIn(place) : undefined;
  if (invitation) return paths.association(invitation);
  return localPath(new URLSearchParams(place.search).get('next')) ?? start;
}

/** Where `/` leads to; without a company or a page that the user may open, to the user's companies. */
const startOf = ({ company, permissions }: Session, registry: Registry) =>
  (company && startPath(registry, permissions)) ?? paths.association();

const addressOf = ({ pathname, search, hash }: Place) => pathname + search + hash;

/** Whether a page waits for the second factor that the company requires. The public ones sign in again or change the password. */
const isBehindSetup = (pathname: string, owner: RegistryEntry | undefined, { mustSetUpFactor }: Session) =>
  mustSetUpFactor && pathname !== routes.factorSetup && owner?.access !== 'public';

function decideSignedIn(pathname: string, place: Place, session: Session, registry: Registry): RouteDecision {
  const owner = ownerOf(pathname, registry);
  if (session.mustChangePassword && pathname !== routes.changePassword) return redirect(paths.changePassword());
  if (isOver(pathname, place, session)) return redirect(afterSignIn(pathname, place, startOf(session, registry)));
  if (isBehindSetup(pathname, owner, session)) return redirect(paths.factorSetup(addressOf(place)));
  if (!session.company && !worksWithoutCompany(pathname, owner)) return redirect(paths.association());
  if (!owner && isUnder(pathname, GUIDE_PATH)) return { kind: 'help', slug: pathname.slice(GUIDE_PATH.length + 1) };
  if (!owner) return { kind: pathname === HOME_PAGE ? 'home' : 'notifications' };
  const allowed = !session.company || owner.permissions.every((permission) => session.permissions.includes(permission));
  return allowed ? { kind: 'remote', remote: owner } : { kind: 'forbidden' };
}

/** The redirect rules of the product, in one place. */
export function decideRoute(place: Place, session: Session | null, registry: Registry): RouteDecision {
  const pathname = place.pathname.replace(/\/+$/, '') || routes.home;
  if (pathname === routes.home) return redirect(session ? startOf(session, registry) : paths.login());
  const owner = ownerOf(pathname, registry);
  if (!owner && ![routes.notifications, HOME_PAGE].includes(pathname) && !isUnder(pathname, GUIDE_PATH))
    return { kind: 'not-found' };
  if (session) return decideSignedIn(pathname, place, session, registry);
  if (owner?.access === 'public') return { kind: 'remote', remote: owner };
  return redirect(paths.login(addressOf(place)));
}
