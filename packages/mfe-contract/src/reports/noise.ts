/** What is known about an error when it is decided whether anybody should hear of it. */
export interface Occurrence {
  /** What was thrown, when it is at hand. */
  error?: unknown;
  name: string;
  message: string;
  /** Addresses of the files in its stack. */
  files: readonly string[];
  online: boolean;
  /** The page is being left. */
  leaving: boolean;
}

/** Why an error is not reported. */
export type Noise = 'redirect' | 'resize-observer' | 'extension' | 'aborted' | 'offline' | 'cross-origin';

const EXTENSION = /^(chrome|moz|safari|safari-web|ms-browser)-extension:|^webkit-masked-url:/;
const RESIZE_OBSERVER = /^ResizeObserver loop (limit exceeded|completed with undelivered notifications)/;
/** What Chromium, WebKit and Firefox say when a request gets no answer. */
const NO_ANSWER = /^(Failed to fetch|Load failed|NetworkError when attempting to fetch resource)/;
const NAVIGATION_SIGNAL = /Redirect(Error)?$/;

/** Our own ways of leading somewhere else: a redirect answer thrown by a loader, an error class that says so, a dead session, and what an OAuth source answers when the person turned back. */
function isRedirect({ error, name, message }: Occurrence): boolean {
  if (error instanceof Response) return error.status >= 300 && error.status < 400;
  if (NAVIGATION_SIGNAL.test(name)) return true;
  if (name === 'ApiProblem') return (error as { status?: number } | undefined)?.status === 401;
  return /\b(access_denied|login_required|interaction_required|consent_required)\b/.test(message);
}

/** Why nobody needs to hear of this error; undefined when somebody does. */
export function noiseOf(occurrence: Occurrence): Noise | undefined {
  const { name, message, files, online, leaving } = occurrence;
  if (isRedirect(occurrence)) return 'redirect';
  if (RESIZE_OBSERVER.test(message)) return 'resize-observer';
  if (files.some((file) => EXTENSION.test(file))) return 'extension';
  if (/^Script error\.?$/.test(message) && files.length === 0) return 'cross-origin';
  if (name === 'AbortError') return 'aborted';
  if (NO_ANSWER.test(message) && leaving) return 'aborted';
  if (NO_ANSWER.test(message) && !online) return 'offline';
  return undefined;
}

/** Whether a trace is that of a page load which ended on the not-found page: mistyped addresses and probes, not a failure of ours. */
export function isNotFoundPageLoad({
  operation,
  status,
  notFoundShown,
}: {
  operation?: string;
  status?: string | number;
  notFoundShown: boolean;
}): boolean {
  return operation === 'pageload' && (notFoundShown || status === 404 || status === 'not_found');
}
