import { LEASE_MS, type ClaimedMessage, type OutboxClaims } from './persistence/outbox-claims.sql.js';

/** Two renewals may fail before the lease expires. */
const RENEW_MS = LEASE_MS / 3;
/** After this time the handler's signal is aborted; its lease is renewed until it has settled. */
export const HANDLER_TIMEOUT_MS = 30_000;

/** Renews the lease of a message until `end`, and aborts `signal` when its handler must stop. */
export class HeldLease {
  private readonly controller = new AbortController();
  private readonly renewing: NodeJS.Timeout;
  private readonly timeout: NodeJS.Timeout;

  constructor(
    private readonly claims: Pick<OutboxClaims, 'renew'>,
    private readonly message: ClaimedMessage,
  ) {
    this.renewing = setInterval(() => void this.renew(), RENEW_MS);
    this.timeout = setTimeout(
      () => this.abort(new Error(`Not done after ${HANDLER_TIMEOUT_MS / 1_000} seconds.`)),
      HANDLER_TIMEOUT_MS,
    );
  }

  /** Signal for the handler: aborted if it takes too long, loses the lease, or the worker stops. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  abort(reason: Error): void {
    this.controller.abort(reason);
  }

  /** Stops renewing: the message is settled, or left to another worker. */
  end(): void {
    clearInterval(this.renewing);
    clearTimeout(this.timeout);
  }

  private async renew(): Promise<void> {
    // The next renewal makes up for a failed one; claiming logs an unavailable database.
    const held = await this.claims.renew(this.message).catch(() => true);
    if (!held) this.abort(new Error('The lease has expired, and another worker has the message.'));
  }
}
