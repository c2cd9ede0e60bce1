import { registry } from '../testing/fixtures';
import { loadRegistry } from './load-registry';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
  localStorage.clear();
});

const serve = (answer: () => Response) => {
  globalThis.fetch = async () => answer();
};
const names = (loaded: Awaited<ReturnType<typeof loadRegistry>>) => loaded.registry.remotes.map(({ name }) => name);

describe('loadRegistry', () => {
  it('reads the list that stands in the page without asking for it', async () => {
    document.body.innerHTML = `<script type="application/json" id="lading-registry">${JSON.stringify(registry)}</script>`;
    serve(() => new Response('', { status: 503 }));
    const loaded = await loadRegistry(localStorage);
    document.body.innerHTML = '';
    expect([loaded.stale, names(loaded)]).toEqual([false, ['auth', 'quotes', 'shipments', 'settings']]);
  });

  it('reads the current list', async () => {
    serve(() => Response.json(registry));
    const loaded = await loadRegistry(localStorage);
    expect(loaded.stale).toBe(false);
    expect(names(loaded)).toEqual(['auth', 'quotes', 'shipments', 'settings']);
  });

  it.each([
    [
      'is unreachable',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
    ['answers an error', () => new Response('', { status: 503 })],
    ['answers something else', () => new Response('<!doctype html>')],
    ['answers JSON without a list', () => Response.json({})],
  ])('uses the last good copy when the registry %s', async (_name, answer) => {
    serve(() => Response.json(registry));
    await loadRegistry(localStorage);
    serve(answer);
    const loaded = await loadRegistry(localStorage);
    expect(loaded.stale).toBe(true);
    expect(names(loaded)).toEqual(['auth', 'quotes', 'shipments', 'settings']);
  });

  it('throws the first cause when there is no copy', async () => {
    serve(() => new Response('', { status: 503 }));
    await expect(loadRegistry(localStorage)).rejects.toThrow('registry.json answered 503');
  });

  it('works in a browser that forbids storage', async () => {
    serve(() => Response.json(registry));
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    await expect(loadRegistry({ getItem: forbidden, setItem: forbidden })).resolves.toMatchObject({ stale: false });
  });
});
