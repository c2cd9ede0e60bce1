/** A response of the fake server. */
export interface Answer {
  status: number;
  body: object;
}

const TRANSACTION = { transactionId: '624deea6-b709-470c-8c39-4b5511281492' };

export const ok = (output: object): Answer => ({ status: 200, body: { ...TRANSACTION, output } });

/** Errors with the carrier's codes. */
export function failed(problems: readonly { code: string; message: string }[], status = 400): Answer {
  return { status, body: { ...TRANSACTION, errors: problems } };
}

/** Collects the problems of one request. */
export class Check {
  readonly problems: { code: string; message: string }[] = [];

  /** Notes the problem unless `fits`. */
  that(fits: unknown, code: string, message: string): void {
    if (!fits) this.problems.push({ code, message });
  }

  filled(value: unknown, code: string): void {
    this.that(typeof value === 'string' && value.trim() !== '', code, `${code} is missing.`);
  }

  among(value: unknown, accepted: readonly string[], code: string): void {
    this.that(
      typeof value === 'string' && accepted.includes(value),
      code,
      `${String(value)} is not an accepted value.`,
    );
  }
}
