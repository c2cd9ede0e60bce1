import { scrubEvent } from './platform/errors/scrub.js';

/** Requests that are not traced: probes, scrapes, and error reports of browsers. */
const NOT_TRACED = /^\/(health|metrics|monitoring)(\/|\?|$)/;

/** Where the relay sends them. */
const ENVELOPE = /\/api\/\d+\/envelope\/$/;

/**
 * Starts error reports when `SENTRY_DSN` is set. Has to run before the modules are imported that it observes; without the variable
 * nothing is loaded. Values are checked with the rest of the environment later.
 */
export async function instrument(environment: Record<string, string | undefined>): Promise<void> {
  const { SENTRY_DSN, SENTRY_ENVIRONMENT, SENTRY_RELEASE, SENTRY_TRACES_SAMPLE_RATE } = environment;
  if (!SENTRY_DSN) return;
  const sentry = await import('@sentry/nestjs');
  const rate = Number(SENTRY_TRACES_SAMPLE_RATE || 0);
  const tracing = rate > 0;
  sentry.init({
    dsn: SENTRY_DSN,
    environment: SENTRY_ENVIRONMENT || 'production',
    ...(SENTRY_RELEASE ? { release: SENTRY_RELEASE } : {}),
    sendDefaultPii: false,
    maxBreadcrumbs: 20,
    // Carriers and mail servers are not to see our trace headers.
    tracePropagationTargets: [],
    registerEsmLoaderHooks: tracing,
    integrations: [
      sentry.httpIntegration({
        breadcrumbs: false,
        maxIncomingRequestBodySize: 'none',
        spans: tracing,
        trackIncomingRequestsAsSessions: false,
        ignoreIncomingRequests: (path) => NOT_TRACED.test(path),
        ignoreOutgoingRequests: (url) => ENVELOPE.test(url),
      }),
      // The SDK's own choice would keep a process alive that Node ends.
      sentry.onUnhandledRejectionIntegration({ mode: 'strict' }),
    ],
    ...(tracing ? { tracesSampler: ({ inheritOrSampleWith }) => inheritOrSampleWith(rate) } : {}),
    beforeSend: scrubEvent,
    beforeSendTransaction: scrubEvent,
  });
}
