import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { rememberPeople } from '../reports/known-people';
import { guardRestoredPage } from './restored-page';
import { fetchSession, type Session } from './session';

const sessionQuery = queryOptions({ queryKey: ['session'], queryFn: fetchSession, staleTime: 60_000, retry: false });
/** Pages follow each other within it when one only leads on to the next. */
const JUST_READ_MS = 250;

/** The session of this tab: loaded at start, when the tab is shown again, and when a remote requests it. */
export function useSession(initial: Session | null) {
  const client = useQueryClient();
  const { data: session } = useQuery({ ...sessionQuery, initialData: initial });
  useEffect(() => guardRestoredPage(session), [session]);
  useEffect(() => {
    if (session) rememberPeople(session);
  }, [session]);
  const recheck = useCallback(() => {
    const read = client.getQueryState(sessionQuery.queryKey);
    if (read?.data && Date.now() - read.dataUpdatedAt > JUST_READ_MS)
      void client.refetchQueries({ queryKey: sessionQuery.queryKey });
  }, [client]);
  return useMemo(
    () => ({
      session,
      recheck,
      refresh: () => client.refetchQueries({ queryKey: sessionQuery.queryKey }, { throwOnError: true }),
      /** The API responded 401: redirects to the sign-in page; remotes keep their drafts. */
      expire: () => void client.setQueryData(sessionQuery.queryKey, null),
    }),
    [client, session, recheck],
  );
}
