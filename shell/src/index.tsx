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
import { report } from './host/report';
import { loadRegistry } from './registry/load-registry';
import { AreaLoader } from './remotes/area-loader';
import { fetchArea } from './remotes/fetch-area';
import { fetchSession } from './session/session';

async function readStart(): Promise<Start> {
  const [areas, session] = await Promise.all([loadRegistry(window.localStorage), fetchSession()]);
  return { areas, session };
}

function product(start: Start): ReactNode {
  return (
    <ErrorBoundary onError={(error) => report('shell', error)} fallback={(error) => <FallbackScreen failure={failureOf(error)} />}>
      <QueryClientProvider client={new QueryClient()}>
        <BrowserRouter>
          <App start={start} loader={new AreaLoader(fetchArea)} />
        </BrowserRouter>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

function failure(error: unknown): ReactNode {
  report('shell', error);
  return <FallbackScreen failure={{ ...failureOf(error), side: 'server' }} />;
}

const root = createRoot(document.getElementById('root') as HTMLElement);
void readStart()
  .then(product, failure)
  .then((content) => root.render(<LadingProvider>{content}</LadingProvider>));
