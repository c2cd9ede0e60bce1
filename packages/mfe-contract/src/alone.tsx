import { LadingProvider } from '@lading/ui';
import { BrowserRouter } from '@lading/ui/router';
import { createRoot } from 'react-dom/client';
import { createFakeHost } from './fake-host';
import type { CompanySummary, Host, MfeModule, UserSummary } from './host';

/** What `GET /api/v1/auth/session` says, as far as a host needs it. */
interface Session {
  user: UserSummary;
  company: CompanySummary | null;
}

/** Runs an area without the shell, for development: on a host that grants everything and shows notices as plain text. */
export async function runAlone({ Root }: MfeModule, element: HTMLElement): Promise<void> {
  const session = (await (await fetch('/api/v1/auth/session')).json()) as Session;
  const notices = document.body.appendChild(document.createElement('output'));
  const host: Host = {
    ...createFakeHost({ user: session.user, company: session.company, baseUrl: window.location.origin }),
    notify: ({ kind, message }) => void (notices.textContent = `${kind}: ${message}`),
    page: { setTitle: (title) => void (document.title = title) },
    report: (error) => console.error(error),
  };
  createRoot(element).render(
    <LadingProvider>
      <BrowserRouter>
        <Root host={host} />
      </BrowserRouter>
    </LadingProvider>,
  );
}
