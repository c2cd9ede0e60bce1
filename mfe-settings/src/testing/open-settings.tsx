import type { Host } from '@lading/mfe-contract';
import { createFakeHost, type FakeHostOptions, renderWithHost } from '@lading/mfe-contract/testing';
import { useLocation } from '@lading/ui/router';
import { screen, within } from '@testing-library/react';
// Loaded in advance, so that tests do not wait for lazy modules.
import '../DataTab';
import '../features/api-keys/ApiKeysSection';
import '../features/api-keys/CreateKeyDialog';
import '../features/association/AssociationPage';
import '../features/carriers/CarriersTab';
import '../features/company/activity/ActivitySection';
import '../features/company/deletion/DeleteDialog';
import '../features/company/members/MembersTab';
import '../features/company/OverviewTab';
import '../features/contacts/ContactDialog';
import '../features/contacts/ContactsPage';
import '../features/notifications/NotificationPreferencesPage';
import '../features/products/ProductDialog';
import '../features/products/ProductsSection';
import '../features/profile/ProfilePage';
import '../features/security/SecurityPage';
import '../features/webhooks/WebhookDialog';
import '../features/webhooks/WebhooksSection';
import remote from '../mfe';
import '../shared/reauthentication/ReauthenticationDialog';
import { mockApi, type MockRoutes, type SentBody } from '../shared/testing/mock-api';

/** Drafts of the browser; they survive an `unmount` within one test. */
const browserStorage = new Map<string, unknown>();
afterEach(() => browserStorage.clear());

/** Opens a page of this micro-frontend with mock replies of the API. */
export function openSettings(path: string, routes: MockRoutes, options?: FakeHostOptions) {
  const bodies: SentBody[] = [];
  const requested = mockApi(routes, bodies);
  const { host, unmount } = renderWithHost(
    RootAndAddress,
    path,
    createFakeHost({ stored: browserStorage, ...options }),
  );
  return {
    host,
    requested,
    unmount,
    sent: (wanted: string) => bodies.filter(({ route }) => route === wanted).map(({ body }) => body),
  };
}

function RootAndAddress({ host }: { host: Host }) {
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <remote.Root host={host} />
      <output aria-label="Address">{pathname + search + hash}</output>
    </>
  );
}

/** Queries within the section with this heading, as soon as the section is displayed. */
export const findSection = async (name: string) => within(await screen.findByRole('region', { name }));

/** Queries within the section with this heading. */
export const section = (name: string) => within(screen.getByRole('region', { name }));
