import { jest } from '@jest/globals';
import { type Host, type MfeModule, type RegistryEntry, usePageTitle } from '@lading/mfe-contract';
import { LadingProvider } from '@lading/ui';
import { MemoryRouter, useLocation } from '@lading/ui/router';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from './App';
import { RemoteLoader } from './remotes/remote-loader';
import type { Session } from './session/session';
import { remote, registry, session } from './testing/fixtures';

const hosts = new Map<string, Host>();

/** Stands in for every remote: shows its name and where it is. */
const standIn = (entry: RegistryEntry): MfeModule => ({
  contract: 1,
  Root: ({ host }) => {
    hosts.set(entry.name, host);
    usePageTitle(host, entry.name);
    const { pathname, search } = useLocation();
    return <h1>{`${entry.name} at ${pathname}${search}`}</h1>;
  },
});

function open(path: string, who: Session | null, options: { remotes?: RegistryEntry[]; stale?: boolean } = {}) {
  const loaded = { registry: { remotes: options.remotes ?? registry.remotes }, stale: options.stale ?? false };
  return render(
    <LadingProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[path]}>
          <App start={{ registry: loaded, session: who }} loader={new RemoteLoader(async (entry) => standIn(entry))} />
        </MemoryRouter>
      </QueryClientProvider>
    </LadingProvider>,
  );
}

/** What the shell loads, with the connection of the browser. */
function loadsWith(connection: object | undefined, path: string, who: Session) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  const loads: string[] = [];
  const loader = new RemoteLoader(async (entry) => {
    loads.push(entry.name);
    return standIn(entry);
  });
  render(
    <LadingProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[path]}>
          <App start={{ registry: { registry, stale: false }, session: who }} loader={loader} />
        </MemoryRouter>
      </QueryClientProvider>
    </LadingProvider>,
  );
  return loads;
}

const nav = () => screen.queryByRole('navigation', { name: 'Main' });

