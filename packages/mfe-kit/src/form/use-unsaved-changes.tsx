import { useLocation, useNavigate } from '@lading/ui/router';
import { type ReactNode, useEffect, useState } from 'react';
import { DiscardDialog } from './DiscardDialog';

/**
 * Asks before a link or the back button leaves a form with unsaved changes that have no draft. Returns the question, to be rendered.
 * Redirects and closing the tab are not blocked. The back button is blocked by the Navigation API, where the browser has it: the router's
 * `useBlocker` needs a data router, which adds 18 KB to the first load.
 */
export function useUnsavedChanges(unsaved: boolean): ReactNode {
  const navigate = useNavigate();
  const { pathname } = useLocation();
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
    if (!unsaved || !('navigation' in window)) return;
    let confirmed = false;
    const onNavigate = (event: NavigateEvent) => {
      const { destination } = event;
      const leaves = event.navigationType === 'traverse' && new URL(destination.url).pathname !== pathname;
      if (confirmed || !leaves || !event.cancelable) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setLeave(() => () => {
        confirmed = true;
        navigation.traverseTo(destination.key);
      });
    };
    navigation.addEventListener('navigate', onNavigate);
    return () => navigation.removeEventListener('navigate', onNavigate);
  }, [unsaved, pathname]);

  if (!leave) return null;
  const discard = () => {
    setLeave(null);
    leave();
  };
  return <DiscardDialog onDiscard={discard} onKeep={() => setLeave(null)} />;
}

/** Path of another page that a click opens in this tab. */
function linkedPage(event: MouseEvent, current: string): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const inThisTab = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!link?.href || !inThisTab || link.target === '_blank' || link.hasAttribute('download')) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  return origin === location.origin && pathname !== current ? pathname + search + hash : null;
}
