import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderInShell } from '../testing/services';
import { lazyPart } from './lazy-part';

type Part = ComponentType<{ name: string }>;
const Works: Part = ({ name }) => <p>{`Part of ${name}`}</p>;

let write: jest.SpiedFunction<typeof console.error>;
beforeEach(() => (write = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => {
  write.mockRestore();
  jest.useRealTimers();
});

function open(...loads: (() => Promise<Part>)[]) {
  const LazyPart = lazyPart<{ name: string }>({
    load: () => loads.shift()!(),
    loading: () => <p>Loading</p>,
    problem: ({ slow, retry }, { name }) => (
      <div>
        <p>{slow ? `${name} is slow` : `${name} failed`}</p>
        <button onClick={retry}>Try again</button>
      </div>
    ),
  });
  return renderInShell(
    <>
      <h1>Page</h1>
      <LazyPart name="Bell" />
    </>,
  );
}

const retry = () => act(async () => screen.getByRole('button', { name: 'Try again' }).click());

test('a part that fails leaves the page, is reported and can be requested again', async () => {
  open(
    () => Promise.reject(new Error('Loading chunk 1 failed')),
    async () => Works,
  );
  expect(screen.getByText('Loading')).toBeVisible();
  expect(await screen.findByText('Bell failed')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
  expect(write).toHaveBeenCalledWith(expect.stringMatching(/^\[shell .*Digest/), expect.any(Error), '');
  await retry();
  expect(screen.getByText('Part of Bell')).toBeVisible();
});

test('a part that hangs says so within three seconds, and can be requested again', async () => {
  jest.useFakeTimers();
  open(
    () => new Promise(() => undefined),
    async () => Works,
  );
  await act(() => jest.advanceTimersByTimeAsync(2400));
  expect(screen.getByText('Loading')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByText('Bell is slow')).toBeVisible();
  await retry();
  expect(screen.getByText('Part of Bell')).toBeVisible();
});

test('a part that throws leaves the page, and is displayed again', async () => {
  let broken = true;
  open(async () => () => {
    if (broken) throw new Error('broken row');
    return <p>Repaired</p>;
  });
  expect(await screen.findByText('Bell failed')).toBeVisible();
  broken = false;
  await retry();
  expect(screen.getByText('Repaired')).toBeVisible();
});
