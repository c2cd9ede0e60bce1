import { giveUpPendingChunks } from './pending-chunks';

const folder = globalThis as { __webpack_public_path__?: string };

afterEach(() => {
  document.head.replaceChildren();
  delete folder.__webpack_public_path__;
});

/** A script as webpack requests chunks; answers whether webpack was told that it failed. */
function pending(src: string, attribute = 'data-webpack'): { failed: boolean } {
  const seen = { failed: false };
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = src;
  script.setAttribute(attribute, 'quotes:465');
  script.addEventListener('error', () => (seen.failed = true));
  document.head.append(script);
  return seen;
}

it('gives up the pending chunks of its own build only', () => {
  folder.__webpack_public_path__ = 'https://lading.test/mfe/quotes/1.0.0-abc/';
  const own = pending('https://lading.test/mfe/quotes/1.0.0-abc/js/465.js?at=1');
  const others = [
    pending('https://lading.test/mfe/quotes/1.1.0-def/js/465.js'),
    pending('https://lading.test/js/latest.js'),
    pending('https://lading.test/mfe/quotes/1.0.0-abc/js/465.js', 'data-other'),
  ];
  giveUpPendingChunks();
  expect(own.failed).toBe(true);
  expect(others.map(({ failed }) => failed)).toEqual([false, false, false]);
});

it('does nothing without a build, as in tests', () => {
  const chunk = pending('https://lading.test/js/latest.js');
  giveUpPendingChunks();
  expect(chunk.failed).toBe(false);
});
