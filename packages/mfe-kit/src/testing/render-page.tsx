import type { Host, MfeModule } from '@lading/mfe-contract';
import {
  createFakeHost,
  type FakeHostOptions,
  type RenderedRemote,
  renderWithHost,
} from '@lading/mfe-contract/testing';
import { useLocation } from '@lading/ui/router';
import { screen } from '@testing-library/react';
import { mockApi } from './mock-api';
import type { MockRoutes } from './routes';

interface RenderedPage extends RenderedRemote {
  api: ReturnType<typeof mockApi>;
}

/** `renderPage` of one micro-frontend: opens a page of its module with a fake host and mock replies. */
export function pageRenderer({ Root }: MfeModule) {
  function RootAndAddress({ host }: { host: Host }) {
    return (
      <>
        <Root host={host} />
        <Address />
      </>
    );
  }
  return function renderPage(path: string, routes: MockRoutes, options?: FakeHostOptions): RenderedPage {
    const api = mockApi(routes);
    return { ...renderWithHost(RootAndAddress, path, createFakeHost(options)), api };
  };
}

/** Shows path, query and fragment of the page; read it with `address()`. */
export function Address() {
  const { pathname, search, hash } = useLocation();
  return (
    <div role="note" aria-label="Address">
      {pathname + search + hash}
    </div>
  );
}

/** Path, query and fragment of the page that `renderPage` displays. */
export const address = () => screen.getByLabelText('Address', { selector: '[role=note]' }).textContent;
