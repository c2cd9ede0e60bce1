import { pageData } from './page-data';

/** Where and how errors are reported. */
export interface ReportSettings {
  /** Address of the error service; it only names the project, the envelopes go to `/monitoring`. */
  dsn: string;
  environment: string;
  /** Shares from 0 to 1. */
  tracesSampleRate: number;
  /** Share of pages with an error whose course is recorded. */
  replaySampleRate: number;
}

/** What the server tells this page about where it runs. */
export interface Runtime {
  /** Further origins that remotes may be loaded from. */
  areaOrigins: string[];
  /** Absent: nothing is reported anywhere. */
  reports?: ReportSettings;
}

/** Reads what the server wrote into the page; a page from elsewhere gets the careful answer to everything. */
export function readRuntime(): Runtime {
  const data = pageData('lading-runtime') as Partial<Runtime> | undefined;
  return { areaOrigins: Array.isArray(data?.areaOrigins) ? data.areaOrigins : [], reports: data?.reports };
}
