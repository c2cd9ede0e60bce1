/** A value that differs from the recorded one. */
export interface Difference {
  /** Path such as `lines.2.amount.amount`. */
  readonly path: string;
  readonly recorded: unknown;
  readonly again: unknown;
}

/**
 * Every recorded value that is another one again. What was not recorded is not compared: offers of an older version say less. Lists have to be of one length.
 */
export function differences(recorded: unknown, again: unknown, path = ''): Difference[] {
  if (!isContainer(recorded) || !isContainer(again) || Array.isArray(recorded) !== Array.isArray(again)) {
    return Object.is(recorded, again) ? [] : [{ path, recorded, again }];
  }
  if (Array.isArray(recorded) && Array.isArray(again) && recorded.length !== again.length) {
    return [{ path: `${path}.length`, recorded: recorded.length, again: again.length }];
  }
  const [before, after] = [recorded as Record<string, unknown>, again as Record<string, unknown>];
  return Object.keys(before).flatMap((key) =>
    differences(before[key], after[key], path === '' ? key : `${path}.${key}`),
  );
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
