/** A response of the fake server; a buffer is a file. */
export interface Answer {
  status: number;
  body: object;
}

/** Problems of a request, as the carrier lists them. */
export const problems = (messages: readonly string[], status = 400): Answer => ({
  status,
  body: messages.map((message) => ({ message, path: [], type: 'any.invalid', context: {} })),
});

/** Collects the problems of one request. */
export class Check {
  readonly problems: string[] = [];

  /** Notes the problem unless `fits`. */
  that(fits: unknown, message: string): void {
    if (!fits) this.problems.push(message);
  }

  filled(value: unknown, name: string, max = 200): void {
    this.that(typeof value === 'string' && value.trim() !== '' && value.length <= max, `"${name}" is required`);
  }

  /** The interface refuses properties that it does not know. */
  known(value: object | undefined, names: string): void {
    for (const name of Object.keys(value ?? {})) this.that(names.split(' ').includes(name), `"${name}" is not allowed`);
  }
}
