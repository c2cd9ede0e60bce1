import type { components } from '@lading/api-client';
import type { Host, UserSummary } from '@lading/mfe-contract';
import { createFakeHost, renderWithHost } from '@lading/mfe-contract/testing';
import { Address, address, type ApiRoute, mockApi, type MockRoutes } from '@lading/mfe-kit/testing';
import { useLocation } from '@lading/ui/router';
import { StrictMode, useState } from 'react';
import remote from '../mfe';

type Schemas = components['schemas'];

export const ROSA: UserSummary = { id: 'usr_rosa', email: 'rosa@riverside.test', fullName: 'Rosa Delgado' };

const PREFERENCES: Schemas['PreferencesDto'] = { locale: 'en-US', units: 'imperial', timeZone: null, theme: 'system' };

/** Replies of every request that signs in. */
export const SIGNED_IN: { body: Schemas['SignInResultDto'] } = {
  body: { status: 'signed_in', factors: [], session: null },
};
export const pending = (...factors: Schemas['SignInResultDto']['factors']): typeof SIGNED_IN => ({
  body: { status: 'factor_required', factors, session: null },
});

/** The session of Rosa, who may have to change her password. */
export const session = (mustChangePassword: boolean): { body: Schemas['SessionDto'] } => ({
  body: {
    user: ROSA,
    preferences: PREFERENCES,
    company: null,
    permissions: [],
    mustChangePassword,
    mustSetUpFactor: false,
    demonstration: false,
  },
});

export const profile = (hasPassword: boolean): { body: Schemas['ProfileDto'] } => ({
  body: { ...ROSA, ...PREFERENCES, phone: null, hasPassword, createdAt: '2026-01-01T00:00:00.000Z' },
});

interface Options {
  /** The signed-in user; nobody by default. */
  user?: UserSummary;
  sources?: Schemas['SignInSourcesDto']['items'];
  demonstration?: boolean;
  signUp?: Schemas['SignInSourcesDto']['signUp'];
}

/** Opens a page inside a simple shell: after a refresh Rosa is signed in, the sign-in pages disappear, and others are mounted again for her. */
export function openPage(
  path: string,
  routes: MockRoutes,
  { user, sources = [], demonstration = false, signUp = 'open' }: Options = {},
) {
  const api = mockApi({
    'GET /api/v1/auth/sources': { body: { items: sources, nextCursor: null, demonstration, signUp } },
    'GET /api/v1/auth/session': session(false),
    'GET /api/v1/me': profile(true),
    ...routes,
  });
  const { host } = renderWithHost(Shell, path, createFakeHost({ user: user ?? null, company: null }));
  return {
    host,
    api,
    /** Bodies of the requests of a route. */
    sent: (route: ApiRoute) => api.sent(route).map(({ body }) => body),
  };
}

function Shell({ host }: { host: Host }) {
  const [user, setUser] = useState(host.session.user);
  const { pathname } = useLocation();
  const refresh = async () => {
    await host.session.refresh();
    setUser(ROSA);
  };
  const redirects = user !== null && (pathname === '/login' || pathname === '/register');
  return (
    <StrictMode>
      {!redirects && <remote.Root key={user?.id} host={{ ...host, session: { ...host.session, user, refresh } }} />}
      <Address />
    </StrictMode>
  );
}

export { address };
