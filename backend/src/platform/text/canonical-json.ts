import canonicalize from 'canonicalize';

/**
 * Canonical JSON (RFC 8785): equal values have equal texts, regardless of property order. @throws Error for a number or text that is not valid
 * JSON, such as NaN or a lone surrogate
 */
export function canonicalJson(value: object): string {
  // Undefined only for values without a JSON form, such as functions.
  return canonicalize(value) as string;
}
