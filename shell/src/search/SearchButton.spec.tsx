import { type MockRoutes, mockApi, problem } from '@lading/mfe-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from '@lading/ui/router';
import { registry, remote, session } from '../testing/fixtures';
import { contact, quote, shipment } from '../testing/search-results';
import { fakeServices, renderInShell } from '../testing/services';
import { forgetRecent } from './recent';
import { SearchButton } from './SearchButton';

beforeEach(() => localStorage.clear());

const SHIPMENTS = 'GET /api/v1/shipments';
const QUOTES = 'GET /api/v1/quotes';
const CONTACTS = 'GET /api/v1/contacts';
/** Query of a search. */
const CHI = { q: 'chi', limit: '5' };
const none = { body: { items: [], nextCursor: null, total: null } };
const found: MockRoutes = {
  [SHIPMENTS]: { body: { items: [shipment], nextCursor: null, total: null } },
  [QUOTES]: { body: { items: [quote], nextCursor: null, total: null } },
};

function Address() {
  return <output aria-label="Address">{useLocation().pathname}</output>;
}

async function open(routes: MockRoutes = {}, who = session(), remotes = registry.remotes) {
  const api = mockApi(routes);
  const services = { ...fakeServices(who).services, registry: { remotes } };
  const view = renderInShell(
    <>
      <SearchButton services={services} session={who} />
      <Address />
    </>,
  );
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: /^Search/ });
  return { ...view, field, requested: () => api.requests.map(({ route, query }) => [route, query]) };
}

const chosen = () => screen.getByRole('option', { selected: true }).textContent;
const address = () => screen.getByLabelText('Address').textContent;

test('finds by kind, chooses by arrows and opens by Enter', async () => {
  const { field } = await open(found);
  await userEvent.type(field, 'chi');
  expect(await screen.findByText('2 found')).toBeInTheDocument();
  expect(screen.getAllByRole('group').map((group) => [group.getAttribute('aria-label'), group.textContent])).toEqual([
    ['Shipments', 'S-000317Chicago, IL to Dallas, TX, Test Freight'],
    ['Quotes', 'Q-000042Chicago, IL to Dallas, TX'],
  ]);
  expect(chosen()).toMatch(/^S-000317/);
  await userEvent.keyboard('{ArrowDown}');
  expect(chosen()).toMatch(/^Q-000042/);
  expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(address()).toBe('/quotes/qte_1');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('two remotes that search the same resource each open their own page, with one request', async () => {
  const url = '/api/v1/quotes';
  const source = (label: string) => ({ label, url, path: `/${label}/{id}`, title: '{number}', detail: label });
  const remotes = ['claims', 'audits'].map((name) => remote(name, { search: [source(name)] }));
  const { field, requested } = await open(found, session(), remotes);
  await userEvent.type(field, 'chi');
  expect(await screen.findByText('2 found')).toBeInTheDocument();
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Q-000042claims',
    'Q-000042audits',
  ]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(address()).toBe('/audits/qte_1');
  expect(requested()).toEqual([[QUOTES, CHI]]);
});

test('opened results are listed again until sign-out', async () => {
  const { field, unmount } = await open(found);
  await userEvent.type(field, 'chi');
  await userEvent.click(await screen.findByRole('option', { name: /S-000317/ }));
  unmount();
  const again = await open();
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/shipments/shp_1');
  expect(again.requested()).toEqual([]);
  again.unmount();
  forgetRecent(localStorage);
  await open();
  expect(screen.queryByRole('option')).toBeNull();
});

test('a single letter sends no request; a search without results says so', async () => {
  const { field, requested } = await open({ [SHIPMENTS]: none, [QUOTES]: none });
  await userEvent.type(field, 'c');
  expect(screen.getByText('Enter at least two characters.')).toBeInTheDocument();
  await userEvent.type(field, 'hi');
  expect(await screen.findByText('No results.')).toBeInTheDocument();
  expect(requested()).toEqual([
    [SHIPMENTS, CHI],
    [QUOTES, CHI],
  ]);
});

test('a kind that cannot be searched says so; the other is shown', async () => {
  const { field } = await open({
    ...found,
    [QUOTES]: problem(503, 'UNAVAILABLE', 'The service cannot do this right now. Try again in a moment.'),
  });
  await userEvent.type(field, 'chi');
  expect(await screen.findByRole('alert')).toHaveTextContent('The quotes could not be searched.');
  expect(screen.getByRole('option', { name: /S-000317/ })).toBeInTheDocument();
});

test('articles of the user guide are found by the start of their words', async () => {
  const { field } = await open(found);
  await userEvent.type(field, 'tari');
  await userEvent.click(await screen.findByRole('option', { name: /Bring your own rates/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('contacts are found by their name', async () => {
  const { field } = await open(
    { [CONTACTS]: { body: { items: [contact], nextCursor: null } } },
    session({ permissions: ['contact.read'] }),
  );
  await userEvent.type(field, 'chi');
  await userEvent.click(await screen.findByRole('option', { name: /Chinook Mills.*Calgary, AB/ }));
  expect(address()).toBe('/settings/contacts');
});

test('only what the role may see is searched', async () => {
  const { field, requested } = await open(found, session({ permissions: ['shipment.read'] }));
  await userEvent.type(field, 'chi');
  expect(await screen.findByText('1 found')).toBeInTheDocument();
  expect(requested()).toEqual([[SHIPMENTS, CHI]]);
});

test('actions are found by their label and keywords, by those who may use them', async () => {
  const { field } = await open({}, session({ permissions: ['quote.read', 'quote.create'] }));
  expect(screen.getByRole('option', { name: 'Get a quote' })).toBeInTheDocument();
  await userEvent.type(field, 'x');
  expect(screen.queryByRole('option')).toBeNull();
  await userEvent.clear(field);
  await userEvent.type(field, 'p');
  expect(chosen()).toBe('Get a quote');
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/quotes/new');
});

test('actions of others are not shown', async () => {
  await open();
  expect(screen.queryByRole('option')).toBeNull();
});
