import { jest } from '@jest/globals';
import { unwrap } from '@lading/api-client';
import { createFakeHost } from '@lading/mfe-contract/testing';
import { Link, Outlet } from '@lading/ui/router';
import { onlineManager, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import * as z from 'zod/mini';
import { address, mockApi, pageRenderer, problem } from '../testing';
import { defineRemote, type RemoteDefinition } from './define-remote';
import { useRemote, useTitle } from './remote-context';

function Company() {
  const { api } = useRemote();
  useTitle('Company');
  const company = useQuery({ queryKey: ['company'], queryFn: () => unwrap(api.GET('/api/v1/company')) });
  return <h1>{company.isError ? 'Refused' : 'Company'}</h1>;
}

const open = (definition: RemoteDefinition, path: string, routes: Parameters<typeof mockApi>[0] = {}) =>
  pageRenderer(defineRemote(definition))(path, routes);

test('displays the page of a path inside the layout, and not found for others', () => {
  const layout = (
    <main>
      <Outlet />
    </main>
  );
  const definition = { routes: [{ path: '/a', element: <h1>First</h1> }], layout };
  const { unmount } = open(definition, '/a');
  expect(screen.getByRole('main')).toHaveTextContent('First');
  unmount();
  open(definition, '/b');
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(screen.queryByRole('main')).toBeNull();
});

test('loads a lazy page behind a skeleton, and loads it again after a failure', async () => {
  const load = jest
    .fn<() => Promise<ComponentType>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(() => <h1>Late</h1>);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { host, container } = open({ routes: [{ path: '/late', lazy: load }] }, '/late');
  expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  expect(host.seen.reports).toEqual([new Error('offline')]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Late' })).toBeVisible();
});

test('a lazy page that hangs says so within three seconds of the navigation, and can be requested again', async () => {
  jest.useFakeTimers();
  try {
    document.documentElement.dataset.navigatedAt = String(performance.now() - 1000);
    const load = jest
      .fn<() => Promise<ComponentType>>()
      .mockReturnValueOnce(new Promise(() => undefined))
      .mockResolvedValue(() => <h1>Late</h1>);
    open({ routes: [{ path: '/late', lazy: load }] }, '/late');
    await act(() => jest.advanceTimersByTimeAsync(1400));
    expect(screen.queryByRole('alert')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByRole('heading', { level: 1, name: 'This page is taking longer than usual' })).toBeVisible();
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect(screen.getByRole('heading', { name: 'Late' })).toBeVisible();
  } finally {
    delete document.documentElement.dataset.navigatedAt;
    jest.useRealTimers();
  }
});

test('goes from one lazy page to another, and keeps a page that two addresses share', async () => {
  let mounted = 0;
  const page = (text: string, to: string) => async () =>
    function Content() {
      useState(() => mounted++);
      return (
        <>
          <h1>{text}</h1>
          <Link to={to}>Next</Link>
        </>
      );
    };
  const detail = page('Detail', '/items/1/notes');
  const routes = [
    { path: '/items/new', lazy: page('New', '/items/1') },
    { path: '/items/:id', lazy: detail },
    { path: '/items/:id/:tab', lazy: detail },
  ];
  open({ routes }, '/items/new');
  await userEvent.click(await screen.findByRole('link', { name: 'Next' }));
  expect(await screen.findByRole('heading', { name: 'Detail' })).toBeVisible();
  expect(mounted).toBe(2);
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(address()).toBe('/items/1/notes');
  expect(screen.getByRole('heading', { name: 'Detail' })).toBeVisible();
  expect(mounted).toBe(2);
});

test('the error of one page leaves the others usable', async () => {
  function Broken(): never {
    throw new Error('broken');
  }
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const layout = (
    <>
      <Link to="/whole">Whole</Link>
      <Outlet />
    </>
  );
  const routes = [
    { path: '/broken', element: <Broken /> },
    { path: '/whole', element: <h1>Whole</h1> },
  ];
  open({ routes, layout }, '/broken');
  expect(screen.getByRole('alert')).toHaveTextContent('This page could not be displayed');
  await userEvent.click(screen.getByRole('link', { name: 'Whole' }));
  expect(screen.getByRole('heading', { name: 'Whole' })).toBeVisible();
});

test('tells the host of a lost session and of a lost company', async () => {
  const routes = [{ path: '/company', element: <Company /> }];
  const { host, unmount } = open({ routes }, '/company', {
    'GET /api/v1/company': problem(401, 'UNAUTHENTICATED', 'Sign in to continue.'),
  });
  await waitFor(() => expect(host.seen.unauthorized).toBe(1));
  expect(host.seen.titles).toEqual(['Company']);
  unmount();
  const second = open({ routes }, '/company', {
    'GET /api/v1/company': problem(403, 'NO_ACTIVE_COMPANY', 'Choose a company.'),
  });
  await waitFor(() => expect(second.host.seen.refreshes).toBe(1));
});

test('on public pages a 401 does not end the session', async () => {
  const { host } = open({ access: 'public', routes: [{ path: '/company', element: <Company /> }] }, '/company', {
    'GET /api/v1/company': problem(401, 'INVALID_CREDENTIALS', 'The password is incorrect.'),
  });
  expect(await screen.findByRole('heading', { name: 'Refused' })).toBeVisible();
  expect(host.seen.unauthorized).toBe(0);
});

test('without a connection a mutation fails at once', async () => {
  function Save() {
    const save = useMutation({ mutationFn: () => Promise.reject(new Error('connection lost')) });
    return <button onClick={() => save.mutate()}>{save.isError ? save.error.message : 'Save'}</button>;
  }
  open({ routes: [{ path: '/a', element: <Save /> }] }, '/a');
  onlineManager.setOnline(false);
  try {
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'connection lost' })).toBeVisible();
  } finally {
    onlineManager.setOnline(true);
  }
});

