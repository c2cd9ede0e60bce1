import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { registry, session } from '../testing/fixtures';
import { fakeServices, renderInShell } from '../testing/services';
import { sectionStart } from './current-entry';
import { Frame } from './Frame';

const ALL = session({ permissions: ['quote.read', 'shipment.read', 'tariff.read', 'contact.read'] });

function open(path: string, person = ALL) {
  return renderInShell(
    <Frame stale={false} session={person} services={fakeServices(person).services} prefetch={() => undefined}>
      content
    </Frame>,
    path,
  );
}

function showOnPhone() {
  const noop = () => undefined;
  Object.assign(window, {
    matchMedia: (media: string) => ({
      matches: media === '(max-width: 48em)',
      media,
      addEventListener: noop,
      removeEventListener: noop,
    }),
  });
}

const { matchMedia } = window;
afterEach(() => {
  Object.assign(window, { matchMedia });
  window.localStorage.clear();
});

const rail = () => within(screen.getByRole('navigation', { name: 'Main' }));
const labels = () =>
  rail()
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('carriers and contacts have entries of their own, for roles that may read them', () => {
  const { unmount } = open('/quotes');
  expect(labels()).toEqual(['Home', 'Quotes', 'Shipments', 'Settings', 'Carriers', 'Contacts']);
  unmount();
  open('/quotes', session());
  expect(labels()).toEqual(['Home', 'Quotes', 'Shipments', 'Settings']);
});

test.each([
  ['/carriers', 'Carriers'],
  ['/carriers/car_1/setup', 'Carriers'],
  ['/settings/contacts', 'Contacts'],
  ['/settings', 'Settings'],
  ['/settings/company/members', 'Settings'],
  ['/settings/user/profile', 'Settings'],
])('%s belongs to %s', (path, label) => {
  open(path);
  expect(rail().getByRole('link', { current: 'page' })).toHaveTextContent(label);
});

test.each([
  ['/settings/contacts', '/settings/contacts'],
  ['/carriers/car_1', '/carriers'],
  ['/settings/company/data', '/settings'],
  ['/notifications', '/notifications'],
])('after a switch of the company %s leads to %s', (path, start) => {
  expect(sectionStart(registry, path)).toBe(start);
});

test('collapses to icons that keep their names, and stays so', async () => {
  const { unmount } = open('/quotes');
  expect(rail().getByRole('link', { name: 'Carriers' })).not.toHaveAttribute('title');
  await userEvent.click(rail().getByRole('button', { name: 'Collapse menu', expanded: true }));
  unmount();
  open('/quotes');
  expect(rail().getByRole('link', { name: 'Carriers' })).toHaveAttribute('title', 'Carriers');
  await userEvent.click(rail().getByRole('button', { name: 'Expand menu', expanded: false }));
  expect(rail().getByRole('link', { name: 'Carriers' })).not.toHaveAttribute('title');
});

test('on phones the entries that do not fit are behind "More"', async () => {
  showOnPhone();
  const home = { slot: 'home', label: 'Shipments', content: 'card' };
  const remotes = registry.remotes.map((one) => (one.name === 'shipments' ? { ...one, slots: [home] } : one));
  const { services } = fakeServices(ALL);
  renderInShell(
    <Frame stale={false} session={ALL} services={{ ...services, registry: { remotes } }} prefetch={() => undefined}>
      content
    </Frame>,
    '/carriers/car_1',
  );
  expect(labels()).toEqual(['Home', 'Quotes', 'Shipments', 'Settings']);
  expect(rail().queryByRole('button', { name: /menu/ })).toBeNull();
  const more = rail().getByRole('button', { name: 'More' });
  expect(more).toHaveAttribute('data-active');
  await userEvent.click(more);
  const items = await screen.findAllByRole('menuitem');
  expect(items.map((item) => [item.textContent, item.getAttribute('href'), item.getAttribute('aria-current')])).toEqual(
    [
      ['Carriers', '/carriers', 'page'],
      ['Contacts', '/settings/contacts', null],
    ],
  );
});

test('five entries need no menu on phones', () => {
  showOnPhone();
  open('/quotes', session({ permissions: ['quote.read', 'shipment.read', 'tariff.read'] }));
  expect(labels()).toHaveLength(5);
  expect(rail().queryByRole('button')).toBeNull();
});
