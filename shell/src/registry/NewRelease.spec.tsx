import { jest } from '@jest/globals';
import type { Registry, RegistryEntry } from '@lading/mfe-contract';
import { LadingProvider } from '@lading/ui';
import { act, render, screen } from '@testing-library/react';
import { area, registry } from '../testing/fixtures';
import { NewRelease } from './NewRelease';
import { changedAreas } from './watch-registry';

const changing = (name: string, changes: Partial<RegistryEntry>): Registry => ({
  remotes: registry.remotes.map((one) => (one.name === name ? { ...one, ...changes } : one)),
});
const newer = (name: string, version = '0.2.0') =>
  changing(name, { entry: `/mfe/${name}/${version}-bbbbbbbbbbbb/remoteEntry.js`, version });

describe('changedAreas', () => {
  it.each([
    ['nothing', registry, []],
    ['another release', newer('quotes'), ['quotes']],
    ['an area switched off', changing('settings', { enabled: false }), ['settings']],
    ['a new area', { remotes: [...registry.remotes, area('claims')] }, ['claims']],
    ['an area that is gone', { remotes: registry.remotes.slice(1) }, ['auth']],
    ['only another order', { remotes: [...registry.remotes].reverse() }, []],
  ])('notices %s', (_what, published, expected) => {
    expect(changedAreas(registry, published).map(({ name }) => name)).toEqual(expected);
  });
});

describe('NewRelease', () => {
  const realFetch = globalThis.fetch;
  let published: Registry;
  let asked: RequestInit[];
  const onReload = jest.fn();

  beforeEach(() => {
    jest.useFakeTimers();
    published = registry;
    asked = [];
    onReload.mockClear();
    globalThis.fetch = async (_address, init = {}) => {
      asked.push(init);
      return Response.json(published);
    };
    render(
      <LadingProvider env="test">
        <NewRelease shown={registry} onReload={onReload} />
      </LadingProvider>,
    );
  });
  afterEach(() => {
    jest.useRealTimers();
    globalThis.fetch = realFetch;
  });

  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const comeBack = async () => {
    window.dispatchEvent(new Event('focus'));
    await wait(0);
  };
  const offer = () => screen.queryByRole('button', { name: 'Reload' });

  it('offers a reload when somebody comes back to a page whose area was published anew', async () => {
    published = newer('quotes');
    await wait(20_000);
    expect(offer()).toBeNull();
    await comeBack();
    expect(screen.getByText('Updated: Quotes')).toBeVisible();
    act(() => offer()!.click());
    expect(onReload).toHaveBeenCalledTimes(1);
  });

  it('asks by itself every five minutes, with the tag of its copy', async () => {
    published = newer('quotes');
    await wait(5 * 60_000);
    expect(offer()).toBeVisible();
    expect(asked).toEqual([{ cache: 'no-cache' }]);
  });

  it('says nothing when nothing changed, and does not ask at each click into the window', async () => {
    await wait(20_000);
    await comeBack();
    await comeBack();
    expect(offer()).toBeNull();
    expect(asked).toHaveLength(1);
  });

  it('is quiet when put off, until something changes again', async () => {
    published = newer('quotes');
    await wait(5 * 60_000);
    act(() => screen.getByRole('button', { name: 'Later' }).click());
    await wait(5 * 60_000);
    expect(offer()).toBeNull();
    published = newer('quotes', '0.3.0');
    await wait(5 * 60_000);
    expect(offer()).toBeVisible();
  });

  it('takes the offer back when the release was rolled back', async () => {
    published = newer('quotes');
    await wait(5 * 60_000);
    published = registry;
    await wait(5 * 60_000);
    expect(offer()).toBeNull();
  });

  it('lets a registry that cannot be had pass', async () => {
    globalThis.fetch = async () => {
      throw new TypeError('Failed to fetch');
    };
    await wait(5 * 60_000);
    expect(offer()).toBeNull();
  });
});
