import { isNotFoundPageLoad, noiseOf, type Occurrence } from './noise';

const OWN_FILE = 'https://freight.example/js/main.1234567890.js';
const occurrence = (changes: Partial<Occurrence>): Occurrence => ({
  name: 'TypeError',
  message: 'x is undefined',
  files: [OWN_FILE],
  online: true,
  leaving: false,
  ...changes,
});
const problem = (status: number) => Object.assign(new Error('x'), { name: 'ApiProblem', status });

describe('noiseOf', () => {
  it.each<[string, Partial<Occurrence>, string]>([
    [
      'a redirect that a loader threw',
      { error: new Response(null, { status: 302, headers: { location: '/login' } }) },
      'redirect',
    ],
    ['our own navigation signal', { name: 'SignInRedirect' }, 'redirect'],
    ['a navigation error by name', { name: 'RedirectError' }, 'redirect'],
    ['a session that has ended', { name: 'ApiProblem', error: problem(401) }, 'redirect'],
    ['a person who turned back at the sign-in source', { message: 'OAuth: access_denied' }, 'redirect'],
    ['a sign-in source that wants to ask', { message: 'interaction_required: more input' }, 'redirect'],
    [
      'a resize loop in Chromium',
      { message: 'ResizeObserver loop completed with undelivered notifications.' },
      'resize-observer',
    ],
    ['a resize loop in older browsers', { message: 'ResizeObserver loop limit exceeded' }, 'resize-observer'],
    ['an extension in Chromium', { files: [OWN_FILE, 'chrome-extension://abc/inject.js'] }, 'extension'],
    ['an extension in Firefox', { files: ['moz-extension://abc/inject.js'] }, 'extension'],
    ['an extension in Safari', { files: ['safari-web-extension://abc/inject.js'] }, 'extension'],
    ['a hidden file of Safari', { files: ['webkit-masked-url://hidden/'] }, 'extension'],
    ['a request that was given up', { name: 'AbortError', message: 'signal is aborted without reason' }, 'aborted'],
    ['a request cut by leaving, in Chromium', { message: 'Failed to fetch', leaving: true }, 'aborted'],
    ['a request cut by leaving, in Safari', { message: 'Load failed', leaving: true }, 'aborted'],
    [
      'a request while offline, in Chromium',
      { message: 'Failed to fetch (freight.example)', online: false },
      'offline',
    ],
    ['a request while offline, in Safari', { message: 'Load failed', online: false }, 'offline'],
    [
      'a request while offline, in Firefox',
      { message: 'NetworkError when attempting to fetch resource.', online: false },
      'offline',
    ],
    ['a script of another origin', { message: 'Script error.', files: [] }, 'cross-origin'],
  ])('leaves out %s', (_name, changes, noise) => {
    expect(noiseOf(occurrence(changes))).toBe(noise);
  });

  it.each<[string, Partial<Occurrence>]>([
    ['an error of ours', {}],
    ['a failed request while online', { message: 'Failed to fetch' }],
    ['a failure of the server', { name: 'ApiProblem', error: problem(500) }],
    ['a refusal nobody handled', { name: 'ApiProblem', error: problem(409) }],
    ['an error whose text only mentions a redirect', { message: 'Redirect target is undefined' }],
    ['a script error with a stack', { message: 'Script error.' }],
    ['an answer thrown that is no redirect', { error: new Response(null, { status: 500 }) }],
    ['a resize observer used wrongly', { message: 'ResizeObserver is not a constructor' }],
    ['our file with an extension in its name', { files: ['https://freight.example/js/chrome-extension.js'] }],
  ])('reports %s', (_name, changes) => {
    expect(noiseOf(occurrence(changes))).toBeUndefined();
  });
});

describe('isNotFoundPageLoad', () => {
  it.each([
    [{ operation: 'pageload', notFoundShown: true }, true],
    [{ operation: 'pageload', notFoundShown: false, status: 'not_found' }, true],
    [{ operation: 'pageload', notFoundShown: false, status: 404 }, true],
    [{ operation: 'pageload', notFoundShown: false, status: 'ok' }, false],
    [{ operation: 'pageload', notFoundShown: false, status: 500 }, false],
    [{ operation: 'navigation', notFoundShown: true }, false],
    [{ notFoundShown: true }, false],
  ])('%j: %s', (transaction, expected) => {
    expect(isNotFoundPageLoad(transaction)).toBe(expected);
  });
});