describe('App', () => {
  it('leads the signed-in user to the home page inside the frame', async () => {
    open('/', session());
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByText('Test Manufacturing')).toBeVisible();
    expect(document.title).toBe('Home · Lading');
  });

  it('shows a remote inside the frame', async () => {
    open('/shipments', session());
    expect(await screen.findByRole('heading', { name: 'shipments at /shipments' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Shipments' })).toHaveAttribute('aria-current', 'page');
    expect(document.title).toBe('shipments · Lading');
  });

  it.each([
    ['/claims/clm_1', 'Claims'],
    ['/audits/2026', 'Audits'],
    ['/claims/rules', 'Rules'],
    ['/archive', 'Claims'],
  ])('of a remote with several paths, %s belongs to %s', async (path, label) => {
    const claims = remote('claims', {
      basePaths: ['/claims', '/audits', '/archive'],
      nav: ['/claims', '/audits/all', '/claims/rules'].map((to, index) => ({
        label: ['Claims', 'Audits', 'Rules'][index]!,
        path: to,
        icon: 'M1 1h2',
      })),
    });
    open(path, session(), { remotes: [claims] });
    expect(await screen.findByRole('heading', { name: `claims at ${path}` })).toBeVisible();
    const current = within(nav()!).getAllByRole('link', { current: 'page' });
    expect(current.map(({ textContent }) => textContent)).toEqual([label]);
  });

  it('leads the signed-out user to the bare sign-in page, with the way back', async () => {
    open('/quotes/new', null);
    expect(await screen.findByRole('heading', { name: 'auth at /login?next=%2Fquotes%2Fnew' })).toBeVisible();
    expect(nav()).toBeNull();
  });

  it('a 401 in a remote leads to the sign-in page and back to where the user was', async () => {
    open('/quotes/qte_1/edit', session());
    await screen.findByRole('heading', { name: 'quotes at /quotes/qte_1/edit' });
    act(() => hosts.get('quotes')!.api.onUnauthorized());
    expect(await screen.findByRole('heading', { name: 'auth at /login?next=%2Fquotes%2Fqte_1%2Fedit' })).toBeVisible();
  });

  it('a second factor that the company requires comes before everything else, with the ways out', async () => {
    open('/quotes/qte_1', session({ mustSetUpFactor: true }));
    const setup = 'settings at /settings/user/second-factor?next=%2Fquotes%2Fqte_1';
    expect(await screen.findByRole('heading', { name: setup })).toBeVisible();
    expect(nav()).toBeNull();
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Company: Test Manufacturing' })).toBeVisible();
  });

  describe('with two companies', () => {
    const realFetch = globalThis.fetch;
    const ITEMS = [
      { companyId: 'cmp_1', companyName: 'Test Manufacturing', status: 'active' },
      { companyId: 'cmp_2', companyName: 'Other Castings', status: 'active' },
      { companyId: 'cmp_3', companyName: 'Asked Mills', status: 'requested' },
    ];
    afterEach(() => {
      globalThis.fetch = realFetch;
    });

    /** Answers of the API; a switch succeeds or not. */
    function answer(switches: boolean): string[] {
      const requested: string[] = [];
      globalThis.fetch = async (input, init) => {
        const { method, url } = new Request(input, init);
        const route = `${method} ${new URL(url).pathname}`;
        requested.push(route);
        if (route === 'GET /api/v1/me/associations')
          return Response.json({ items: ITEMS, offers: [], nextCursor: null });
        if (route === 'GET /api/v1/auth/session')
          return Response.json(session({ company: { id: 'cmp_2', name: 'Other Castings', role: 'viewer' } }));
        return Response.json({}, { status: switches ? 200 : 503 });
      };
      return requested;
    }
    async function switchCompany() {
      await userEvent.click(await screen.findByRole('button', { name: 'Company: Test Manufacturing' }));
      expect(await screen.findByRole('menuitemradio', { name: 'Test Manufacturing' })).toBeChecked();
      expect(screen.queryByRole('menuitemradio', { name: 'Asked Mills' })).toBeNull();
      await userEvent.click(screen.getByRole('menuitemradio', { name: 'Other Castings' }));
    }

    it('switching begins the remote anew for the other company', async () => {
      const requested = answer(true);
      open('/quotes/qte_1', session());
      await switchCompany();
      expect(await screen.findByRole('button', { name: 'Company: Other Castings' })).toBeVisible();
      expect(await screen.findByRole('heading', { name: 'quotes at /quotes' })).toBeVisible();
      expect(requested).toContain('POST /api/v1/me/associations/cmp_2/activate');
    });

    it('a switch that fails says so and changes nothing', async () => {
      answer(false);
      open('/quotes/qte_1', session());
      await switchCompany();
      expect(await screen.findByText(/The company was not switched/)).toBeVisible();
      expect(screen.getByRole('heading', { name: 'quotes at /quotes/qte_1' })).toBeVisible();
      expect(screen.getByRole('button', { name: 'Company: Test Manufacturing' })).toBeVisible();
    });
  });

  it('goes from remote to remote by the navigation', async () => {
    open('/shipments', session());
    await screen.findByRole('heading', { name: 'shipments at /shipments' });
    await userEvent.click(screen.getByRole('link', { name: 'Settings' }));
    expect(await screen.findByRole('heading', { name: 'settings at /settings' })).toBeVisible();
  });

  it.each([
    ['a fast connection', { effectiveType: '4g' }, ['shipments', 'settings']],
    ['a slow connection', { effectiveType: '3g' }, ['shipments']],
    ['a user who saves data', { effectiveType: '4g', saveData: true }, ['shipments']],
  ])('loads a remote when its link is hovered over: %s', async (_name, connection, expected) => {
    try {
      const loads = loadsWith(connection, '/shipments', session());
      await screen.findByRole('heading', { name: 'shipments at /shipments' });
      await userEvent.hover(screen.getByRole('link', { name: 'Settings' }));
      expect(loads).toEqual(expected);
    } finally {
      Reflect.deleteProperty(navigator, 'connection');
    }
  });

  it('leaves out of the navigation what the role may not see', async () => {
    open('/quotes', session({ permissions: ['shipment.read'] }));
    expect(screen.getByRole('heading', { name: 'Your role does not include this page' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Quotes' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Shipments' })).toBeVisible();
  });

  it('orders the navigation as the manifests ask, with the rest behind', () => {
    const nav = (name: string, order?: number) =>
      remote(name, { nav: [{ label: name, path: `/${name}`, icon: name, order }] });
    open('/nowhere', session(), { remotes: [nav('later'), nav('third', 30), nav('first', 10), nav('second', 20)] });
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['first', 'second', 'third', 'later']);
  });

  it.each([
    ['switched off', { enabled: false }, /disabled it/],
    [
      'from another origin',
      { entry: 'https://elsewhere.example/mfe/quotes/x.js' },
      /elsewhere\.example, which is not allowed/,
    ],
    ['too new for this shell', { requires: { ui: '^9.0.0', api: 1 } }, /needs @lading\/ui \^9\.0\.0/],
  ])('a remote that is %s says why; the others stay', async (_name, changes, reason) => {
    const write = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    open('/quotes', session(), { remotes: [remote('quotes', changes), remote('shipments')] });
    expect(screen.getByRole('heading', { level: 1, name: 'Quotes is not available' })).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Shipments' }));
    expect(await screen.findByRole('heading', { name: 'shipments at /shipments' })).toBeVisible();
    write.mockRestore();
  });

  it.each([
    ['signed in', session(), true],
    ['signed out', null, false],
  ])('an unknown address is the not-found page in its layout, %s', (_name, who, framed) => {
    open('/nothing', who);
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(nav() !== null).toBe(framed);
  });

  it('shows a notice until it is closed', async () => {
    open('/quotes', session());
    await screen.findByRole('heading', { name: 'quotes at /quotes' });
    act(() => hosts.get('quotes')!.notify({ kind: 'error', message: 'The quote was not saved.' }));
    await screen.findByText('The quote was not saved.');
    // The notices of earlier tests are still there.
    const [notice] = screen.getAllByRole('alert').filter(({ textContent }) => textContent?.includes('not saved'));
    await userEvent.click(within(notice!).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('The quote was not saved.')).toBeNull());
  });

  it('an action of a notice runs once and closes it', async () => {
    open('/quotes', session());
    await screen.findByRole('heading', { name: 'quotes at /quotes' });
    const run = jest.fn();
    const notice = { kind: 'success', message: 'Owner removed.', action: { label: 'Undo', run } } as const;
    act(() => hosts.get('quotes')!.notify(notice));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText('Owner removed.')).toBeNull());
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('tells that the list of remotes may be old', () => {
    open('/nowhere', session(), { stale: true });
    expect(screen.getByText('Showing an earlier version')).toBeVisible();
  });

  it('carries a fact from one remote to another', async () => {
    open('/quotes', session());
    await screen.findByRole('heading', { name: 'quotes at /quotes' });
    const heard: string[] = [];
    const { events } = hosts.get('quotes')!;
    const stop = events.on('quote.booked', ({ id }) => heard.push(id));
    await act(async () => events.emit({ type: 'quote.booked', id: 'qte_1' }));
    stop();
    await act(async () => events.emit({ type: 'quote.booked', id: 'qte_2' }));
    expect(heard).toEqual(['qte_1']);
  });
});
