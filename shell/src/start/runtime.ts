import type { Keys } from '@lading/mfe-contract';
import { pageData } from './page-data';

/** Settings of error reports. */
export interface ReportSettings {
  /** DSN of the error service. It only identifies the project; envelopes go to `/monitoring`. */
  dsn: string;
  environment: string;
  /** Shares from 0 to 1. */
  tracesSampleRate: number;
  /** Share of pages with an error that are recorded. */
  replaySampleRate: number;
}

/** Public keys of the teams by remote, and whether each release needs a signature. */
export interface SignatureSettings {
  keys: Keys;
  required: boolean;
}

/** Configuration that the server writes into the page. */
export interface Runtime {
  /** Additional origins that remotes may load from. */
  remoteOrigins: string[];
  signatures: SignatureSettings;
  /** Absent: errors are not reported. */
  reports?: ReportSettings;
  /** Whether the server wants counts of views, errors and loads. */
  counts?: boolean;
}

/** Reads the configuration from the page. Without it, remotes load only from the page's own origin and errors are not reported. */
export function readRuntime(): Runtime {
  const data = pageData('lading-runtime') as Partial<Runtime> | undefined;
  return {
    remoteOrigins: Array.isArray(data?.remoteOrigins) ? data.remoteOrigins : [],
    signatures: data?.signatures ?? { keys: {}, required: false },
    reports: data?.reports,
    counts: data?.counts,
  };
}
