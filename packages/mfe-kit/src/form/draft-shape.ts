/** A stored draft with the defaults of fields that the form has had since; null if it is no draft of this form. Lists may have any length. */
export function readDraft<V extends object>(draft: unknown, defaults: V): V | null {
  if (typeof draft !== 'object' || draft === null) return null;
  const completed = complete(draft, defaults);
  return isDraftOf(completed, defaults) ? completed : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function complete(draft: unknown, defaults: unknown): unknown {
  if (Array.isArray(draft) && Array.isArray(defaults))
    return draft.map((item, index) =>
      complete(item, index < defaults.length ? (defaults as unknown[])[index] : emptied((defaults as unknown[])[0])),
    );
  if (!isRecord(draft) || !isRecord(defaults)) return draft;
  const known = Object.entries(defaults).map(([key, value]) => [
    key,
    key in draft ? complete(draft[key], value) : value,
  ]);
  return { ...draft, ...(Object.fromEntries(known) as object) };
}

/** The same shape without values, for items that have no default of their own. */
function emptied(value: unknown): unknown {
  if (typeof value === 'string') return '';
  if (typeof value === 'boolean') return false;
  if (Array.isArray(value)) return [];
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, emptied(inner)]))
    : value;
}

/** Whether a draft has the fields of the form. */
function isDraftOf<V>(draft: unknown, defaults: V): draft is V {
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
