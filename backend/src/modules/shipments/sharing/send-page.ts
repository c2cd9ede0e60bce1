import type { Response } from 'express';
import { SECRET_CONTENT } from '../../../platform/http/server/compressed.js';
import { TooManyAttempts } from '../../../platform/throttle/throttle.errors.js';
import { busyPage, type PublicPage, referrerOf } from './public-page.js';

/** Sends the page of a secret URL, or the page for visitors over the rate limit. */
export async function sendPage(response: Response, open: () => Promise<PublicPage>): Promise<string> {
  const { status, html, policy } = await pageOrBusy(response, open);
  setSecretHeaders(response, policy);
  response.status(status).type('html');
  return html;
}

/** Responses are not cached or indexed, because the URL is a secret. It is no referrer either, except for forms, which need their own origin. */
export function setSecretHeaders(response: Response, policy: string): void {
  response.setHeader('Content-Security-Policy', policy);
  response.setHeader('Cache-Control', SECRET_CONTENT);
  response.setHeader('Referrer-Policy', referrerOf(policy.includes("form-action 'self'")));
  response.setHeader('X-Robots-Tag', 'noindex, nofollow');
}

async function pageOrBusy(response: Response, open: () => Promise<PublicPage>): Promise<PublicPage> {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof TooManyAttempts)) throw error;
    response.setHeader('Retry-After', error.retryAfterSeconds);
    return busyPage();
  }
}
