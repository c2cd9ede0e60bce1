import { isNotFoundPageLoad, knownScrub, noiseOf, scrubBreadcrumb, scrubEvent } from '@lading/mfe-contract/reports';
import {
  addIntegration,
  type BrowserOptions,
  breadcrumbsIntegration,
  browserTracingIntegration,
  captureException,
  type ErrorEvent,
  type EventHint,
  init,
  makeFetchTransport,
} from '@sentry/react';
import { digestOf } from '../fallback/digest';
import type { ReportSettings } from '../start/runtime';
import { sourceOf } from './attribute';
import { knownPeople } from './known-people';
import { type Report, sendReports } from './report';
import { listOptions, typedValues, watchTyping } from './typed-values';
import { SHELL } from './version';

/** The relay on the product's own origin. */
const TUNNEL = '/monitoring';
const PRODUCT_ID = /\b[a-z]{3}_[0-9A-Z]{26}\b/g;

/** State of the page at the time of an error. */
export interface PageState {
  online: boolean;
  leaving: boolean;
}

const release = ({ remote, version }: { remote: unknown; version: unknown }) => `${remote}@${version}`;

/** Without what the session and the forms of the page contain. */
const scrubbed = <E extends Parameters<typeof scrubEvent>[0]>(event: E): E =>
  scrubEvent(event, knownScrub({ people: knownPeople(), typed: typedValues(), options: listOptions() }));

/** Files of an error's stack, from the top. */
function filesOf(event: ErrorEvent): string[] {
  const frames = event.exception?.values?.at(-1)?.stacktrace?.frames ?? [];
  return frames.flatMap(({ filename }) => filename ?? []).reverse();
}

/** Event as it is sent: with remote, release and digest, and without personal data; null for noise. */
export function prepareError(event: ErrorEvent, hint: EventHint, page: PageState): ErrorEvent | null {
  const files = filesOf(event);
  const { type = '', value = '' } = event.exception?.values?.at(-1) ?? {};
  if (noiseOf({ ...page, error: hint.originalException, name: type, message: value || (event.message ?? ''), files }))
    return null;
  const { remote, version, build, digest, ...tags } = event.tags ?? {};
  const source = remote ? { remote, version, build } : sourceOf(files);
  return scrubbed({
    ...event,
    release: release(source),
    tags: { ...tags, remote: source.remote, build: source.build, digest: digest ?? digestOf(hint.originalException) },
  });
}

function sendError({ error, source, digest, extra }: Report): void {
  captureException(error, { tags: { ...source, digest }, extra: { ...extra } });
}

function watchPage(): PageState {
  const state = { leaving: false };
  window.addEventListener('pagehide', () => (state.leaving = true));
  window.addEventListener('pageshow', () => (state.leaving = false));
  return {
    get online() {
      return navigator.onLine;
    },
    get leaving() {
      return state.leaving;
    },
  };
}

/** A transport that names remote and build of an error in the envelope's first line, by which the relay counts without reading the event. */
export const withSource =
  (make: typeof makeFetchTransport): typeof makeFetchTransport =>
  (options) => {
    const transport = make(options);
    const send: typeof transport.send = ([header, items]) => {
      const [, event] = items.find(([{ type }]) => type === 'event') ?? [];
      const { remote, build } = (event as ErrorEvent | undefined)?.tags ?? {};
      const source = remote && build ? { source: `${String(remote)}/${String(build)}` } : {};
      return transport.send([{ ...header, ...source }, items] as Parameters<typeof transport.send>[0]);
    };
    return { ...transport, send };
  };

/** The SDK's settings; nothing is collected that is not needed to find a cause. */
export function optionsFor(settings: ReportSettings, page: PageState): BrowserOptions {
  return {
    dsn: settings.dsn,
    tunnel: TUNNEL,
    transport: withSource(makeFetchTransport),
    release: release(SHELL),
    environment: settings.environment,
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    enhanceFetchErrorMessages: false,
    // A whole trace at once, so that it can be judged and scrubbed before it is sent.
    traceLifecycle: 'static',
    tracesSampleRate: settings.tracesSampleRate,
    tracePropagationTargets: [/^\/api\//],
    replaysOnErrorSampleRate: settings.replaySampleRate,
    integrations: [
      breadcrumbsIntegration({ dom: false }),
      browserTracingIntegration({
        beforeStartSpan: (span) => ({ ...span, name: window.location.pathname.replaceAll(PRODUCT_ID, ':id') }),
      }),
    ],
    beforeBreadcrumb: (breadcrumb) => scrubBreadcrumb(breadcrumb),
    beforeSend: (event, hint) => prepareError(event, hint, page),
    beforeSendTransaction(event) {
      const { op: operation, status } = event.contexts?.trace ?? {};
      const notFoundShown = document.querySelector('[data-not-found]') !== null;
      return isNotFoundPageLoad({ operation, status, notFoundShown }) ? null : scrubbed(event);
    },
  };
}

/** Starts the SDK and sends what was kept for it: errors that were caught and `early` ones that nobody caught. */
export async function startSentry(settings: ReportSettings, early: readonly unknown[]): Promise<void> {
  watchTyping();
  init(optionsFor(settings, watchPage()));
  for (const error of early) captureException(error, { mechanism: { handled: false, type: 'early' } });
  sendReports(sendError);
  if (settings.replaySampleRate > 0)
    addIntegration((await import(/* webpackChunkName: "replay" */ './replay')).recording());
}
