import '@lading/ui/styles';
import './shell.css';
import { LadingProvider } from '@lading/ui';
import { BrowserRouter } from '@lading/ui/router';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, type Start } from './App';
import { ErrorBoundary } from './fallback/ErrorBoundary';
import { failureOf } from './fallback/failure';
import { FallbackScreen } from './fallback/FallbackScreen';
import { deleteExpired } from './host/user-storage';
import { loadRegistry } from './registry/load-registry';
import { RemoteLoader } from './remotes/remote-loader';
import { fetchRemote } from './remotes/fetch-remote';
import { countingLoads, startCounts } from './reports/counts';
import { report } from './reports/report';
import { startReports } from './reports/start-reports';
import { SHELL } from './reports/version';
import { fetchSession } from './session/session';
import { pageNonce } from './start/page-data';
import { readRuntime } from './start/runtime';

async function readStart(): Promise<Start> {
  const [registry, session] = await Promise.all([loadRegistry(window.localStorage), fetchSession()]);
  return { registry, session };
}

const product = (start: Start): ReactNode => (
  <ErrorBoundary
    onError={(error) => report(SHELL, error)}
    fallback={(error) => <FallbackScreen failure={failureOf(error)} />}
  >
    <LadingProvider nonce={pageNonce()}>
      <QueryClientProvider client={new QueryClient()}>
        <BrowserRouter>
          <App start={start} loader={new RemoteLoader(countingLoads(fetchRemote))} />
        </BrowserRouter>
      </QueryClientProvider>
    </LadingProvider>
  </ErrorBoundary>
);

/** Without an answer of the server there is nothing to show, whatever the reason. */
function failure(error: unknown): ReactNode {
  report(SHELL, error);
  return <FallbackScreen failure={{ ...failureOf(error), side: 'server' }} />;
}

// Boundaries report what they catch, with its digest.
const root = createRoot(document.getElementById('root') as HTMLElement, { onCaughtError: () => undefined });
void readStart()
  .then(product, failure)
  .then((content) => {
    root.render(content);
    const { reports, counts } = readRuntime();
    startReports(reports);
    if (counts) startCounts();
    deleteExpired();
  });
