/**
 * Upcaster for requests and templates stored while they had `insurance`, a wish that reached nobody. Mutates its argument.
 */
export function withoutInsurance(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const stored = value as { insurance?: unknown; freight?: unknown };
  delete stored.insurance;
  withoutInsurance(stored.freight);
  return stored;
}
