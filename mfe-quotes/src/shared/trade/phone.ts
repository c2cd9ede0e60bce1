const E164 = /^\+[1-9]\d{6,14}$/;

/** Reads a phone as typed into E.164; ten digits, or eleven that begin with 1, are a North American number. Null when it cannot be one. */
export function toE164(typed: string): string | null {
  const plain = typed
    .trim()
    .replace(/^00/, '+')
    .replace(/[\s().-]/g, '');
  const number = /^\d{10}$/.test(plain) ? `+1${plain}` : /^1\d{10}$/.test(plain) ? `+${plain}` : plain;
  return E164.test(number) ? number : null;
}
