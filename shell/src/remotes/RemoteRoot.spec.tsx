import { jest } from '@jest/globals';
import type { Host, MfeModule } from '@lading/mfe-contract';
import { createFakeHost } from '@lading/mfe-contract/testing';
import { LadingProvider } from '@lading/ui';
import { Link, MemoryRouter } from '@lading/ui/router';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../testing/fixtures';
import { RemoteLoader, type FetchRemote } from './remote-loader';
import { RemoteRoot } from './RemoteRoot';

const quotes = remote('quotes');
const module = (Root: MfeModule['Root']): MfeModule => ({ contract: 1, Root });
const works = module(() => <h1>Quotes of the remote</h1>);

/** A fetcher whose answers are given one by one, in order; the last one holds. */
function answers(...steps: (() => Promise<MfeModule>)[]) {
  const calls: boolean[] = [];
  const fetchRemote: FetchRemote = (_area, again) => {
    calls.push(again);
    return (steps.length > 1 ? steps.shift()! : steps[0]!)();
  };
  return { fetchRemote, calls };
}

function show(fetchRemote: FetchRemote, host: Host = createFakeHost()) {
  const loader = new RemoteLoader(fetchRemote);
  const onReady = jest.fn();
  render(
    <LadingProvider env="test">
      <MemoryRouter>
        <Link to="/elsewhere">Elsewhere</Link>
        <RemoteRoot remote={quotes} host={host} loader={loader} onReady={onReady} />
      </MemoryRouter>
    </LadingProvider>,
  );
  return { loader, onReady };
}

describe('RemoteRoot', () => {
  it('shows a skeleton, then the remote, and says when it is there', async () => {
    const { onReady } = show(answers(async () => works).fetchRemote);
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(await screen.findByRole('heading', { name: 'Quotes of the remote' })).toBeVisible();
    expect(onReady).toHaveBeenCalledTimes(1);
  });

  it('opens a remote that arrived just after the page was drawn', async () => {
    const loader = new RemoteLoader(async () => works);
    await loader.load(quotes);
    jest.spyOn(loader, 'loaded').mockReturnValueOnce(undefined);
    render(
      <LadingProvider env="test">
        <MemoryRouter>
          <RemoteRoot remote={quotes} host={createFakeHost()} loader={loader} onReady={() => undefined} />
        </MemoryRouter>
      </LadingProvider>,
    );
    expect(await screen.findByRole('heading', { name: 'Quotes of the remote' })).toBeVisible();
  });

  it('names the remote that did not arrive, and retries on demand', async () => {
    const { fetchRemote, calls } = answers(
      () => Promise.reject(new Error('404')),
      async () => works,
    );
    const host = createFakeHost();
    show(fetchRemote, host);
    expect(await screen.findByRole('heading', { level: 1, name: 'Quotes could not be loaded' })).toBeVisible();
    expect(screen.getByText(/^Digest: [0-9a-f]{8}$/)).toBeVisible();
    expect(host.seen.reports).toEqual([new Error('404')]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Quotes of the remote' })).toBeVisible();
    expect(calls).toEqual([false, true]);
  });

  it.each([
    ['another try', () => screen.getByRole('button', { name: 'Try again' })],
    ['a navigation', () => screen.getByRole('link', { name: 'Elsewhere' })],
  ])('keeps a failure of rendering inside, reports it and recovers by %s', async (_name, control) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const failing = { now: true };
    const Root = () => {
      if (failing.now) throw new Error('broken row');
      return <h1>Quotes of the remote</h1>;
    };
    const host = createFakeHost();
    show(answers(async () => module(Root)).fetchRemote, host);
    expect(await screen.findByRole('alert')).toHaveTextContent('client-side exception occurred while loading the site');
    expect(host.seen.reports).toEqual([new Error('broken row')]);
    failing.now = false;
    await userEvent.click(control());
    expect(screen.getByRole('heading', { name: 'Quotes of the remote' })).toBeVisible();
    jest.restoreAllMocks();
  });

  describe('when the code is slow', () => {
    beforeEach(() => void jest.useFakeTimers());
    afterEach(() => {
      jest.useRealTimers();
      delete document.documentElement.dataset.navigatedAt;
    });

    it.each([
      ['after a route change', 0, 2500],
      ['when it is opened late, since the navigation', 800, 1700],
      ['not at once when the shell itself was slow', 5000, 1500],
    ])('says so %s and opens by itself when it comes', async (_name, ago, wait) => {
      document.documentElement.dataset.navigatedAt = String(performance.now() - ago);
      let arrive: (value: MfeModule) => void = () => undefined;
      show(answers(() => new Promise((resolve) => (arrive = resolve))).fetchRemote);
      await act(() => jest.advanceTimersByTimeAsync(wait - 1));
      expect(screen.queryByRole('alert')).toBeNull();
      await act(() => jest.advanceTimersByTimeAsync(1));
      expect(screen.getByRole('alert')).toHaveTextContent('Quotes is taking longer than usual');
      await act(async () => arrive(works));
      expect(screen.getByRole('heading', { name: 'Quotes of the remote' })).toBeVisible();
    });

    it('another try does not wait for the one that hangs', async () => {
      const { fetchRemote, calls } = answers(
        () => new Promise(() => undefined),
        async () => works,
      );
      show(fetchRemote);
      await act(() => jest.advanceTimersByTimeAsync(2500));
      await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
      expect(screen.getByRole('heading', { name: 'Quotes of the remote' })).toBeVisible();
      expect(calls).toEqual([false, true]);
    });
  });
});

describe('RemoteLoader', () => {
  it('loads a remote once for prefetch and opening', async () => {
    const { fetchRemote, calls } = answers(async () => works);
    const loader = new RemoteLoader(fetchRemote);
    loader.prefetch(quotes);
    await expect(loader.load(quotes)).resolves.toBe(works);
    expect(loader.loaded(quotes)).toBe(works);
    expect(calls).toHaveLength(1);
  });

  it('a prefetch that failed does not spoil the opening', async () => {
    const loader = new RemoteLoader(
      answers(
        () => Promise.reject(new Error('offline')),
        async () => works,
      ).fetchRemote,
    );
    loader.prefetch(quotes);
    await new Promise((resolve) => setTimeout(resolve));
    await expect(loader.load(quotes)).resolves.toBe(works);
  });

  it('loads a remote that hangs ahead no more: who opens it would wait for that', async () => {
    const { fetchRemote, calls } = answers(
      () => new Promise(() => undefined),
      async () => works,
    );
    const loader = new RemoteLoader(fetchRemote);
    loader.prefetch(quotes);
    loader.abandon(quotes);
    loader.prefetch(quotes);
    expect(calls).toHaveLength(1);
    await expect(loader.load(quotes)).resolves.toBe(works);
  });
});
