import type { Notice } from '@lading/mfe-contract';
import { LadingProvider } from '@lading/ui';
import { MemoryRouter } from '@lading/ui/router';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { HostServices } from '../host/create-host';
import { createEventBus } from '../host/event-bus';
import type { Session } from '../session/session';
import { registry, session as booker } from './fixtures';

/** The shell's services, which record their calls. */
export function fakeServices(session: Session = booker()) {
  const seen = { notices: [] as Notice[], rechecks: 0, expired: 0 };
  const services: HostServices = {
    registry,
    session,
    refresh: async () => undefined,
    recheck: () => void seen.rechecks++,
    expire: () => void seen.expired++,
    notify: (notice) => void seen.notices.push(notice),
    events: createEventBus(),
    setTitle: () => undefined,
  };
  return { services, seen };
}

/** Shows a part of the shell inside what it stands on. */
export function renderInShell(content: ReactNode, path = '/') {
  return render(
    <LadingProvider env="test">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } })}>
        <MemoryRouter initialEntries={[path]}>{content}</MemoryRouter>
      </QueryClientProvider>
    </LadingProvider>,
  );
}
