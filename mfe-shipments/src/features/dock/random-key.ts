/** A key that no other entry has: 32 hexadecimal digits. `crypto.randomUUID` does not exist without TLS. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
