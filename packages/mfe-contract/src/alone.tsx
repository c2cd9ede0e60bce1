import { LadingProvider } from '@lading/ui';
import { BrowserRouter } from '@lading/ui/router';
import { createRoot } from 'react-dom/client';
import { createFakeHost } from './fake-host';
import type { CompanySummary, Host, MfeModule, UserSummary } from './host';

/** Response of `GET /api/v1/auth/session`, reduced to the values used here. */
interface Session {
  user: UserSummary;
  company: CompanySummary | null;
}

/** Runs a remote without the shell, for development: its host grants all permissions and shows notices as plain text. */
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
