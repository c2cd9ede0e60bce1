import { msg, plural } from '@lingui/core/macro';
import { useInfiniteQuery, infiniteQueryOptions } from '@tanstack/react-query';
import { type Api, type components, unwrap } from '@lading/api-client';
import { useSearchParams } from '@lading/ui/router';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defineRemote } from '../remote/define-remote';
import { useRemote } from '../remote/remote-context';
import type { Column } from '../table/column';
import { RowLink } from '../table/RowLink';
import { address, type MockRoutes, pageRenderer, problem } from '../testing';
import { ListPage } from './ListPage';
import type { FilterField } from './list-filters';
import { ShowMore } from './ShowMore';
import { sortOf, type SortOption, useUrlSort } from './use-url-sort';

type Contact = components['schemas']['ContactDto'];

const COLUMNS: Column<Contact>[] = [
  { id: 'name', header: msg`Name`, cell: ({ id, name }) => <RowLink to={`/contacts/${id}`}>{name}</RowLink> },
  { id: 'city', header: msg`City`, cell: ({ address: { city } }) => city },
  { id: 'id', header: msg`Number`, cell: ({ id }) => id, optional: true },
];
const SORTS: SortOption[] = [
  { value: 'newest', label: msg`Newest first`, column: 'id', direction: 'desc' },
  { value: 'name', label: msg`Name`, column: 'name', direction: 'asc' },
];

