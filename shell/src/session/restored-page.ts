import { fetchSession, type Session } from './session';

const identity = (session: Session | null) => [session?.user.id, session?.company?.id].join(' ');

/** Whether a page that was made for one session may still be shown; when nobody can tell, it may not. */
async function isStillValid(session: Session | null): Promise<boolean> {
  try {
    return identity(await fetchSession()) === identity(session);
  } catch {
    return false;
  }
}

/**
 * The browser's back/forward cache brings a page back as it was left, perhaps after its session ended. Such a page stays
 * hidden until its session is known to be the same, else it is loaded anew. Answers how to stop watching.
 */
export function guardRestoredPage(session: Session | null, reload = () => window.location.reload()): () => void {
  const check = async () => {
    const { style } = document.documentElement;
    style.visibility = 'hidden';
    if (await isStillValid(session)) style.visibility = '';
    else reload();
  };
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) void check();
  };
  window.addEventListener('pageshow', onPageShow);
  return () => window.removeEventListener('pageshow', onPageShow);
}
