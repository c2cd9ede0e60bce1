import { Injectable } from '@nestjs/common';
import { ErrorReports } from '../../../platform/errors/error-reports.js';
import { digestOf } from '../../../platform/http/problems/problem.js';
import { Logger } from '../../../platform/logging/logger.js';
import { CarrierGuard } from './carrier-guard.js';
import { type ConnectorOffer, type ConnectorRateRequest, type DeclineReason, isDecline } from './connector.js';
import { RateQuoteConnector } from './dsdc/rate-quote/rate-quote.connector.js';

/** Asks carriers over HTTP for prices. */
@Injectable()
export class CarrierConnectors {
  constructor(
    private readonly guard: CarrierGuard,
    private readonly connector: RateQuoteConnector,
    private readonly logger: Logger,
    private readonly reports: ErrorReports,
  ) {}

  /** Asks a carrier, and never throws: whatever happens, there is an offer or a reason. A call that `signal` ends counts neither way. */
  async ask(
    companyId: string,
    connectionId: string,
    request: ConnectorRateRequest,
    signal: AbortSignal,
  ): Promise<ConnectorOffer[] | DeclineReason> {
    try {
      return await this.guard.call<ConnectorOffer[] | DeclineReason>(companyId, connectionId, signal, {
        run: (target, limited) => this.connector.rate(target, request, limited),
        faultOf: (answer) => (isDecline(answer) ? answer : null),
      });
    } catch (error) {
      const digest = digestOf(error);
      this.logger.failure('A carrier could not be asked', error, { digest });
      this.reports.report(error, digest);
      return { code: 'CARRIER_UNAVAILABLE', message: 'The carrier could not be asked.' };
    }
  }
}
