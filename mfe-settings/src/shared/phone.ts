/** A typed phone number in E.164: ten digits, or eleven that begin with 1, are of the US or Canada; the API judges all others. */
export function toE164(typed: string): string {
  const plain = typed
    .trim()
    .replace(/^00/, '+')
    .replace(/[\s().-]/g, '');
  if (/^\d{10}$/.test(plain)) return `+1${plain}`;
  return /^1\d{10}$/.test(plain) ? `+${plain}` : plain;
}
