import { Injectable } from '@nestjs/common';
import { CircuitBreaker } from '../../../platform/circuit-breaker.js';
import { Clock } from '../../../platform/clock.js';
import { ErrorReports } from '../../../platform/errors/error-reports.js';
import { Logger } from '../../../platform/logging/logger.js';
import { digestOf } from '../../../platform/http/problem.js';
import { CredentialsVault } from '../connections/credentials.js';
import { type ConnectionRow, ConnectionsRepository } from '../persistence/connections.repository.js';
import { type ConnectionTarget, type ConnectorOffer, type ConnectorRateRequest, type DeclineReason, isDecline } from './connector.js';
import { RateQuoteConnector } from './dsdc/rate-quote.connector.js';

const BREAKER = { failures: 5, pauseMs: 30_000 };
/** Reasons that say that the carrier's server is not well, and not merely that it has no price. */
const FAULTS: readonly string[] = ['CARRIER_TIMEOUT', 'CARRIER_UNAVAILABLE', 'CARRIER_ANSWER_INVALID'];

/** Asks carriers over HTTP, spares those that keep failing, and remembers how each is. */
@Injectable()
export class CarrierConnectors {
  private readonly breakers = new Map<string, CircuitBreaker>();

  constructor(
    private readonly connections: ConnectionsRepository,
    private readonly vault: CredentialsVault,
    private readonly connector: RateQuoteConnector,
    private readonly clock: Clock,
    private readonly logger: Logger,
    private readonly reports: ErrorReports,
  ) {}

  /** Asks a carrier, and never throws: whatever happens, there is an offer or a reason. A call that `signal` ends counts neither way. */
  async ask(companyId: string, connectionId: string, request: ConnectorRateRequest, signal: AbortSignal): Promise<ConnectorOffer[] | DeclineReason> {
    try {
      const connection = await this.connections.find(companyId, connectionId);
      if (connection?.endpoint == null || !connection.enabled) return { code: 'CARRIER_UNAVAILABLE', message: 'The connection was taken away.' };
      return await this.askOnce(connection, connection.endpoint, request, signal);
    } catch (error) {
      const digest = digestOf(error);
      this.logger.failure('A carrier could not be asked', error, { digest });
      this.reports.report(error, digest);
      return { code: 'CARRIER_UNAVAILABLE', message: 'The carrier could not be asked.' };
    }
  }

  private async askOnce(connection: ConnectionRow, endpoint: string, request: ConnectorRateRequest, signal: AbortSignal): Promise<ConnectorOffer[] | DeclineReason> {
    const breaker = this.breakerOf(connection.id);
    if (!breaker.admit(this.clock.now().getTime())) {
      return { code: 'CARRIER_UNAVAILABLE', message: `${connection.carrier.name} failed several times and is left alone for half a minute.` };
    }
    try {
      const target = this.targetOf(connection, new URL(endpoint));
      const answer = await this.connector.rate(target, request, AbortSignal.any([signal, AbortSignal.timeout(connection.timeoutMs)]));
      if (signal.aborted) breaker.undecided();
      else await this.note(connection, breaker, answer);
      return answer;
    } catch (error) {
      breaker.undecided();
      throw error;
    }
  }

  private targetOf({ id, companyId, carrier, credentials, customerNumber, timeoutMs }: ConnectionRow, endpoint: URL): ConnectionTarget {
    return { connectionId: id, companyId, carrierName: carrier.name, endpoint, headers: this.vault.headers(id, endpoint, credentials), customerNumber, timeoutMs };
  }

  private async note({ companyId, id }: ConnectionRow, breaker: CircuitBreaker, answer: ConnectorOffer[] | DeclineReason): Promise<void> {
    const fault = isDecline(answer) && FAULTS.includes(answer.code) ? answer : null;
    const now = this.clock.now();
    if (fault === null) breaker.succeeded();
    else breaker.failed(now.getTime());
    await this.connections.noteHealth(companyId, id, fault === null ? 'up' : 'failing', fault === null ? null : `${fault.code}: ${fault.message}`.slice(0, 300), now);
  }

  private breakerOf(connectionId: string): CircuitBreaker {
    let breaker = this.breakers.get(connectionId);
    if (!breaker) this.breakers.set(connectionId, (breaker = new CircuitBreaker(BREAKER)));
    return breaker;
  }
}
