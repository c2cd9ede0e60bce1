import { jest } from '@jest/globals';
import type { Host, MfeModule } from '@lading/mfe-contract';
import { screen } from '@testing-library/react';
import { act } from 'react';
import { RemoteLoader } from '../remotes/remote-loader';
import { SlotServicesContext } from '../slots/slot-services';
import { remote } from '../testing/fixtures';
import { renderInShell } from '../testing/services';
import { HomePage } from './HomePage';

const claims = remote('claims', { slots: [{ slot: 'home', label: 'Claims', order: 1, content: 'card' }] });

afterEach(() => Reflect.deleteProperty(window, 'requestIdleCallback'));

test('cards load once the page can be used and the browser is idle', async () => {
  const idle: (() => void)[] = [];
  Object.assign(window, { requestIdleCallback: (work: () => void) => idle.push(work) });
  const module: MfeModule = { contract: 1, Root: () => null, slots: { card: async () => () => <p>2 open claims</p> } };
  const load = jest.fn(async () => module);
  const services = {
    registry: { remotes: [claims] },
    permissions: [],
    loader: new RemoteLoader(load),
    hostOf: () => ({}) as Host,
  };
  renderInShell(
    <SlotServicesContext value={services}>
      <HomePage setTitle={() => undefined} />
    </SlotServicesContext>,
  );
  expect(screen.getByRole('region', { name: 'Claims' })).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  act(() => idle.forEach((work) => work()));
  expect(await screen.findByText('2 open claims')).toBeVisible();
});
