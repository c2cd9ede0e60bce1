import { type Api, createApi } from '@lading/api-client';
import type { Host } from '@lading/mfe-contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useState } from 'react';

interface Area {
  host: Host;
  api: Api;
}

const AreaContext = createContext<Area | null>(null);

/** Gives the area its host, its API client and its own query cache. A 401 is an answer here, not a dead session: somebody is just signing in. */
export function AreaProvider({ host, children }: { host: Host; children: ReactNode }) {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const [api] = useState(() => createApi({ baseUrl: host.api.baseUrl, onUnauthorized: () => undefined }));
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
