/**
 * Name of a company or user for an email to a stranger. Removes characters of addresses, so that email clients cannot turn part of the name
 * into a link.
 */
export function nameInMail(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}&'’-]+/gu, ' ').trim();
}
