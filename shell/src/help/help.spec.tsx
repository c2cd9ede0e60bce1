import { jest } from '@jest/globals';
import { setLocale } from '@lading/ui';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '../testing/fixtures';
import { fakeServices, renderInShell } from '../testing/services';
import { Frame } from '../frame/Frame';
import { decideRoute } from '../routing/decide-route';
import { findArticles, loadArticles } from './guide';
import { loadHelpPage } from './HelpPage';
import './ShortcutsDialog';

const ARTICLES = await loadArticles();
const HelpPage = await loadHelpPage();
const show = (slug: string) => renderInShell(<HelpPage slug={slug} setTitle={() => undefined} />, `/help/${slug}`);

test('sentences have at most 25 words', () => {
  const texts = ARTICLES.flatMap(({ summary, blocks }) => [
    summary,
    ...blocks.flatMap(({ text = '', items = [] }) => [text, ...items]),
  ]);
  const long = texts.flatMap((text) => text.split(/(?<=[.:]) /)).filter((sentence) => sentence.split(' ').length > 25);
  expect(long).toEqual([]);
});

test.each([
  ['tariff csv', 'own-rates'],
  ['BOL', 'documents'],
  ['fuel', 'fuel-prices'],
])('"%s" finds %s first', (text, slug) => {
  expect(findArticles(ARTICLES, text)[0]?.slug).toBe(slug);
});

test('articles are in the language of the reader, and found without accents', async () => {
  await setLocale('fr-CA');
  const french = await loadArticles();
  await setLocale('en-US');
  expect(french.map(({ slug }) => slug)).toEqual(ARTICLES.map(({ slug }) => slug));
  expect(findArticles(french, 'reclamation')[0]?.slug).toBe('file-claims');
});

test('lists all articles, and those that a search finds', async () => {
  show('');
  expect(screen.getAllByRole('listitem')).toHaveLength(ARTICLES.length);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search the user guide' }), 'webhook');
  expect(screen.getByRole('link', { name: 'Connect other programs' })).toHaveAttribute('href', '/help/integrate');
  await userEvent.type(screen.getByRole('searchbox'), 'xyz');
  expect(screen.getByRole('status')).toHaveTextContent('No results.');
});

test('shows an article with steps and code', () => {
  show('get-prices');
  expect(screen.getByRole('heading', { level: 1, name: 'Get prices' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Good to know' })).toBeVisible();
  expect(screen.getByText('48x40x48').tagName).toBe('CODE');
});

test('an unknown article is not found', () => {
  show('nothing');
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test.each([
  ['/help', session(), { kind: 'help', slug: '' }],
  ['/help/own-rates', session({ company: null }), { kind: 'help', slug: 'own-rates' }],
  ['/help', null, { kind: 'redirect', to: '/login?next=%2Fhelp' }],
  ['/helpful', session(), { kind: 'not-found' }],
] as const)('%s', (pathname, person, decision) => {
  expect(decideRoute({ pathname, search: '', hash: '' }, person, { remotes: [] })).toEqual(decision);
});

test('? shows the keyboard shortcuts, but not while typing', async () => {
  const { services } = fakeServices();
  renderInShell(
    <Frame stale={false} session={session()} services={services} prefetch={() => undefined}>
      <input aria-label="Note" />
    </Frame>,
  );
  await userEvent.type(screen.getByLabelText('Note'), '?');
  expect(screen.getByLabelText('Note')).toHaveValue('?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(document.body);
  await userEvent.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(dialog.getByRole('row', { name: /Ctrl\+K or Cmd\+K Search/ })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('letters activate buttons of the page, but not while typing, held down or under a dialog, and can be switched off', async () => {
  const { services } = fakeServices();
  const approve = jest.fn();
  renderInShell(
    <Frame stale={false} session={session()} services={services} prefetch={() => undefined}>
      <input aria-label="Note" />
      <button type="button" data-shortcut="A" onClick={approve}>
        Approve invoice
      </button>
      <button type="button" data-shortcut="N" disabled onClick={approve}>
        Next
      </button>
    </Frame>,
  );
  await userEvent.type(screen.getByLabelText('Note'), 'a');
  await userEvent.click(document.body);
  await userEvent.keyboard('n{Control>}a{/Control}{Meta>}a{/Meta}');
  expect(approve).not.toHaveBeenCalled();
  await userEvent.keyboard('{a>3/}');
  expect(approve).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(dialog.getByRole('row', { name: 'A Approve invoice' })).toBeVisible();
  expect(dialog.queryByRole('row', { name: 'N Next' })).toBeNull();
  await userEvent.keyboard('a');
  await userEvent.click(dialog.getByRole('switch', { name: 'Letters activate buttons of the page' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('a');
  expect(approve).toHaveBeenCalledTimes(1);
});
