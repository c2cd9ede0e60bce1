/** Secret that the carrier signs what it sends with; returned only once. */
export class InboundSecretDto {
  /** Value of the header `X-Lading-Connection`. */
  connectionId: string;
  /** 256 random bits as text; the UTF-8 bytes of the text are the HMAC key. */
  secret: string;
  /** URL where the carrier sends events; it names the connection. */
  url: string;
  /** Base address of the invoices and documents that the carrier sends (DSDC Invoice & Document). The header names the connection. */
  invoicesUrl: string;
  /** UTC instant until which the previous secret is accepted too; null if there was none. */
  previousSecretUntil: string | null;
}
