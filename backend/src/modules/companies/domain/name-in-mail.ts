/**
 * A company's or person's name for a mail to a stranger. Characters of addresses are removed, so that a name cannot contain text that mail
 * programs turn into a link.
 */
export function nameInMail(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}&'’-]+/gu, ' ').trim();
}
