import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { ErrorReports } from '../../../platform/errors/error-reports.js';
import { digestOf } from '../../../platform/http/problems/problem.js';
import { Logger } from '../../../platform/logging/logger.js';
import { CarrierConnectors, isDecline } from '../../carriers/index.js';
import type { CarrierToAsk, QuoteRequest, RatedRequest } from '../../rating/index.js';
import { CarrierCallsRepository } from '../persistence/carrier-calls.sql.js';
import { type AskedQuote, CarrierResponseHandler, QUOTE_CHANGED, type Reason } from './carrier-response-handler.js';

/** When no carrier is waited for any longer, whatever its connection says (freight.md Annex E). */
const HARD_STOP_MS = 20_000;

/** Calls of this process above which work in the background waits. */
const CALLS_MAX = 150;

const STOPPED: Reason = {
  code: 'CARRIER_UNAVAILABLE',
  message: 'Lading was restarted while it was asking. Rate the quote again.',
};

/** A revision of a quote that carriers have to be asked for. */
export interface QuoteToAsk {
  companyId: string;
  id: string;
  number: string;
  revision: number;
  request: QuoteRequest;
}

/** Asks carriers over HTTP for a quote while the API has answered already, each on its own: none waits for another. */
@Injectable()
export class CarrierCalls implements BeforeApplicationShutdown {
  private readonly running = new Set<Promise<void>>();
  private readonly stopping = new AbortController();

  constructor(
    private readonly calls: CarrierCallsRepository,
    private readonly responses: CarrierResponseHandler,
    private readonly connectors: CarrierConnectors,
    private readonly database: Database,
    private readonly logger: Logger,
    private readonly reports: ErrorReports,
  ) {}

  /** Notes in the transaction of the quote whom it will ask, and asks them once it has committed. Whoever was asked for an earlier revision is not waited for. */
  async start(tx: Transaction, quote: QuoteToAsk, rated: RatedRequest, now: Date): Promise<void> {
    const { pending } = rated;
    const { companyId, id: quoteId, revision } = quote;
    if (revision > 1) await this.calls.endEarlier(tx, { companyId, quoteId, revision }, QUOTE_CHANGED, now);
    if (pending.length === 0) return;
    await this.calls.insert(
      tx,
      pending.map(({ connectionId }) => ({ companyId, quoteId, revision, connectionId })),
      now,
    );
    this.database.afterCommit(tx, () => pending.forEach((carrier) => this.track(this.ask(quote, rated, carrier))));
  }

  /** Resolves once so few calls are under way that work in the background may ask for more. */
  async room(): Promise<void> {
    while (this.running.size > CALLS_MAX) await Promise.race(this.running);
  }

  /** Ends the calls that are under way with a reason; what a crash leaves open is closed by a job. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.running);
  }

  private async ask(
    { companyId, id, number, revision, request }: QuoteToAsk,
    rated: RatedRequest,
    carrier: CarrierToAsk,
  ): Promise<void> {
    const { origin, destination, derived } = rated;
    const freight = { request, origin, destination, derived };
    const quote: AskedQuote = { companyId, quoteId: id, revision };
    const signal = AbortSignal.any([this.stopping.signal, AbortSignal.timeout(HARD_STOP_MS)]);
    const answer = await this.connectors.ask(
      companyId,
      carrier.connectionId,
      { ...freight, reference: number },
      signal,
    );
    if (isDecline(answer))
      return this.responses.declined(
        quote,
        carrier.connectionId,
        carrier.carrier,
        this.stopping.signal.aborted ? STOPPED : answer,
      );
    return this.responses.offered(quote, carrier, answer, freight);
  }

  /** What cannot be stored is reported; the job gives the call its reason later. */
  private track(call: Promise<void>): void {
    const tracked = call
      .catch((error: unknown) => {
        const digest = digestOf(error);
        this.logger.failure("A carrier's answer could not be stored", error, { digest });
        this.reports.report(error, digest);
      })
      .finally(() => this.running.delete(tracked));
    this.running.add(tracked);
  }
}
