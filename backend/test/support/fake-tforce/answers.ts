/** A response of the fake server. */
export interface Answer {
  status: number;
  body: object;
}

const TRANSACTION = { transactionReference: { transactionId: '8f0c6d6e-6b1c-4b0e-9d7e-2c1f0a5b7e11' } };

/** A success of rating, tracking and documents. */
export const ok = (detail: unknown, code = 'OK', more: object = {}): Answer => ({
  status: 200,
  body: { summary: { responseStatus: { code, message: 'success' }, ...TRANSACTION, ...more }, detail },
});

/** An error of the services behind the interface. */
export const failed = (code: string, message: string, status = 400): Answer => ({
  status,
  body: { summary: { responseStatus: { code, message }, ...TRANSACTION }, detail: null },
});

/** An error of the interface itself, such as a body that does not conform to its schema. */
export const notConforming = (message: string, status = 400): Answer => ({
  status,
  body: { statusCode: status, message },
});

/** An error of bills of lading and pickups. */
export const refusedWith = (code: string, description: string): Answer => ({
  status: 400,
  body: { responseStatus: { code, description }, ...TRANSACTION },
});

/** Collects the problems of one request. */
export class Check {
  readonly problems: string[] = [];

  /** Notes the problem unless `fits`. */
  that(fits: unknown, message: string): void {
    if (!fits) this.problems.push(message);
  }

  filled(value: unknown, name: string, max = 200): void {
    this.that(typeof value === 'string' && value.trim() !== '', `Required property is missing: ${name}.`);
    this.that(typeof value !== 'string' || value.length <= max, `${name} has more than ${max} characters.`);
  }

  among(value: unknown, accepted: readonly string[], name: string): void {
    this.that(typeof value === 'string' && accepted.includes(value), `${String(value)} is no value of ${name}.`);
  }
}
