import { type Api, ApiProblem, createApi } from '@lading/api-client';
import { type Host, usePageTitle } from '@lading/mfe-contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';

/** What every component of a micro-frontend can use. */
export interface Remote {
  host: Host;
  api: Api;
}

const RemoteContext = createContext<Remote | null>(null);

/** A refusal will be the same the next time, so only connection failures and server errors are retried. */
const retry = (failures: number, error: Error): boolean =>
  failures < 2 && !(error instanceof ApiProblem && error.status < 500);

interface RemoteProviderProps {
  host: Host;
  /** On public pages a 401 is an expected response, and nothing is retried. */
  access?: 'public' | 'signed-in';
  children: ReactNode;
}

/** Gives a micro-frontend its host, API client and query cache. */
export function RemoteProvider({ host, access = 'signed-in', children }: RemoteProviderProps) {
  const [queryClient] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: access === 'public' ? { retry: false } : { retry, staleTime: 10_000 },
          // A mutation that waits for the connection would be sent when the user no longer expects it.
          mutations: { networkMode: 'always' },
        },
      }),
  );
  const emptying = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // Strict mode mounts again at once.
    clearTimeout(emptying.current);
    return () => {
      // After the components are unmounted, which starts the timers of what they used.
      emptying.current = setTimeout(() => emptyCaches(queryClient));
    };
  }, [queryClient]);
  const [api] = useState(() => createRemoteApi(host, access));
  const remote = useMemo(() => ({ host, api }), [host, api]);
  return (
    <RemoteContext value={remote}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </RemoteContext>
  );
}

/** Each query and mutation has a timer, which would keep it, the functions it was given and so the whole page in memory for five minutes. */
function emptyCaches(queryClient: QueryClient): void {
  for (const mutation of queryClient.getMutationCache().getAll()) mutation.destroy();
  queryClient.clear();
}

function createRemoteApi(host: Host, access: 'public' | 'signed-in'): Api {
  const { baseUrl } = host.api;
  if (access === 'public') return createApi({ baseUrl, onUnauthorized: () => undefined });
  return createApi({
    baseUrl,
    onUnauthorized: () => host.api.onUnauthorized(),
    onCompanyLost: () => void host.session.refresh().catch(host.report),
  });
}

/** Host and API client of this micro-frontend. */
export function useRemote(): Remote {
  const remote = useContext(RemoteContext);
  if (!remote) throw new Error('useRemote must be used inside defineRemote or RemoteProvider');
  return remote;
}

/** Sets the title of the page while the component is displayed. */
export function useTitle(title: string): void {
  usePageTitle(useRemote().host, title);
}
