/** Whether a stored draft has the fields of the form, which may have changed since. Lists may have any length. */
export function isDraftOf<V>(draft: unknown, defaults: V): draft is V {
  if (Array.isArray(defaults)) {
    const [first] = defaults as unknown[];
    return Array.isArray(draft) && (first === undefined || draft.every((item) => isDraftOf(item, first)));
  }
  if (typeof defaults !== 'object' || defaults === null || typeof draft !== 'object' || draft === null)
    return draft === null || defaults === null || typeof draft === typeof defaults;
  return Object.entries(defaults).every(
    ([key, value]) =>
      value === undefined || (key in draft && isDraftOf((draft as Record<string, unknown>)[key], value)),
  );
}
