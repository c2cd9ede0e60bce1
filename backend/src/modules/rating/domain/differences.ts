/** A value that differs from the recorded one. */
export interface Difference {
  /** Path such as `lines.2.amount.amount`. */
  readonly path: string;
  readonly recorded: unknown;
  readonly again: unknown;
}

/**
 * Every recorded value that differs when recomputed. Values that were not recorded are not compared, because offers of older versions have fewer fields. Lists must be of equal length.
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
