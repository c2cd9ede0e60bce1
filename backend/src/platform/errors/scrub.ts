import type { Event } from '@sentry/nestjs';

const MAIL_ADDRESS = /[^\s"'<>()[\]@,;:]+@[^\s"'<>()[\]@,;:]+\.[^\s"'<>()[\]@,;:.]+/g;
/** Session, verification and reset tokens, and whatever else is long and random. Digests and ids of ours are shorter. */
const LONG_RANDOM = /\b[A-Za-z0-9_-]{40,}\b/g;

/**
 * Takes out of an event what must not leave the process: headers, cookies, bodies, queries, addresses of people. What identifies a
 * failure stays: its stack, the route, and the ids of user and company.
 */
export function scrubEvent<E extends Event>(event: E): E {
  if (event.request) event.request = { method: event.request.method, url: withoutTokens(event.request.url) };
  if (event.user) event.user = { id: event.user.id };
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

/** The text with mail addresses and tokens replaced. */
export function scrubText(text: string): string {
  return text.replaceAll(MAIL_ADDRESS, '[address]').replaceAll(LONG_RANDOM, '[removed]');
}

/** Mailed links carry their token in the query, tracking links in the path. */
function withoutTokens(url: string | undefined): string | undefined {
  return url === undefined ? undefined : scrubText(url.split(/[?#]/)[0] ?? '');
}
