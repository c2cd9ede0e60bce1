import type { Event } from '@sentry/nestjs';
import { loggedPath, withoutTokens } from '../logging/logged-path.js';

const MAIL_ADDRESS = /[^\s"'<>()[\]@,;:]+@[^\s"'<>()[\]@,;:]+\.[^\s"'<>()[\]@,;:.]+/g;

/** Span attributes that contain a URL or its query (old and new OpenTelemetry names). */
const URL_DATA = /^(url|http\.(url|target|route)|url\.(full|path)|server\.address)$/;
const QUERY_DATA = /^(http\.(query|fragment)|url\.(query|fragment))$/;

/**
 * Removes personal data and secrets from an event: headers, cookies, bodies, queries and email addresses. Keeps what identifies the failure:
 * stack, route, and the ids of user and company.
 */
export function scrubEvent<E extends Event>(event: E): E {
  if (event.request) event.request = { method: event.request.method, url: scrubUrl(event.request.url) };
  if (event.user) event.user = { id: event.user.id };
  scrubTrace(event);
  if (event.message !== undefined) event.message = scrubText(event.message);
  for (const exception of event.exception?.values ?? []) {
    if (exception.value !== undefined) exception.value = scrubText(exception.value);
  }
  for (const breadcrumb of event.breadcrumbs ?? []) {
    if (breadcrumb.message !== undefined) breadcrumb.message = scrubText(breadcrumb.message);
    delete breadcrumb.data;
  }
  delete event.server_name;
  return event;
}

function scrubTrace(event: Event): void {
  if (event.transaction !== undefined) event.transaction = scrubText(event.transaction);
  if (event.contexts?.trace?.data) event.contexts.trace.data = scrubData(event.contexts.trace.data);
  for (const span of event.spans ?? []) {
    if (span.description !== undefined) span.description = scrubText(span.description);
    span.data = scrubData(span.data);
  }
}

/** Replaces email addresses and tokens in the text. */
export function scrubText(text: string): string {
  return withoutTokens(text.replaceAll(MAIL_ADDRESS, '[address]'));
}

/** Data of a request or call in a trace: texts without tokens, URLs without query. */
function scrubData<D extends Record<string, unknown>>(data: D): D {
  const kept = Object.entries(data).filter(([key]) => !QUERY_DATA.test(key));
  const scrubbed = kept.map(([key, value]) => {
    if (typeof value !== 'string') return [key, value];
    return [key, URL_DATA.test(key) ? scrubUrl(value) : scrubText(value)];
  });
  return Object.fromEntries(scrubbed) as D;
}

function scrubUrl(url: string | undefined): string | undefined {
  return url === undefined ? undefined : scrubText(loggedPath(url));
}