const contacts = (api: Api, q: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['contacts', q],
    queryFn: ({ pageParam }) => unwrap(api.GET('/api/v1/contacts', { params: { query: { q, cursor: pageParam } } })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

const cities = [
  { value: 'dallas', label: 'Dallas' },
  { value: 'napa', label: 'Napa' },
];
const readState = (typed: string) => (/^[a-z]{2}$/i.test(typed) ? typed.toUpperCase() : null);
const fieldsOf = (search: URLSearchParams): FilterField[] => [
  { kind: 'choice', label: 'City', parameter: 'city', value: search.get('city') ?? undefined, options: cities },
  {
    kind: 'text',
    label: 'State',
    parameter: 'state',
    value: search.get('state') ?? undefined,
    placeholder: 'IL',
    read: readState,
    hint: 'Enter two letters.',
  },
  {
    kind: 'dates',
    label: 'Added',
    parameters: { from: 'from', to: 'to' },
    from: search.get('from') ?? undefined,
    to: search.get('to') ?? undefined,
  },
];

function ContactsPage() {
  const { api } = useRemote();
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? undefined;
  const query = useInfiniteQuery(contacts(api, q));
  const sort = useUrlSort(SORTS);
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <ListPage
      name="contacts"
      title="Contacts"
      caption="Contacts"
      columns={COLUMNS}
      rows={rows}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      preview={{ to: ({ id }) => `/contacts/${id}`, render: ({ address: { city } }) => <p>Preview: {city}</p> }}
      query={query}
      sort={sort.table}
      filters={{ label: 'Contacts', search: { placeholder: 'Name', value: q }, fields: fieldsOf(search), sort }}
      count={plural(rows.length, { one: '# contact', other: '# contacts' })}
      views={{ area: 'shipments', allLabel: 'All contacts', example: 'Texas' }}
      exportHref={`/export?order=${sortOf(search, SORTS).value}`}
      empty={<p>No contacts yet</p>}
      onClearFilters={q ? () => setSearch({}) : undefined}
      pager={<ShowMore query={query} />}
    />
  );
}

const renderPage = pageRenderer(defineRemote({ routes: [{ path: '/contacts', element: <ContactsPage /> }] }));
const contact = (id: string, name: string) => ({ id, name, address: { city: 'Dallas' } }) as Contact;
const view = {
  id: 'svw_1',
  isShared: false,
  author: null,
  canChange: true,
  area: 'shipments',
  name: 'Texas',
  query: 'q=tx',
  createdAt: '2026-11-20T15:00:00.000Z',
} as const;

const open = (routes: MockRoutes = {}, path = '/contacts') =>
  renderPage(path, {
    'GET /api/v1/contacts': { body: { items: [contact('c1', 'Acme')], nextCursor: null } },
    'GET /api/v1/me/saved-views': { body: { items: [] } },
    ...routes,
  });
const header = (name: string) => screen.queryByRole('columnheader', { name });

beforeEach(() => localStorage.clear());

test('lists rows with count, title and export', async () => {
  const { host } = open();
  expect(await screen.findByRole('link', { name: 'Acme' })).toHaveAttribute('href', '/contacts/c1');
  expect(screen.getByText('1 contact')).toBeInTheDocument();
  expect(host.seen.titles).toContain('Contacts');
  expect(await screen.findByRole('link', { name: 'Export CSV' })).toHaveAttribute('href', '/export?order=newest');
  expect(screen.getByRole('link', { name: 'Export XLSX' })).toHaveAttribute('href', '/export?order=newest&format=xlsx');
});

test('shows more rows', async () => {
  open({
    'GET /api/v1/contacts': ({ query }) =>
      query.cursor
        ? { body: { items: [contact('c2', 'Lone Star')], nextCursor: null } }
        : { body: { items: [contact('c1', 'Acme')], nextCursor: 'next' } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Lone Star')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('an empty list, one without matches, and one whose search is not at its end', async () => {
  const none = { body: { items: [], nextCursor: null } };
  const first = open({ 'GET /api/v1/contacts': none });
  expect(await screen.findByText('No contacts yet')).toBeInTheDocument();
  first.unmount();
  open({ 'GET /api/v1/contacts': none }, '/contacts?q=tx');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(address()).toBe('/contacts');
});

test('a failure can be retried, and a refusal says so', async () => {
  let isDown = true;
  const { unmount } = open({
    'GET /api/v1/contacts': () =>
      isDown
        ? problem(400, 'INVALID', 'Too many filters.')
        : { body: { items: [contact('c1', 'Acme')], nextCursor: null } },
  });
  expect(await screen.findByText(/Contacts could not be loaded/)).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Acme')).toBeInTheDocument();
  unmount();
  open({ 'GET /api/v1/contacts': problem(403, 'FORBIDDEN', 'Your role in this company does not allow this.') });
  expect(await screen.findByRole('heading', { name: 'Your role does not include this page' })).toBeInTheDocument();
});

test('header and field sort in the URL', async () => {
  open();
  await screen.findByText('Acme');
  await userEvent.click(within(header('Name')!).getByRole('button'));
  expect(address()).toBe('/contacts?order=name');
  expect(header('Name')).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'newest');
  expect(address()).toBe('/contacts');
});

test('filters are chips that are added, changed and removed, in the URL', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add filter' }));
  await userEvent.click(await screen.findByRole('button', { name: 'City' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Dallas' }));
  expect(address()).toBe('/contacts?city=dallas');
  await userEvent.click(screen.getByRole('button', { name: 'City: Dallas' }));
  const choice = await screen.findByRole('button', { name: 'Dallas' });
  await waitFor(() => expect(choice).toHaveFocus());
  expect(choice).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(address()).toBe('/contacts?city=napa');
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter City' }));
  expect(address()).toBe('/contacts');
});

test('a typed filter is validated, and dates are a period', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add filter' }));
  await userEvent.click(await screen.findByRole('button', { name: 'State' }));
  const state = await screen.findByLabelText('State');
  await userEvent.type(state, 'Texas{Enter}');
  expect(screen.getByText('Enter two letters.')).toBeInTheDocument();
  expect(address()).toBe('/contacts');
  await userEvent.clear(state);
  await userEvent.type(state, 'tx{Enter}');
  expect(address()).toBe('/contacts?state=TX');

  await userEvent.click(screen.getByRole('button', { name: 'Add filter' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Added' }));
  fireEvent.change(await screen.findByLabelText('From'), { target: { value: '2026-11-24' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-25' } });
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(address()).toBe('/contacts?state=TX&from=2026-11-24&to=2026-11-25');
  expect(screen.getByRole('button', { name: /^Added: Tue, Nov 24.* – Wed, Nov 25/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Added' }));
  expect(address()).toBe('/contacts?state=TX');
});

test('typing searches after a pause', async () => {
  open();
  await userEvent.type(await screen.findByLabelText('Search contacts'), 'tx');
  await waitFor(() => expect(address()).toBe('/contacts?q=tx'));
});

test('rows are compact or comfortable per user', async () => {
  const { unmount } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Compact rows' }));
  unmount();
  open();
  expect(await screen.findByRole('button', { name: 'Compact rows', pressed: true })).toBeInTheDocument();
  expect(screen.getByRole('table')).toHaveAttribute('data-dense');
});

describe('the preview of a row', () => {
  const two = { body: { items: [contact('c1', 'Acme'), contact('c2', 'Lone Star')], nextCursor: null } };
  const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });
  const preview = (name: string) => screen.findByRole('complementary', { name: `Preview of ${name}` });

  test('opens with Space, follows the arrow keys, and Escape closes it', async () => {
    open({ 'GET /api/v1/contacts': two });
    await screen.findByText('Acme');
    act(() => rowOf('Acme').focus());
    await userEvent.keyboard(' ');
    expect(await preview('Acme')).toHaveTextContent('Preview: Dallas');
    await userEvent.keyboard('{ArrowDown}');
    const panel = await preview('Lone Star');
    expect(rowOf('Lone Star')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(panel).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    expect(rowOf('Lone Star')).toHaveFocus();
  });

  test('opens with a click beside the links and with its button, and steps through the rows', async () => {
    open({ 'GET /api/v1/contacts': two });
    await screen.findByText('Acme');
    await userEvent.click(screen.getAllByRole('cell', { name: 'Dallas' })[1]!);
    expect(within(await preview('Lone Star')).getByRole('link', { name: 'Open page' })).toHaveAttribute(
      'href',
      '/contacts/c2',
    );
    expect(screen.getByRole('button', { name: 'Next row' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Previous row' }));
    await preview('Acme');
    await userEvent.click(screen.getByRole('button', { name: 'Close preview' }));
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Preview Acme' }));
    await preview('Acme');
  });

  test('Enter opens the page', async () => {
    open({ 'GET /api/v1/contacts': two });
    await screen.findByText('Acme');
    act(() => rowOf('Lone Star').focus());
    await userEvent.keyboard('{Enter}');
    expect(address()).toBe('/contacts/c2');
  });
});

test('a header that has no further direction restores the usual order', async () => {
  open({}, '/contacts?order=name');
  await screen.findByText('Acme');
  await userEvent.click(within(header('Name')!).getByRole('button'));
  expect(address()).toBe('/contacts');
});

test('columns are chosen per user, and a column can be resized by keyboard', async () => {
  const { unmount } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Columns' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'City' }));
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Number' }));
  expect(header('City')).not.toBeInTheDocument();
  const handle = screen.getByRole('slider', { name: 'Width of Number', hidden: true });
  act(() => handle.focus());
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(handle).toHaveAttribute('aria-valuenow', '56'));
  unmount();
  open();
  expect(await screen.findByRole('columnheader', { name: 'Number' })).toHaveStyle({ width: '56px' });
  expect(header('City')).not.toBeInTheDocument();
});

test('a view keeps the columns, and opening it shows them', async () => {
  const { api } = open({
    'POST /api/v1/me/saved-views': ({ body }) => ({ status: 201, body: { ...view, ...body } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Columns' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'City' }));
  await userEvent.click(screen.getByRole('button', { name: 'Views' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Save view' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
  await userEvent.type(dialog.getByLabelText('Name'), 'Names');
  await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
  expect(await screen.findByRole('button', { name: 'View: Names' })).toBeInTheDocument();
  expect(api.sent('POST /api/v1/me/saved-views')[0]!.body.query).toBe('columns=name');
  expect(address()).toBe('/contacts?columns=name');
});
