import { type Api, ApiProblem, createApi } from '@lading/api-client';
import type { Host } from '@lading/mfe-contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useState } from 'react';

interface Area {
  host: Host;
  api: Api;
}

const AreaContext = createContext<Area | null>(null);

/** A refusal will be the same the next time; only failures of the way there are tried again. */
function worthRetrying(failures: number, error: Error): boolean {
  return failures < 2 && !(error instanceof ApiProblem && error.status < 500);
}

/** Gives the area its host, its API client and its own query cache. */
export function AreaProvider({ host, children }: { host: Host; children: ReactNode }) {
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: worthRetrying, staleTime: 10_000 } } }),
  );
  const [api] = useState(() =>
    createApi({
      baseUrl: host.api.baseUrl,
      onUnauthorized: () => host.api.onUnauthorized(),
      onCompanyLost: () => void host.session.refresh().catch(host.report),
    }),
  );
  return (
    <AreaContext value={{ host, api }}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </AreaContext>
  );
}

/** Host and API client of this area. */
export function useArea(): Area {
  const area = useContext(AreaContext);
  if (!area) throw new Error('useArea is used outside AreaProvider');
  return area;
}
