import { pageNonce } from '../start/page-data';
import type { Failure } from './failure';

/** Stands alone: the product's styles may be what failed to load. */
const STYLES = `
  .lading-fallback { max-width: 40rem; margin: 3rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
  .lading-fallback h1 { margin: 0 0 0.5rem; font-size: 1.25rem; }
  .lading-fallback button { min-height: 44px; margin-right: 0.5rem; padding: 0 1rem; font: inherit; }
  @media print { .lading-fallback { margin: 0; color: #000; background: #fff; } .lading-fallback button { display: none; } }
`;

interface FallbackScreenProps {
  failure: Failure;
  /** Another way on than reloading the page, where only a part of it failed. */
  onRetry?(): void;
}

/** The plain screen for what could not be shown, with the digest that finds it in the logs. */
export function FallbackScreen({ failure: { side, digest }, onRetry }: FallbackScreenProps) {
  return (
    <section className="lading-fallback" role="alert" data-page="fallback">
      <style nonce={pageNonce()}>{STYLES}</style>
      <h1>A {side}-side exception occurred while loading the site</h1>
      <p>
        {side === 'server'
          ? 'See the server logs for more information.'
          : 'See the browser console for more information.'}
      </p>
      <p>Digest: {digest}</p>
      <p>
        {onRetry && (
          <button type="button" onClick={onRetry}>
            Try again
          </button>
        )}
        <button type="button" onClick={() => window.location.reload()}>
          Reload
        </button>
      </p>
    </section>
  );
}
