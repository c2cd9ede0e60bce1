import { english } from '../../../messages/translate.js';
import { msg } from '../../../messages/message.js';
import { Injectable } from '@nestjs/common';
import { truncate } from '../../../platform/text/truncate.js';
import { CircuitBreaker } from '../../../platform/http/egress/circuit-breaker.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { DomainEvents } from '../../../platform/domain-events/domain-events.js';
import { type Authorization, CarrierAuthorization } from '../connections/carrier-authorization.js';
import { ConnectionHealth } from '../connections/persistence/connection-health.sql.js';
import { type ConnectionRow, ConnectionsRepository } from '../connections/persistence/connections.repository.js';
import type { ConnectionTarget, DeclineReason } from './connector.js';

/** Longest pause that a carrier can ask for. */
const PAUSE_MAX_MS = 3_600_000;
const BREAKER = { failures: 5, pauseMs: 30_000 };
/** Reasons caused by a fault of the carrier's server; other reasons are declines. */
const FAULTS: readonly string[] = ['CARRIER_TIMEOUT', 'CARRIER_UNAVAILABLE', 'CARRIER_ANSWER_INVALID'];

/** The connection does not exist or is disabled. */
export const CONNECTION_GONE: DeclineReason = {
  code: 'CARRIER_UNAVAILABLE',
  message: english(msg`The connection was removed.`),
  isUnsent: true,
};

/**
 * One call to a carrier's server. `faultOf` returns the reason if the response is a server fault; a response that `ignores` matches counts
 * neither as success nor as failure.
 */
export interface GuardedCall<T> {
  /** Whether disabled connections are called too. */
  evenDisabled?: boolean;
  run(target: ConnectionTarget, signal: AbortSignal): Promise<T>;
  faultOf(answer: T): DeclineReason | null;
  /** Whether the carrier did what was asked; absent: every response without a fault. */
  succeeded?(answer: T): boolean;
  ignores?(answer: T): boolean;
}

/** The carrier's response, or why it was not called. */
type Outcome<T> = { answer: T } | { reason: DeclineReason };

/** Wraps calls to HTTP carriers: authentication, time limit, circuit breaker, health. */
@Injectable()
export class CarrierGuard {
  private readonly breakers = new Map<string, CircuitBreaker>();

  constructor(
    private readonly connections: ConnectionsRepository,
    private readonly health: ConnectionHealth,
    private readonly authorization: CarrierAuthorization,
    private readonly domainEvents: DomainEvents,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The response, or why the carrier was not called. A call that `signal` aborts counts neither as success nor as failure. Rethrows errors of `run`. */
  async call<T>(
    companyId: string,
    connectionId: string,
    signal: AbortSignal,
    work: GuardedCall<T>,
  ): Promise<T | DeclineReason> {
    const connection = await this.connections.find(companyId, connectionId);
    if (connection?.endpoint == null || !(connection.enabled || work.evenDisabled)) return CONNECTION_GONE;
    const breaker = this.breakerOf(connectionId);
    if (!breaker.admit(this.clock.now().getTime())) {
      return {
        code: 'CARRIER_UNAVAILABLE',
        message: breaker.isOpen
          ? english(msg`${{ carrier: connection.carrier.name }} failed several times. Calls are paused for 30 seconds.`)
          : english(msg`${{ carrier: connection.carrier.name }} asked for fewer calls. Calls are paused.`),
        isUnsent: true,
      };
    }
    try {
      const limited = AbortSignal.any([signal, AbortSignal.timeout(connection.timeoutMs)]);
      const outcome = await this.authorized(connection, new URL(connection.endpoint), limited, work);
      if (signal.aborted) breaker.undecided();
      else await this.settle(connection, breaker, outcome, work);
      return 'answer' in outcome ? outcome.answer : outcome.reason;
    } catch (error) {
      breaker.undecided();
      throw error;
    }
  }

  /** Calls the carrier; a second time with a new access token if it refuses an earlier one with 401, because then it has done nothing. */
  private async authorized<T>(
    connection: ConnectionRow,
    endpoint: URL,
    signal: AbortSignal,
    work: GuardedCall<T>,
  ): Promise<Outcome<T>> {
    const first = await this.authorization.of(connection, endpoint, signal);
    if ('code' in first) return { reason: { ...first, isUnsent: true } };
    const answer = await work.run(this.targetOf(connection, endpoint, first), signal);
    if (!first.isRenewable || !work.faultOf(answer)?.isUnauthorized) return { answer };
    const renewed = await this.authorization.of(connection, endpoint, signal, { renew: true });
    if ('code' in renewed) return { reason: { ...renewed, isUnsent: true } };
    return { answer: await work.run(this.targetOf(connection, endpoint, renewed), signal) };
  }

  private async settle<T>(
    connection: ConnectionRow,
    breaker: CircuitBreaker,
    outcome: Outcome<T>,
    work: GuardedCall<T>,
  ): Promise<void> {
    if ('reason' in outcome) return this.note(connection, breaker, outcome.reason, false);
    if (work.ignores?.(outcome.answer)) breaker.undecided();
    else await this.note(connection, breaker, work.faultOf(outcome.answer), work.succeeded?.(outcome.answer));
  }

  private targetOf(
    { id, companyId, connector, carrier, customerNumber, options, timeoutMs, ...paths }: ConnectionRow,
    endpoint: URL,
    { headers }: Authorization,
  ): ConnectionTarget {
    const { trackingPath: tracking, chargesPath: charges, invoicesPath: invoices } = paths;
    return {
      connectionId: id,
      companyId,
      connector,
      carrierName: carrier.name,
      endpoint,
      paths: { tracking, charges, invoices },
      headers,
      customerNumber,
      options: options ?? {},
      timeoutMs,
    };
  }

  private async note(
    connection: ConnectionRow,
    breaker: CircuitBreaker,
    reason: DeclineReason | null,
    succeeded = reason === null,
  ): Promise<void> {
    const fault = reason !== null && FAULTS.includes(reason.code) ? reason : null;
    const now = this.clock.now();
    if (fault === null) breaker.succeeded();
    else breaker.failed(now.getTime());
    if (fault?.retryAfterMs) breaker.pauseUntil(now.getTime() + Math.min(fault.retryAfterMs, PAUSE_MAX_MS));
    await this.health.note(connection.companyId, connection.id, {
      state: fault === null ? 'up' : 'failing',
      error: fault === null ? null : truncate(`${fault.code}: ${fault.message}`, 300),
      succeeded,
      at: now,
    });
    if (fault !== null && breaker.isOpen) await this.tell(connection, fault);
  }

  /** Only if the circuit breaker is open, because a single failed call needs no action. */
  private async tell({ companyId, id, carrier }: ConnectionRow, { message: text }: DeclineReason): Promise<void> {
    const subject = { type: 'connection' as const, id, label: carrier.name };
    await this.database.transaction((tx) =>
      this.domainEvents.publish(tx, { companyId, kind: 'connection.failing', subject, actorId: null, data: { text } }),
    );
  }

  private breakerOf(connectionId: string): CircuitBreaker {
    let breaker = this.breakers.get(connectionId);
    if (!breaker) this.breakers.set(connectionId, (breaker = new CircuitBreaker(BREAKER)));
    return breaker;
  }
}
