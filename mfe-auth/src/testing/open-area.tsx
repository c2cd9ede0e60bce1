import type { components } from '@lading/api-client';
import type { Host, UserSummary } from '@lading/mfe-contract';
import { createFakeHost, renderWithHost } from '@lading/mfe-contract/testing';
import { useLocation } from '@lading/ui/router';
import { screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import remote from '../mfe';
import { mockApi, type MockRoutes } from './mock-api';

type Sources = components['schemas']['SignInSourcesDto'];
type SignInResult = components['schemas']['SignInResultDto'];

export const ROSA: UserSummary = { id: 'usr_rosa', email: 'rosa@riverside.test', fullName: 'Rosa Delgado' };

/** Answers of everything that signs in. */
export const SIGNED_IN: { body: SignInResult } = { body: { status: 'signed_in', factors: [], session: null } };
export const owing = (...factors: SignInResult['factors']): { body: SignInResult } => ({
  body: { status: 'factor_required', factors, session: null },
});

interface Options {
  /** Who is signed in; nobody unless given. */
  user?: UserSummary;
  sources?: Sources['items'];
  demonstration?: boolean;
}

/** Opens a page of the area in a stand-in of the shell: after a refresh somebody is signed in; the pages for signing in then give way, and others are made anew for that person. */
export function openArea(
  path: string,
  routes: MockRoutes,
  { user, sources = [], demonstration = false }: Options = {},
) {
  const requests = mockApi({
    'GET /api/v1/auth/sources': { body: { items: sources, nextCursor: null, demonstration } satisfies Sources },
    ...routes,
  });
  const fake = createFakeHost({ user: user ?? null, company: null });
  const { host } = renderWithHost(Shell, path, fake);
  return {
    host,
    requests,
    sent: (wanted: string) => requests.filter(({ route }) => route === wanted).map(({ body }) => body),
  };
}

function Shell({ host }: { host: Host }) {
  const [user, setUser] = useState(host.session.user);
  const { pathname, search, hash } = useLocation();
  const refresh = async () => {
    await host.session.refresh();
    setUser(ROSA);
  };
  const givesWay = user !== null && (pathname === '/login' || pathname === '/register');
  return (
    <StrictMode>
      {!givesWay && <remote.Root key={user?.id} host={{ ...host, session: { ...host.session, user, refresh } }} />}
      <output aria-label="Address">{pathname + search + hash}</output>
    </StrictMode>
  );
}

/** What stands in the address bar. */
export const address = () => screen.getByLabelText('Address').textContent;
