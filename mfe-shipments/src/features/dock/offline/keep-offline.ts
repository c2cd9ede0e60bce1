/** Addresses that the worker answers without a connection. */
const SCOPE = '/shipments/dock';
/** After the page is shown. */
const DELAY_MS = 5_000;

/**
 * Lets dock mode open without a connection: registers the worker of this release and gives it the files that the page uses. Does nothing in browsers
 * without service workers, without TLS, and in development, where files change under their address.
 */
export function keepOffline(): () => void {
  if (!('serviceWorker' in navigator) || process.env.NODE_ENV !== 'production') return () => undefined;
  const timer = setTimeout(() => {
    // Without a worker, everything works as long as the page stays open.
    void register().catch(() => undefined);
  }, DELAY_MS);
  return () => clearTimeout(timer);
}

async function register(): Promise<void> {
  const worker = new URL('./offline-worker.js', import.meta.url);
  if (worker.origin !== window.location.origin) return;
  // Parts that are loaded later must be there too.
  await Promise.all([import(/* webpackChunkName: "camera-scanner" */ '../CameraScanner'), loadReader()]);
  await navigator.serviceWorker.register(worker, { scope: SCOPE });
  const { active } = await ready(SCOPE);
  active?.postMessage({ type: 'keep', files: releasedFiles() });
}

async function loadReader(): Promise<unknown> {
  const { readerOfBrowser } = await import(/* webpackChunkName: "camera-scanner" */ '../read-code');
  return readerOfBrowser();
}

/** The registration once its worker is active. `navigator.serviceWorker.ready` waits for one of this address, which can be another. */
async function ready(scope: string): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  if (!registration) throw new Error('The worker is not registered.');
  const starting = registration.installing ?? registration.waiting;
  if (!starting) return registration;
  await new Promise<void>((resolve) => {
    const check = () => starting.state === 'activated' && resolve();
    starting.addEventListener('statechange', check);
    check();
  });
  return registration;
}

/** Scripts, styles and fonts that this page has loaded from releases. */
function releasedFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const elements = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[href]')].map(({ href }) => href);
  const prefix = `${window.location.origin}/mfe/`;
  return [...new Set([...loaded, ...elements, ...links])].filter((url) => url.startsWith(prefix));
}
