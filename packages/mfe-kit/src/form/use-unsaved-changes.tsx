import { useLocation, useNavigate } from '@lading/ui/router';
import { type ReactNode, useEffect, useState } from 'react';
import { DiscardDialog } from './DiscardDialog';

/**
 * Asks before a link or the back button leaves a form with unsaved changes that have no draft. Returns the question, to be rendered.
 * Redirects and closing the tab are not blocked. The router's `useBlocker` would add 18 KB to the first load: it needs a data router.
 */
export function useUnsavedChanges(unsaved: boolean): ReactNode {
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  const [leave, setLeave] = useState<(() => void) | null>(null);

  useEffect(() => {
    if (!unsaved) return;
    const onClick = (event: MouseEvent) => {
      const path = linkedPage(event, pathname);
      if (path === null) return;
      event.preventDefault();
      // Immediate: another form of the page would ask as well.
      event.stopImmediatePropagation();
      setLeave(() => () => void navigate(path));
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [unsaved, pathname, navigate]);

  useEffect(() => {
    if (!unsaved) return;
    const position = positionOf(history.state);
    let confirmed = false;
    const onPop = (event: PopStateEvent) => {
      const steps = positionOf(event.state) - position;
      // NaN: the entry was not made by the router.
      if (confirmed || !steps || location.pathname === pathname) return;
      // The router must not see this event: the browser goes back to the page of the form first.
      event.stopImmediatePropagation();
      history.go(-steps);
      setLeave(() => () => {
        confirmed = true;
        history.go(steps);
      });
    };
    window.addEventListener('popstate', onPop, { capture: true });
    return () => window.removeEventListener('popstate', onPop, { capture: true });
  }, [unsaved, key, pathname]);

  if (!leave) return null;
  const discard = () => {
    setLeave(null);
    leave();
  };
  return <DiscardDialog onDiscard={discard} onKeep={() => setLeave(null)} />;
}

/** Position that the router stores with each history entry. */
const positionOf = (state: unknown): number => (state as { idx?: number } | null)?.idx ?? NaN;

/** Path of another page that a click opens in this tab. */
function linkedPage(event: MouseEvent, current: string): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const inThisTab = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!link?.href || !inThisTab || link.target === '_blank' || link.hasAttribute('download')) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  return origin === location.origin && pathname !== current ? pathname + search + hash : null;
}
