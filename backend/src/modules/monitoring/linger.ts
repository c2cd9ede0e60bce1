import type { IncomingMessage, ServerResponse } from 'node:http';

/** Longest time for which the rest of a refused body is read. */
const LINGER_MS = 1_000;

/**
 * Throws away what is left of a refused body for a moment. Closing the connection at once would reset it, and the client would never
 * read why.
 */
export function linger(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete) return;
  response.shouldKeepAlive = true;
  request.resume();
  const cut = setTimeout(() => request.destroy(), LINGER_MS);
  request.once('close', () => clearTimeout(cut));
}
