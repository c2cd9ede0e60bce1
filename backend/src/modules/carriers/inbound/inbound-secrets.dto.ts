/** The secret that a carrier signs its events with; shown this once. */
export class InboundSecretDto {
  /** For the header `X-Lading-Connection`. */
  connectionId: string;
  /** 256 random bits as text; its UTF-8 bytes are the key of the HMAC. */
  secret: string;
  /** Where the carrier delivers events. */
  url: string;
}
