import { failureOf } from '../fallback/failure';
import { countError } from './counts';

/** Part of the product that an error comes from. */
export interface Source {
  /** `shell` or the name of a remote. */
  remote: string;
  version: string;
  /** The release's folder in the store, such as `1.4.0-ab49a3ba5f63`; also of the shell. */
  build: string;
}

/** An error that was caught, on its way to the error service. */
export interface Report {
  error: unknown;
  source: Source;
  digest: string;
  /** Facts that help to find the cause; texts among them are not sent on. */
  extra?: object;
}

/** Reports wait here until somebody sends them; the first ones tell most. */
const KEPT = 20;
const waiting: Report[] = [];
let send: ((report: Report) => void) | undefined;

/** Where errors go that were caught: the browser's console, under the name of what failed and with its digest, and the error service if there is one. */
export function report(source: Source, error: unknown, extra?: object): void {
  const { digest } = failureOf(error);
  console.error(`[${source.remote} ${source.version}] Digest: ${digest}`, error, extra ?? '');
  countError(source, error);
  const entry = { error, source, digest, extra };
  if (send) send(entry);
  else if (waiting.length < KEPT) waiting.push(entry);
}

/** Hands over what was reported so far and everything from now on. */
export function sendReports(to: (report: Report) => void): void {
  send = to;
  for (const entry of waiting.splice(0)) to(entry);
}
