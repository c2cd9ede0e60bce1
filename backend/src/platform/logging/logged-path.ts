/** A token in the path of a public tracking link, however the word is capitalized and the slashes are doubled. */
const TRACKING_TOKEN = /([\\/]track[\\/]+)[^\\/\s]+/gi;
/** Session, verification and reset tokens, and anything else that is long and random. Digests and ids of ours are shorter. */
const LONG_RANDOM = /\b[A-Za-z0-9_-]{40,}\b/g;
const REMOVED = '[removed]';
/** Percent-encoding is undone this often, so that encoding twice hides nothing. */
const DECODINGS = 3;

/**
 * The path of a request's URL as it may be written to a log or an error report. The query is left out, because mailed links carry their
 * token there. The result does not depend on how the router would read the path.
 */
export function loggedPath(url: string): string {
  return withoutTokens(decoded(url.split(/[?#]/)[0] ?? ''));
}

/** The text with everything replaced that looks like a token. */
export function withoutTokens(text: string): string {
  return text.replaceAll(TRACKING_TOKEN, `$1${REMOVED}`).replaceAll(LONG_RANDOM, REMOVED);
}

function decoded(path: string): string {
  let text = path;
  for (let round = 0; round < DECODINGS; round += 1)
    text = text.replaceAll(/%[0-7][0-9a-f]/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));
  // An encoded question mark or hash ends the path as well.
  return text.split(/[?#]/)[0] ?? '';
}