test('a remote that is left keeps nothing in its caches', async () => {
  const clients = new Set<QueryClient>();
  function Save() {
    clients.add(useQueryClient());
    const save = useMutation({ mutationFn: async () => 'saved' });
    useQuery({ queryKey: ['company'], queryFn: async () => 'Acme' });
    return <button onClick={() => save.mutate()}>{save.data ?? 'Save'}</button>;
  }
  const { unmount } = open({ routes: [{ path: '/a', element: <Save /> }] }, '/a');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'saved' })).toBeVisible();
  const [client] = clients;
  const cached = () => [client!.getQueryCache().getAll().length, client!.getMutationCache().getAll().length];
  expect(cached()).toEqual([1, 1]);
  unmount();
  await waitFor(() => expect(cached()).toEqual([0, 0]));
});

test('providers keep their state while pages change', async () => {
  const seen: number[] = [];
  function Providers({ children }: { children: React.ReactNode }) {
    const [id] = useState(() => Math.random());
    seen.push(id);
    return children;
  }
  const link = <Link to="/b">Next</Link>;
  open(
    {
      providers: Providers,
      routes: [
        { path: '/a', element: link },
        { path: '/b', element: <h1>B</h1> },
      ],
    },
    '/a',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(screen.getByRole('heading', { name: 'B' })).toBeVisible();
  expect(new Set(seen).size).toBe(1);
});

test('schemas do not generate code, which the content security policy forbids', () => {
  expect(z.config().jitless).toBe(true);
});

test('gives contents for slots their host, API client and context', async () => {
  const Card = ({ context }: { context: Readonly<Record<string, string>> }) => (
    <p>{`${useRemote().host.session.company?.name} ${context.id}`}</p>
  );
  const { slots } = defineRemote({ routes: [], slots: { card: async () => Card } });
  const Content = await slots!.card!();
  render(<Content host={createFakeHost()} context={{ id: 'shp_1' }} />);
  expect(screen.getByText('Test Manufacturing shp_1')).toBeVisible();
});
