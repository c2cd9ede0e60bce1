import { type components, createApi, unwrap } from '@lading/api-client';
import { setReaderFormats } from '@lading/ui';
import { createUserStorage, deleteUserStorage } from '../host/user-storage';
import { forgetRecent } from '../search/recent';
import { languageOfVisitor, speak } from './language';

/** Who is signed in, for which company, and what the role allows there. */
export type Session = components['schemas']['SessionDto'];

/** A 401 is an answer here, not a session that died. */
const api = () => createApi({ baseUrl: window.location.origin, onUnauthorized: () => undefined });

const copies = () => createUserStorage([]);
const COPY = 'session';

/** Pages that a service worker opened without a connection start with the session of the last visit; the server checks every request anew. */
const opensOffline = () => Boolean(navigator.serviceWorker?.controller);

/** Who is signed in, or null; throws when the server cannot tell. */
export async function fetchSession(): Promise<Session | null> {
  let session: Session;
  try {
    const answer = await api().GET('/api/v1/auth/session');
    if (answer.response.status === 401) {
      copies().remove(COPY);
      await speak(languageOfVisitor());
      return null;
    }
    session = await unwrap(Promise.resolve(answer));
    copies().set(COPY, session);
  } catch (error) {
    const copy = opensOffline() && error instanceof TypeError ? copies().get(COPY) : undefined;
    if (copy === undefined) throw error;
    session = copy as Session;
  }
  const { locale, timeZone } = session.preferences;
  // Before the first render, so that all messages, numbers and dates have the user's format.
  setReaderFormats({ locale, timeZone: timeZone ?? undefined });
  await speak(locale);
  return session;
}

/** Databases of remotes that copy data of the server. */
const CACHED = 'lading.cache.';

async function deleteCachedData(): Promise<void> {
  // Firefox has had the list since version 126.
  const databases = (await globalThis.indexedDB?.databases?.().catch(() => [])) ?? [];
  for (const { name } of databases) if (name?.startsWith(CACHED)) indexedDB.deleteDatabase(name);
}

/** Ends the session and loads the sign-in page in place of this one, so that nothing of the last user stays in memory or behind the back button. */
export async function signOut(): Promise<void> {
  await api().POST('/api/v1/auth/logout');
  forgetRecent(window.localStorage);
  deleteUserStorage();
  await deleteCachedData();
  window.location.replace('/login');
}
