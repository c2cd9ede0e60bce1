/** Token in the path of a public tracking link, in any capitalization and with repeated slashes. */
const TRACKING_TOKEN = /([\\/]track[\\/]+)[^\\/\s]+/gi;
/** Session, verification and reset tokens, and any other long random text. Our digests and ids are shorter. */
const LONG_RANDOM = /\b[A-Za-z0-9_-]{40,}\b/g;
const REMOVED = '[removed]';
/** How often percent-encoding is decoded, so that double encoding does not hide a token. */
const DECODINGS = 3;

/**
 * The URL path as it may be written to a log or an error report. Omits the query, because mailed links contain their token there. The result does
 * not depend on how the router would parse the path.
 */
export function loggedPath(url: string): string {
  return withoutTokens(decoded(url.split(/[?#]/)[0] ?? ''));
}

/** Replaces everything in the text that looks like a token. */
export function withoutTokens(text: string): string {
  return text.replaceAll(TRACKING_TOKEN, `$1${REMOVED}`).replaceAll(LONG_RANDOM, REMOVED);
}

function decoded(path: string): string {
  let text = path;
  for (let round = 0; round < DECODINGS; round += 1)
    text = text.replaceAll(/%[0-7][0-9a-f]/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));
  // An encoded question mark or hash also ends the path.
  return text.split(/[?#]/)[0] ?? '';
}
