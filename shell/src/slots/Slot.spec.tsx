import { jest } from '@jest/globals';
import type { Host, MfeModule, RegistryEntry, SlotComponent } from '@lading/mfe-contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemoteLoader } from '../remotes/remote-loader';
import { remote } from '../testing/fixtures';
import { renderInShell } from '../testing/services';
import { Slot } from './Slot';
import { SlotServicesContext } from './slot-services';

const content = (label: string, order: number, permissions?: string[]) => ({
  slot: 'home',
  label,
  order,
  content: label.toLowerCase(),
  permissions,
});
const shown: SlotComponent = ({ context }) => <p>{`content of ${context.id}`}</p>;
const moduleWith = (slots: MfeModule['slots']): MfeModule => ({ contract: 1, Root: () => null, slots });

function open(remotes: RegistryEntry[], modules: Record<string, () => MfeModule>) {
  const reports: unknown[] = [];
  const services = {
    registry: { remotes },
    permissions: ['claim.read'],
    loader: new RemoteLoader(async ({ name }) => modules[name]!()),
    hostOf: () => ({ report: (error: unknown) => void reports.push(error) }) as unknown as Host,
  };
  renderInShell(
    <SlotServicesContext value={services}>
      <Slot name="home" context={{ id: 'shp_1' }}>
        {({ label, content: body }) => (
          <section aria-label={label}>
            <h2>{label}</h2>
            {body}
          </section>
        )}
      </Slot>
    </SlotServicesContext>,
  );
  return { reports };
}

test('shows the contents that the user may see, in order, with their context', async () => {
  const loaded = jest.fn(async () => shown);
  open(
    [
      remote('claims', { slots: [content('Claims', 20), content('Secret', 5, ['claim.manage'])] }),
      remote('invoices', { slots: [content('Invoices', 10), { ...content('Other', 1), slot: 'elsewhere' }] }),
      remote('off', { slots: [content('Off', 1)], enabled: false }),
    ],
    { claims: () => moduleWith({ claims: loaded }), invoices: () => moduleWith({ invoices: loaded }) },
  );
  await waitFor(() => expect(screen.getAllByText('content of shp_1')).toHaveLength(2));
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Invoices', 'Claims']);
  expect(loaded).toHaveBeenCalledTimes(2);
});

test('a content that fails leaves the others, and can be retried', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let broken = true;
  const Fragile: SlotComponent = () => {
    if (broken) throw new Error('broken');
    return <p>repaired</p>;
  };
  const { reports } = open(
    [remote('claims', { slots: [content('Claims', 1)] }), remote('invoices', { slots: [content('Invoices', 2)] })],
    {
      claims: () => moduleWith({ claims: async () => Fragile }),
      invoices: () => moduleWith({ invoices: async () => shown }),
    },
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Claims could not be loaded.');
  expect(await screen.findByText('content of shp_1')).toBeVisible();
  expect(reports).toEqual([new Error('broken')]);
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('repaired')).toBeVisible();
});

test('a remote without the content shows the failure', async () => {
  open([remote('claims', { slots: [content('Claims', 1)] })], { claims: () => moduleWith(undefined) });
  expect(await screen.findByRole('alert', {}, { timeout: 4_000 })).toHaveTextContent('Claims could not be loaded.');
});
