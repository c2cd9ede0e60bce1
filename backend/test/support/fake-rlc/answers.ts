/** A response of the fake server. */
export interface Answer {
  status: number;
  body: object;
}

/** A rule of the published description that a request breaks. */
export interface Problem {
  property: string;
  message: string;
}

/** Properties that every response has. */
export const SUCCESS = { Code: 200, Errors: [], Messages: [] };

export const ok = (body: object): Answer => ({ status: 200, body: { ...SUCCESS, ...body } });

/** An error, with the properties of the response that it has none of set to null. */
export function failed(problems: readonly Problem[], empty: object = {}, status = 400): Answer {
  const Errors = problems.map(({ property, message }) => ({
    Property: property,
    ErrorMessage: message,
    ExceptionMessage: '',
  }));
  return { status, body: { ...empty, Code: status, Errors, Messages: [] } };
}

/** Collects the problems of one request. */
export class Check {
  readonly problems: Problem[] = [];

  constructor(private readonly root: string) {}

  /** Notes the problem unless `fits`. */
  that(fits: unknown, property: string, message: string): void {
    if (!fits) this.problems.push({ property: property === '' ? this.root : `${this.root}.${property}`, message });
  }

  filled(value: unknown, property: string, name: string): void {
    this.that(
      typeof value === 'string' && value.trim() !== '',
      property,
      `${name} is required and cannot be null or empty`,
    );
  }

  /** One of the accepted values. */
  among(value: unknown, accepted: readonly string[], property: string): void {
    this.that(
      typeof value === 'string' && accepted.includes(value),
      property,
      `${String(value)} is not an accepted value`,
    );
  }

  /** Only the properties that the description lists. */
  only(value: object, known: readonly string[], property: string): void {
    for (const key of Object.keys(value))
      this.that(known.includes(key), property === '' ? key : `${property}.${key}`, `${key} is not a property`);
  }
}

const DATE = /^(0[1-9]|1[0-2])\/(0[1-9]|[12]\d|3[01])\/\d{4}$/;

/** `MM/dd/yyyy` as an ISO date; null if it is not in this format. */
export function isoDate(text: unknown): string | null {
  if (typeof text !== 'string' || !DATE.test(text)) return null;
  const [month, day, year] = text.split('/');
  return `${year}-${month}-${day}`;
}

/** Days between two ISO dates. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** Dollars as the carrier writes them: `$1,124.72`. */
export function dollars(cents: number): string {
  const [whole = '0', rest = '00'] = (cents / 100).toFixed(2).split('.');
  return `$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${rest}`;
}
