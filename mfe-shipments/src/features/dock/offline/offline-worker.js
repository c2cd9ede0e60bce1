// Service worker of dock mode: opens the page without a connection. It only answers for the page itself and for files of releases, which never change
// under their address. Answers of the API are never stored here.
const PAGE = '/shipments/dock';
const CACHE = 'lading-dock';
const STORED = { ignoreVary: true };

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  if (event.data?.type === 'keep') event.waitUntil(keep(event.data.files));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && pathname === PAGE) event.respondWith(newestPage(request));
  else if (pathname.startsWith('/mfe/')) event.respondWith(releasedFile(request));
});

/** From the server, so that a new release is never held up; else as it was last. */
async function newestPage(request) {
  try {
    const response = await fetch(request);
    if (response.status < 500) return response;
    return (await storedPage()) ?? response;
  } catch (error) {
    const stored = await storedPage();
    if (stored) return stored;
    throw error;
  }
}

const storedPage = async () => (await caches.open(CACHE)).match(PAGE, STORED);

async function releasedFile(request) {
  const stored = await (await caches.open(CACHE)).match(request.url, STORED);
  return stored ?? fetch(request);
}

/** Stores the page and these files, and deletes those of earlier releases once all are there. */
async function keep(files) {
  const cache = await caches.open(CACHE);
  const known = new Set((await cache.keys()).map(({ url }) => url));
  await cache.addAll(files.filter((file) => !known.has(file)));
  const page = await fetch(PAGE, { headers: { accept: 'text/html' } });
  if (!page.ok) return;
  await cache.put(PAGE, page);
  const kept = new Set([...files, new URL(PAGE, self.location.origin).href]);
  for (const { url } of await cache.keys()) if (!kept.has(url)) await cache.delete(url);
}
