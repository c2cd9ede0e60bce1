/** The mail server permanently refuses this mail: a retry would be refused as well (RFC 5321, 4.2.1). */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}
