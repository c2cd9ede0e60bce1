import { jest } from '@jest/globals';
import type { Host, MfeModule, RegistryEntry, SlotComponent } from '@lading/mfe-contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createHost } from '../host/create-host';
import { RemoteLoader } from '../remotes/remote-loader';
import { remote } from '../testing/fixtures';
import { fakeServices, renderInShell } from '../testing/services';
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

function open(remotes: RegistryEntry[], modules: Record<string, () => MfeModule>, only?: string) {
  const reports: unknown[] = [];
  const services = {
    registry: { remotes },
    permissions: ['claim.read'],
    loader: new RemoteLoader(async ({ name }) => modules[name]!()),
    hostOf: () => ({ report: (error: unknown) => void reports.push(error) }) as unknown as Host,
  };
  renderInShell(
    <SlotServicesContext value={services}>
      <Slot name="home" only={only} context={{ id: 'shp_1' }}>
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

test('shows only the content that is asked for, and loads no other', async () => {
  const other = jest.fn(async () => shown);
  const remotes = ['claims', 'invoices'].map((name) => remote(name, { slots: [content(name, 1)] }));
  const modules = {
    claims: () => moduleWith({ claims: other }),
    invoices: () => moduleWith({ invoices: async () => shown }),
  };
  open(remotes, modules, 'invoices-invoices');
  expect(await screen.findByText('content of shp_1')).toBeVisible();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['invoices']);
  expect(other).not.toHaveBeenCalled();
});

test('the host lists what the user can see, in order', () => {
  const remotes = [
    remote('claims', { slots: [content('Claims', 20), content('Secret', 5, ['claim.manage'])] }),
    remote('invoices', { slots: [content('Invoices', 10), { ...content('Other', 1), slot: 'elsewhere' }] }),
    remote('off', { slots: [content('Off', 1)], enabled: false }),
    remote('later', { slots: [content('Later', 1)], contract: 2 }),
  ];
  const { services } = fakeServices();
  const host = createHost({ ...services, registry: { remotes } }, remotes[0]!);
  expect(host.slotContents('home')).toEqual([
    { id: 'invoices-invoices', label: 'Invoices' },
    { id: 'claims-claims', label: 'Claims' },
  ]);
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
  expect(await screen.findByRole('alert')).toHaveTextContent('Claims could not be loaded.');
});
