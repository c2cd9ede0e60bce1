export type TransportFault =
  | 'host_unknown'
  | 'address_forbidden'
  | 'unreachable'
  | 'host_key_changed'
  | 'host_key_unconfirmed'
  | 'authentication'
  | 'folder_missing'
  | 'not_permitted'
  | 'name_taken'
  | 'timeout'
  | 'transfer';

/** A connection or transfer that failed, in words for the page of the partner. */
export class TransportError extends Error {
  constructor(
    readonly fault: TransportFault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'TransportError';
  }
}
