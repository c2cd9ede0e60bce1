/**
 * A company's or person's name as it may stand in a mail to somebody who does not know them: whoever chose the name must not be able to
 * put an address into the mail that programs make a link of.
 */
export function nameInMail(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}&'’-]+/gu, ' ').trim();
}
