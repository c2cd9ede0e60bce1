import { english } from '../../../messages/translate.js';
import { msg } from '../../../messages/message.js';
import { setTimeout as delay } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { ErrorReports } from '../../../platform/errors/error-reports.js';
import { digestOf } from '../../../platform/http/problems/problem.js';
import { Logger } from '../../../platform/logging/logger.js';
import {
  CarrierConnectors,
  type ConnectorOffer,
  type ConnectorRateRequest,
  type DeclineReason,
  isDecline,
} from '../../carriers/index.js';
import type { CarrierToAsk, QuoteRequest, RatedRequest } from '../../rating/index.js';
import { CarrierCallsRepository } from '../persistence/carrier-calls.sql.js';
import { type AskedQuote, CarrierResponseHandler, QUOTE_CHANGED, type Reason } from './carrier-response-handler.js';

/** Time limit for each carrier, regardless of its connection's timeout (freight.md Annex E). */
const HARD_STOP_MS = 20_000;

/** How long after a timeout the carrier's response is read. */
const LATE_MS = 2_000;

/** Open calls of this process above which background work waits. */
const CALLS_MAX = 150;

const STOPPED: Reason = {
  code: 'CARRIER_UNAVAILABLE',
  message: english(msg`Lading was restarted during this request. Rate the quote again.`),
};

/** A revision of a quote for which carriers are called. */
export interface QuoteToAsk {
  companyId: string;
  id: string;
  number: string;
  revision: number;
  request: QuoteRequest;
}

/** Calls carriers over HTTP in the background, in parallel. */
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

  /** Records the calls in the quote's transaction and starts them after the commit. Ends open calls of earlier revisions. */
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

  /** Resolves when few enough calls are open for background work to start more. */
  async room(): Promise<void> {
    while (this.running.size > CALLS_MAX) await Promise.race(this.running);
  }

  /** Ends open calls with a reason. `CloseCarrierCallsJob` closes calls left open by a crash. */
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
    const asked = { ...freight, reference: number };
    const first = await this.connectors.ask(companyId, carrier.connectionId, asked, signal);
    const answer = (await this.lateAnswer(quote, carrier, asked, first, signal)) ?? first;
    if (isDecline(answer))
      return this.responses.declined(
        quote,
        carrier.connectionId,
        carrier.carrier,
        this.stopping.signal.aborted ? STOPPED : answer,
      );
    return this.responses.offered(quote, carrier, answer, freight);
  }

  /** The response of a carrier that timed out, read after a pause. Only for the first revision: later ones have the same number. */
  private async lateAnswer(
    { companyId, revision }: AskedQuote,
    { connectionId }: CarrierToAsk,
    asked: ConnectorRateRequest,
    first: ConnectorOffer[] | DeclineReason,
    signal: AbortSignal,
  ): Promise<ConnectorOffer[] | null> {
    if (!isDecline(first) || first.code !== 'CARRIER_TIMEOUT' || revision !== 1) return null;
    await delay(LATE_MS, undefined, { signal }).catch(() => undefined);
    return signal.aborted ? null : this.connectors.askLate(companyId, connectionId, asked, signal);
  }

  /** Reports a failure to store the response; `CloseCarrierCallsJob` ends the call later. */
  private track(call: Promise<void>): void {
    const tracked = call
      .catch((error: unknown) => {
        const digest = digestOf(error);
        this.logger.failure("A carrier's response could not be stored", error, { digest });
        this.reports.report(error, digest);
      })
      .finally(() => this.running.delete(tracked));
    this.running.add(tracked);
  }
}
