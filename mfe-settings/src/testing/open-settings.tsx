import type { Host } from '@lading/mfe-contract';
import { createFakeHost, type FakeHostOptions, renderWithHost } from '@lading/mfe-contract/testing';
import { useLocation } from '@lading/ui/router';
import { screen, within } from '@testing-library/react';
import remote from '../mfe';
import { mockApi, type MockRoutes, type SentBody } from '../shared/testing/mock-api';

/** Opens a page of the area against answers of the API. */
export function openSettings(path: string, routes: MockRoutes, options?: FakeHostOptions) {
  const bodies: SentBody[] = [];
  const requested = mockApi(routes, bodies);
  const { host, unmount } = renderWithHost(AreaAndAddress, path, createFakeHost(options));
  return {
    host,
    requested,
    unmount,
    sent: (wanted: string) => bodies.filter(({ route }) => route === wanted).map(({ body }) => body),
  };
}

function AreaAndAddress({ host }: { host: Host }) {
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <remote.Root host={host} />
      <output aria-label="Address">{pathname + search + hash}</output>
    </>
  );
}

/** What stands in the address bar. */
export const address = () => screen.getByLabelText('Address').textContent;

/** Queries within the section that has this heading. */
export const section = (name: string) => within(screen.getByRole('region', { name }));
