const CLIENT = 'lading-relay/1.0';

/** Destination for envelopes of one configured DSN. All values come from the configuration, none from an envelope. */
export interface Ingest {
  origin: string;
  path: string;
  /** Value of the `X-Sentry-Auth` header. */
  auth: string;
}

/** Ingests of the allowed DSNs by exact text: an equivalent spelling is not found. */
export function ingestsOf(dsns: readonly string[]): ReadonlyMap<string, Ingest> {
  return new Map(dsns.map((dsn) => [dsn, ingestOf(dsn)]));
}

/** Sentry's envelope endpoint: `{origin}{prefix}/api/{project}/envelope/`. */
function ingestOf(dsn: string): Ingest {
  const { origin, pathname, username } = new URL(dsn);
  const at = pathname.lastIndexOf('/');
  return {
    origin,
    path: `${pathname.slice(0, at)}/api/${pathname.slice(at + 1)}/envelope/`,
    auth: `Sentry sentry_version=7, sentry_key=${username}, sentry_client=${CLIENT}`,
  };
}
