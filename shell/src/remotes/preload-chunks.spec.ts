import { remote } from '../testing/fixtures';
import { preloadChunks } from './preload-chunks';

const HASH = `sha384-${'b'.repeat(64)}`;
const startChunks = { 'js/505.d8ee981930.js': HASH };
const links = () => [...document.head.querySelectorAll('link')];

describe('preloadChunks', () => {
  afterEach(() => document.head.replaceChildren());

  it('fetches what stands in the folder of the entry, as the script will ask for it', () => {
    preloadChunks(remote('quotes', { startChunks }));
    expect(links()).toHaveLength(1);
    expect(links()[0]).toMatchObject({
      rel: 'preload',
      integrity: HASH,
      crossOrigin: null,
      href: `${window.location.origin}/mfe/quotes/0.1.0-aaaaaaaaaaaa/js/505.d8ee981930.js`,
    });
  });

  it('asks another origin without credentials', () => {
    preloadChunks(remote('quotes', { entry: 'https://quotes.lading.test/1.0.0/remoteEntry.js', startChunks }));
    expect(links()[0]).toMatchObject({
      crossOrigin: 'anonymous',
      href: 'https://quotes.lading.test/1.0.0/js/505.d8ee981930.js',
    });
  });

  it('fetches once what the page has asked for already', () => {
    document.head.innerHTML =
      '<link rel="preload" as="script" href="/mfe/quotes/0.1.0-aaaaaaaaaaaa/js/505.d8ee981930.js">';
    preloadChunks(remote('quotes', { startChunks }));
    expect(links()).toHaveLength(1);
  });

  it.each([
    ['/quotes/new', ['start', 'new']],
    ['/quotes/qte_1', ['start']],
    ['/shipments', ['start', 'list']],
  ])('opened at %s, fetches %j', (path, expected) => {
    window.history.replaceState(null, '', path);
    const script = (name: string) => ({ [`js/${name}.js`]: HASH });
    const pages = [
      { path: '/quotes', chunk: 'list', scripts: script('list') },
      { path: '/quotes/new', chunk: 'new', scripts: script('new') },
    ];
    preloadChunks(remote('quotes', { startChunks: script('start'), pages }));
    expect(links().map(({ href }) => /(\w+)\.js$/.exec(href)![1])).toEqual(expected);
    window.history.replaceState(null, '', '/');
  });

  it('fetches nothing for a remote that names nothing', () => {
    preloadChunks(remote('quotes', { startChunks: undefined }));
    expect(links()).toHaveLength(0);
  });
});
