/** The mail server will never take this mail: another try would be refused as well (RFC 5321, 4.2.1). */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}
