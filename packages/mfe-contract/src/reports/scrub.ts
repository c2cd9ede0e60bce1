import { type KnownScrub, NOTHING_KNOWN } from './known-values';

/** Stands for what was taken out. */
const REMOVED = '[removed]';

/** The parts of an error event or a trace that may carry what people typed or who they are; the error service's own types fit. */
export interface ReportedEvent {
  message?: string;
  transaction?: string;
  exception?: {
    values?: { value?: string; stacktrace?: { frames?: { filename?: string; abs_path?: string; vars?: unknown }[] } }[];
  };
  breadcrumbs?: ReportedBreadcrumb[];
  spans?: { description?: string; data: Record<string, unknown> }[];
  request?: object & { url?: string; headers?: Record<string, string> };
  contexts?: Record<string, unknown>;
  extra?: Record<string, unknown>;
  user?: unknown;
  tags?: Record<string, unknown>;
}

export interface ReportedBreadcrumb {
  type?: string;
  category?: string;
  level?: string;
  message?: string;
  timestamp?: number;
  data?: Record<string, unknown>;
}

/** In this order: what stands in quotes may be anything; then what can be told by its form. */
const PATTERNS: [RegExp, string][] = [
  [/"(?:[^"\\]|\\.)*"/g, `"${REMOVED}"`],
  [/[“«][^”»]*[”»]/g, REMOVED],
  // A name in code, such as the property in "reading 'total'", is one identifier.
  [/'(?![A-Za-z_$][\w$]*')(?:[^'\\]|\\.)*'/g, `'${REMOVED}'`],
  [/([a-z][a-z0-9+.-]*:\/\/)[^\s/@]+@/gi, `$1${REMOVED}@`],
  [/[?#][^\s)'"]*/g, ''],
  [/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, REMOVED],
  [/\b(Bearer|Basic)\s+\S+/gi, `$1 ${REMOVED}`],
  [/\b(token|password|secret|code|key|session)(\s*[=:]\s*)\S+/gi, `$1$2${REMOVED}`],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, REMOVED],
  [
    /\b\d{1,6}\s+(?:[\p{L}\d.'-]+\s+){1,4}(?:St|Street|Ave|Avenue|Rd|Road|Blvd|Boulevard|Dr|Drive|Ln|Lane|Pl|Place|Pkwy|Parkway|Hwy|Highway|Way|Ct|Court)\b\.?/giu,
    REMOVED,
  ],
  [/\+?\(?\d[\d\s().-]{8,}\d/g, REMOVED],
  // Random text; ids of the product are a short word, an underscore and 26 capitals or digits, and stay.
  [/\b(?![a-z]{3}_[0-9A-Z]{26}\b)[\w-]{32,}\b/g, REMOVED],
];

/** Takes out what tells about people: addresses, e-mails, telephone numbers, tokens, query strings and anything quoted. */
export function scrubText(text: string): string {
  return PATTERNS.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text);
}

/** An address without its query and fragment. */
export function scrubUrl(url: string): string {
  return url.replace(/[?#].*$/s, '').replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/@]+@/i, '$1');
}

/** Of what a trace or a step knows, only this is sent on: no headers, no bodies, no names of elements. */
const KEPT_DATA = new Set([
  'method',
  'http.method',
  'http.request.method',
  'status_code',
  'http.response.status_code',
  'http.response_content_length',
  'sentry.op',
  'sentry.origin',
  'sentry.source',
  'sentry.sample_rate',
]);
const URL_DATA = new Set(['url', 'http.url', 'url.full', 'from', 'to']);

function scrubData(data: Record<string, unknown>, known: KnownScrub): Record<string, unknown> {
  const kept = Object.entries(data).flatMap(([key, value]) => {
    if (URL_DATA.has(key)) return [[key, known.url(scrubUrl(String(value)))] as const];
    return KEPT_DATA.has(key) ? [[key, value] as const] : [];
  });
  return Object.fromEntries(kept);
}

/** A step before an error: requests and navigations by their path; what was clicked, typed or logged is left out altogether. */
export function scrubBreadcrumb<B extends ReportedBreadcrumb>(breadcrumb: B, known = NOTHING_KNOWN): B | null {
  const { category = '' } = breadcrumb;
  if (category === 'console' || category.startsWith('ui.')) return null;
  return {
    ...breadcrumb,
    message: breadcrumb.message === undefined ? undefined : scrubText(known.text(breadcrumb.message)),
    data: breadcrumb.data === undefined ? undefined : scrubData(breadcrumb.data, known),
  };
}

const KEPT_CONTEXTS = ['trace', 'browser', 'os', 'device', 'culture', 'react'];

/** Facts about an error are sent when they are numbers, booleans or ids of the product; texts may be anything. */
const isPlainFact = (value: unknown): boolean =>
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && /^([a-z]{3}_[0-9A-Z]{26}|[A-Z][A-Z_]{2,40})$/.test(value));

const only = (record: Record<string, unknown>, keep: (key: string, value: unknown) => boolean) =>
  Object.fromEntries(Object.entries(record).filter(([key, value]) => keep(key, value)));

/** Takes personal data out of an error event or a trace before it leaves the browser: by what the page knows, and by form. */
export function scrubEvent<E extends ReportedEvent>(event: E, known = NOTHING_KNOWN): E {
  const { user: _user, request, extra, contexts, tags, ...rest } = event;
  return {
    ...rest,
    tags: tags && scrubTags(tags, known),
    message: event.message === undefined ? undefined : scrubText(known.text(event.message)),
    transaction: event.transaction === undefined ? undefined : known.url(scrubUrl(event.transaction)),
    exception:
      event.exception === undefined
        ? undefined
        : { ...event.exception, values: event.exception.values?.map((one) => scrubException(one, known)) },
    breadcrumbs: event.breadcrumbs
      ?.map((one) => scrubBreadcrumb(one, known))
      .filter((breadcrumb) => breadcrumb !== null),
    spans: event.spans?.map((span) => ({
      ...span,
      description: span.description === undefined ? undefined : known.url(scrubUrl(span.description)),
      data: scrubData(span.data, known),
    })),
    request:
      request === undefined
        ? undefined
        : {
            url: known.url(scrubUrl(request.url ?? '')),
            headers: only(request.headers ?? {}, (name) => name.toLowerCase() === 'user-agent'),
          },
    contexts: contexts === undefined ? undefined : only(contexts, (name) => KEPT_CONTEXTS.includes(name)),
    extra: extra === undefined ? undefined : only(extra, (_name, value) => isPlainFact(value)),
  } as unknown as E;
}

type Exception = NonNullable<NonNullable<ReportedEvent['exception']>['values']>[number];

/** Tags of the product name a part and a build, which may be a word that was typed. */
const OWN_TAGS = new Set(['remote', 'build', 'version', 'digest']);

const scrubTags = (tags: Record<string, unknown>, known: KnownScrub) =>
  Object.fromEntries(
    Object.entries(tags).map(([name, value]) => [
      name,
      typeof value === 'string' && !OWN_TAGS.has(name) ? known.text(value) : value,
    ]),
  );

function scrubException(exception: Exception, known: KnownScrub): Exception {
  const frames = exception.stacktrace?.frames?.map(({ vars: _vars, ...frame }) => ({
    ...frame,
    filename: frame.filename === undefined ? undefined : scrubUrl(frame.filename),
  }));
  return {
    ...exception,
    value: exception.value === undefined ? undefined : scrubText(known.text(exception.value)),
    ...(frames === undefined ? {} : { stacktrace: { ...exception.stacktrace, frames } }),
  };
}
