import canonicalize from 'canonicalize';

/** Canonical JSON (RFC 8785): equal values have equal texts, whatever the order of their properties. @throws Error for a number or text that is not JSON, such as NaN or a lone surrogate */
export function canonicalJson(value: object): string {
  // Undefined only for values that have no JSON, such as functions.
  return canonicalize(value) as string;
}
