import { knownScrub } from './known-values';
import { scrubEvent } from './scrub';

const PEOPLE = ['Jane Roe', 'jroe@mercer.example', 'Mercer Castings LLC'];
const TYPED = [
  'Rosa Delgado',
  'aluminium fittings',
  'dock 7, gate B',
  '60601',
  '1000',
  'Ohio',
  'LTL',
  'quotes',
  'seven calm otters drift',
  'ab',
  'C++ (parts)',
  'Anne-Marie 2026-11-24 ^$.*[x]{y}|z\\/',
];
const scrub = knownScrub({ people: PEOPLE, typed: TYPED, options: ['Ohio', 'Iowa', 'LTL', 'Volume LTL'] });

describe('removes what identifies a person', () => {
  it.each([
    ['Jane Roe has no active membership', '[removed] has no active membership'],
    ['no contact for jane  ROE', 'no contact for [removed]'],
    ['Roe, Jane is listed twice', '[removed], [removed] is listed twice'],
    ['mailbox jroe is full', 'mailbox [removed] is full'],
    ['user jroe@mercer.example was locked', 'user [removed] was locked'],
    ['Mercer Castings LLC: limit of 50 quotes', '[removed]: limit of 50 quotes'],
    ['cannot find Rosa Delgado in 3 contacts', 'cannot find [removed] in 3 contacts'],
    ['Delgado is not a member of undefined', '[removed] is not a member of undefined'],
    ['no class for Aluminium fittings', 'no class for [removed]'],
    ['stop dock 7, gate B has no phone', 'stop [removed] has no phone'],
    ['60601 is outside the tariff', '[removed] is outside the tariff'],
    ['phrase seven calm otters drift refused', 'phrase [removed] refused'],
    [String.raw`no stop Anne-Marie 2026-11-24 ^$.*[x]{y}|z\/ today`, 'no stop [removed] today'],
    ['C++ (parts) is no commodity', '[removed] is no commodity'],
  ])('%s', (text, expected) => {
    expect(scrub.text(text)).toBe(expected);
  });
});

describe('keeps what finds the cause', () => {
  it.each([
    "Cannot read properties of undefined (reading 'total')",
    'No LTL rate from Ohio to Iowa',
    'Failed to fetch quotes',
    'Timeout of 1000 ms exceeded',
    'The server answered 503.',
    // Parts of words.
    'Roebuck, Janesville: grab the label',
    'ChunkLoadError: Loading chunk 606012 failed.',
  ])('%s', (text) => {
    expect(scrub.text(text)).toBe(text);
  });
});

test('URLs and routes lose values, but not their own words', () => {
  expect(scrub.url('/settings/contacts/Rosa%20Delgado/edit')).toBe('/settings/contacts/[removed]/edit');
  expect(scrub.url('/track/60601')).toBe('/track/[removed]');
  expect(scrub.url('/quotes/new')).toBe('/quotes/new');
});

test('every part of an event that can contain text is scrubbed', () => {
  const event = {
    message: 'Jane Roe failed',
    transaction: '/contacts/Rosa%20Delgado',
    exception: { values: [{ type: 'Error', value: 'no rate for Rosa Delgado' }] },
    breadcrumbs: [
      { category: 'fetch', data: { url: '/api/v1/contacts/Rosa%20Delgado', method: 'GET' } },
      { category: 'navigation', message: 'to Jane Roe', data: { from: '/a', to: '/contacts/Rosa+Delgado' } },
    ],
    spans: [{ description: 'GET /contacts/Rosa%20Delgado', data: { 'http.url': '/contacts/Rosa%20Delgado' } }],
    request: { url: 'https://freight.example/contacts/Rosa%20Delgado', headers: {} },
    tags: { remote: 'quotes', contact: 'Rosa Delgado' },
    extra: { name: 'Rosa Delgado', attempt: 2 },
  };
  const sent = scrubEvent(event, scrub);
  expect(JSON.stringify(sent)).not.toMatch(/Jane|Roe|Rosa|Delgado/);
  expect(sent).toMatchObject({ tags: { remote: 'quotes' }, extra: { attempt: 2 }, transaction: '/contacts/[removed]' });
});

test('a page that knows nothing changes nothing', () => {
  const nothing = knownScrub({ people: [], typed: ['', ' '], options: [] });
  expect([nothing.text('Jane Roe'), nothing.url('/a')]).toEqual(['Jane Roe', '/a']);
});
