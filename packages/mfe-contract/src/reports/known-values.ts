/** What a page knows that must not leave the browser. Kept in memory only. */
export interface KnownValues {
  /** Names and emails of the session: the user's and the company's. */
  people: readonly string[];
  /** What the user typed into forms. */
  typed: readonly string[];
  /** Options of the page's lists, such as states and modes: published words, which identify nobody. */
  options: readonly string[];
}

/** Removes known values from a text, or from a URL or route. */
export interface KnownScrub {
  text(text: string): string;
  url(url: string): string;
}

const REMOVED = '[removed]';
const SHORTEST = 3;
/** Weights, counts and classes are typed too, and would take limits and status codes out of messages. Postal codes have 5 digits. */
const SHORT_NUMBER = /^[\d.,\s-]{1,4}$/;
/** Two to four capitalized words: the name of a person or a company, whose words may also appear alone or in another order. */
const NAME = /^\p{Lu}[\p{L}'’.-]*(?:\s+\p{Lu}[\p{L}'’.-]*){1,3}$/u;
/** Words of error messages. A user who types one of them into a form is not identified by it. */
const TECHNICAL = new Set(
  'undefined null true false nan error errors typeerror failed failure invalid value values key name type list item items map set get post put patch delete date number string object array function promise request response server client network timeout abort aborted chunk loading load loaded quote quotes shipment shipments carrier carriers address city state code status total the and for not with from has was this that cannot properties property reading'.split(
    ' ',
  ),
);

const normalized = (value: string) => value.trim().replaceAll(/\s+/g, ' ');
const wordsOf = (value: string) => value.split(/[\s.,]+/);

/** The values to remove, without those that are too short or too common to tell anything about a person. */
function secretsOf({ people, typed, options }: KnownValues): string[] {
  const published = new Set(options.map((option) => normalized(option).toLowerCase()));
  const isCommon = (value: string) => TECHNICAL.has(value.toLowerCase()) || published.has(value.toLowerCase());
  const localParts = people.flatMap((value) => (value.includes('@') ? [value.slice(0, value.indexOf('@'))] : []));
  const whole = [...people, ...localParts, ...typed].map(normalized);
  const parts = whole.filter((value) => NAME.test(value)).flatMap(wordsOf);
  const long = [...whole, ...parts].filter((value) => value.length >= SHORTEST && !SHORT_NUMBER.test(value));
  return [...new Set(long)].filter((value) => !isCommon(value));
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

function patternOf(values: readonly string[]): RegExp | undefined {
  if (values.length === 0) return undefined;
  // The longest first: of "Jane Roe" and "Jane", the first.
  const sorted = [...values].sort((one, other) => other.length - one.length);
  const either = sorted.map((value) => escaped(value).replaceAll(' ', String.raw`\s+`)).join('|');
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${either})(?![\p{L}\p{N}])`, 'giu');
}

/** Values as they appear in a URL. Single words are left, because routes consist of them. */
function inUrls(values: readonly string[]): string[] {
  const telling = values.filter((value) => /[^\p{L}]/u.test(value));
  return [
    ...new Set(
      telling.flatMap((value) => [value, encodeURIComponent(value), encodeURIComponent(value).replaceAll('%20', '+')]),
    ),
  ];
}

/** Removes what is known to be personal, whatever it looks like: whole words, in any case. */
export function knownScrub(known: KnownValues): KnownScrub {
  const secrets = secretsOf(known);
  const [inText, inUrl] = [patternOf(secrets), patternOf(inUrls(secrets))];
  return {
    text: (text) => (inText ? text.replace(inText, REMOVED) : text),
    url: (url) => (inUrl ? url.replace(inUrl, REMOVED) : url),
  };
}

/** For events of a page that knows nothing yet. */
export const NOTHING_KNOWN: KnownScrub = { text: (text) => text, url: (url) => url };
