import { jest } from '@jest/globals';
import type { Registry, RegistryEntry } from '@lading/mfe-contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ShellNotice } from '../host/notices';
import { remote, registry } from '../testing/fixtures';
import { changedRemotes, isShellChanged, useNewRelease } from './use-new-release';

const changing = (name: string, changes: Partial<RegistryEntry>): Registry => ({
  remotes: registry.remotes.map((one) => (one.name === name ? { ...one, ...changes } : one)),
});
const newer = (name: string, version = '0.2.0') =>
  changing(name, { entry: `/mfe/${name}/${version}-bbbbbbbbbbbb/remoteEntry.js`, version });

describe('changedRemotes', () => {
  it.each([
    ['nothing', registry, []],
    ['another release', newer('quotes'), ['quotes']],
    ['a remote switched off', changing('settings', { enabled: false }), ['settings']],
    ['a new remote', { remotes: [...registry.remotes, remote('claims')] }, ['claims']],
    ['a remote that is gone', { remotes: registry.remotes.slice(1) }, ['auth']],
    ['only another order', { remotes: [...registry.remotes].reverse() }, []],
  ])('notices %s', (_what, published, expected) => {
    expect(changedRemotes(registry, published).map(({ name }) => name)).toEqual(expected);
  });
});

const VERSION = '1.2.0';
const withShell = (release: string): Registry => ({
  ...registry,
  shell: {
    name: 'shell',
    release,
    version: '0.1.0',
    checksum: 'a'.repeat(64),
    integrity: `sha384-${'a'.repeat(64)}`,
    provides: { contract: VERSION, ui: VERSION, react: VERSION, router: VERSION, lingui: VERSION, api: VERSION },
  },
});

describe('isShellChanged', () => {
  it.each([
    ['no shell in either registry', registry, registry, false],
    ['the same release', withShell('0.1.0-aaa'), withShell('0.1.0-aaa'), false],
    ['another release', withShell('0.1.0-aaa'), withShell('0.2.0-bbb'), true],
    ['a registry that names no shell anymore', withShell('0.1.0-aaa'), registry, false],
    ['a registry that names a shell for the first time', registry, withShell('0.1.0-aaa'), false],
  ])('%s', (_what, shown, published, expected) => {
    expect(isShellChanged(shown, published)).toBe(expected);
  });
});

describe('useNewRelease', () => {
  const realFetch = globalThis.fetch;
  let published: Registry;
  let asked: RequestInit[];
  let offers: ShellNotice[];
  const reload = jest.fn();
  const notify = (notice: ShellNotice) => void offers.push(notice);
  const hide = () => void offers.pop();

  beforeEach(() => {
    jest.useFakeTimers();
    published = registry;
    asked = [];
    offers = [];
    reload.mockClear();
    const client = new QueryClient();
    globalThis.fetch = async (_address, init = {}) => {
      asked.push(init);
      return Response.json(published);
    };
    renderHook(() => useNewRelease(withShell('0.1.0-aaa'), { notify, hide, reload }), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    globalThis.fetch = realFetch;
  });

  /** The query cache notifies in a further task. */
  const wait = async (milliseconds: number) => {
    await act(() => jest.advanceTimersByTimeAsync(milliseconds));
    await act(() => jest.advanceTimersByTimeAsync(10));
  };
  const comeBack = async () => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await wait(0);
  };

  it('offers a reload when the user returns to a page with a newly released remote', async () => {
    published = newer('quotes');
    await wait(20_000);
    expect(offers).toEqual([]);
    await comeBack();
    expect(offers).toMatchObject([{ title: 'Updated: Quotes', stays: true }]);
    offers[0]!.action!.run();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('offers a reload for a released shell', async () => {
    published = withShell('0.2.0-bbb');
    await wait(5 * 60_000);
    expect(offers).toMatchObject([{ title: 'Updated: Lading', stays: true }]);
  });

  it('polls every five minutes and revalidates by ETag', async () => {
    published = newer('quotes');
    await wait(5 * 60_000);
    expect(offers).toHaveLength(1);
    expect(asked).toMatchObject([{ cache: 'no-cache' }]);
  });

  it('offers nothing when nothing changed, and does not poll each time the page is shown', async () => {
    await wait(20_000);
    await comeBack();
    await comeBack();
    expect(offers).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  it('offers each further release once', async () => {
    published = newer('quotes');
    await wait(10 * 60_000);
    expect(offers).toHaveLength(1);
    published = newer('quotes', '0.3.0');
    await wait(5 * 60_000);
    expect(offers).toHaveLength(1);
  });

  it('withdraws the offer when the release was rolled back', async () => {
    published = newer('quotes');
    await wait(5 * 60_000);
    published = registry;
    await wait(5 * 60_000);
    expect(offers).toEqual([]);
  });

  it('ignores a registry that cannot be loaded', async () => {
    globalThis.fetch = async () => {
      throw new TypeError('Failed to fetch');
    };
    await wait(5 * 60_000);
    expect(offers).toEqual([]);
  });
});
