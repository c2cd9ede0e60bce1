/**
 * Upcaster for requests and templates stored before the bounds of a temperature range were renamed from `minimum` and `maximum` to `min` and `max`.
 * Mutates its argument.
 */
export function withTemperatureBounds(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const stored = value as { temperature?: unknown; freight?: unknown };
  if (isStoredRange(stored.temperature)) {
    const { minimum: min, maximum: max, ...rest } = stored.temperature;
    stored.temperature = { min, max, ...rest };
  }
  withTemperatureBounds(stored.freight);
  return stored;
}

function isStoredRange(value: unknown): value is { minimum: number; maximum: number } {
  return typeof value === 'object' && value !== null && 'minimum' in value && 'maximum' in value;
}
