import { type components, createApi, unwrap } from '@lading/api-client';
import { setReaderFormats } from '@lading/ui';
import { deleteUserStorage } from '../host/user-storage';
import { forgetRecent } from '../search/recent';
import { languageOfVisitor, speak } from './language';

/** Who is signed in, for which company, and what the role allows there. */
export type Session = components['schemas']['SessionDto'];

/** A 401 is an answer here, not a session that died. */
const api = () => createApi({ baseUrl: window.location.origin, onUnauthorized: () => undefined });

/** Who is signed in, or null; throws when the server cannot tell. */
export async function fetchSession(): Promise<Session | null> {
  const answer = await api().GET('/api/v1/auth/session');
  if (answer.response.status === 401) {
    await speak(languageOfVisitor());
    return null;
  }
  const session = await unwrap(Promise.resolve(answer));
  const { locale, timeZone } = session.preferences;
  // Before the first render, so that all messages, numbers and dates have the user's format.
  setReaderFormats({ locale, timeZone: timeZone ?? undefined });
  await speak(locale);
  return session;
}

/** Ends the session and loads the sign-in page in place of this one, so that nothing of the last user stays in memory or behind the back button. */
export async function signOut(): Promise<void> {
  await api().POST('/api/v1/auth/logout');
  forgetRecent(window.localStorage);
  deleteUserStorage();
  window.location.replace('/login');
}
