/** One `@`, and none of the characters that need quoting: quoted local parts have sent mail to the wrong domain. */
const PLAIN_ADDRESS = /^[^\s"<>(),:;@[\]\\]+@[^\s"<>(),:;@[\]\\]+$/;

/** Refuses what is not one plain mail address. @throws Error without repeating the address */
export function assertPlainAddress(address: string): void {
  if (!PLAIN_ADDRESS.test(address)) throw new Error('A mail is addressed to something that is not one plain address.');
}
