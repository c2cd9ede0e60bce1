import { type ReactNode, useContext, useEffect, useMemo } from 'react';
import {
  BrowserRouter as PlainBrowserRouter,
  type BrowserRouterProps,
  MemoryRouter as PlainMemoryRouter,
  type MemoryRouterProps,
  type Navigator,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
} from 'react-router';
import { isGuarded, leavePage } from './leave';

/**
 * React Router's BrowserRouter, which asks the guards of `guardLeaving` first. Its own `useBlocker` needs a data router, which adds 18 KB to the first load.
 * Navigations are not transitions: an update that follows one, such as a new session, would be rendered with the old location and redirect from there.
 */
export function BrowserRouter({ children, ...props }: BrowserRouterProps) {
  return (
    <PlainBrowserRouter useTransitions={false} {...props}>
      <Guarded>{children}</Guarded>
    </PlainBrowserRouter>
  );
}

/** The same for React Router's MemoryRouter. */
export function MemoryRouter({ children, ...props }: MemoryRouterProps) {
  return (
    <PlainMemoryRouter {...props}>
      <Guarded>{children}</Guarded>
    </PlainMemoryRouter>
  );
}

function Guarded({ children }: { children: ReactNode }) {
  const context = useContext(NavigationContext);
  const { pathname } = useLocation();
  const guarded = useMemo(
    () => ({ ...context, navigator: guardedNavigator(context.navigator, pathname) }),
    [context, pathname],
  );
  useGuardedHistory(pathname);
  return <NavigationContext.Provider value={guarded}>{children}</NavigationContext.Provider>;
}

/** Another query or fragment is the same page. */
function guardedNavigator(navigator: Navigator, current: string): Navigator {
  const push: Navigator['push'] = (to, ...rest) => {
    const target = typeof to === 'string' ? new URL(to, window.location.origin).pathname : to.pathname;
    if (target === undefined || target === current) navigator.push(to, ...rest);
    else leavePage(() => navigator.push(to, ...rest));
  };
  return { ...navigator, push };
}

/** The back button, by the Navigation API where the browser has it. */
function useGuardedHistory(pathname: string): void {
  useEffect(() => {
    if (!('navigation' in window)) return;
    let hasAgreed = false;
    const onNavigate = (event: NavigateEvent) => {
      const { destination, navigationType, cancelable } = event;
      const leaves = navigationType === 'traverse' && new URL(destination.url).pathname !== pathname;
      if (hasAgreed || !leaves || !cancelable || !isGuarded()) return;
      event.preventDefault();
      leavePage(() => {
        hasAgreed = true;
        navigation.traverseTo(destination.key);
      });
    };
    navigation.addEventListener('navigate', onNavigate);
    return () => navigation.removeEventListener('navigate', onNavigate);
  }, [pathname]);
}
