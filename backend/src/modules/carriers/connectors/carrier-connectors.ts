import { english } from '../../../messages/translate.js';
import { msg } from '../../../messages/message.js';
import { Injectable } from '@nestjs/common';
import { ErrorReports } from '../../../platform/errors/error-reports.js';
import { digestOf } from '../../../platform/http/problems/problem.js';
import { Logger } from '../../../platform/logging/logger.js';
import { CarrierGuard, type GuardedCall } from './carrier-guard.js';
import {
  type ConnectionTarget,
  type ConnectorKind,
  type ConnectorOffer,
  type ConnectorRateRequest,
  type DeclineReason,
  isDecline,
} from './connector.js';
import { ConnectorRegistry } from './connector-registry.js';

/** Sends rate requests to HTTP carriers. */
@Injectable()
export class CarrierConnectors {
  constructor(
    private readonly guard: CarrierGuard,
    private readonly connectors: ConnectorRegistry,
    private readonly logger: Logger,
    private readonly reports: ErrorReports,
  ) {}

  /** Whether connections of this kind support rate requests. */
  canAsk(kind: ConnectorKind): boolean {
    return this.connectors.get(kind).rate !== undefined;
  }

  /** Reads the response to an earlier rate request that timed out; null if there is none. Never throws. */
  async askLate(
    companyId: string,
    connectionId: string,
    request: ConnectorRateRequest,
    signal: AbortSignal,
  ): Promise<ConnectorOffer[] | null> {
    const answer = await this.call(companyId, connectionId, signal, {
      run: async (target, limited) =>
        (await this.connectors.get(target.connector).lateRate?.(target, request, limited)) ?? notAsked(target),
      faultOf: () => null,
      ignores: isDecline,
    });
    return isDecline(answer) ? null : answer;
  }

  /** Sends a rate request. Never throws: returns offers or a decline reason. A call aborted by `signal` counts neither as success nor as failure. */
  ask(
    companyId: string,
    connectionId: string,
    request: ConnectorRateRequest,
    signal: AbortSignal,
  ): Promise<ConnectorOffer[] | DeclineReason> {
    return this.call(companyId, connectionId, signal, {
      run: async (target, limited) =>
        (await this.connectors.get(target.connector).rate?.(target, request, limited)) ?? notAsked(target),
      faultOf: (answer) => (isDecline(answer) ? answer : null),
    });
  }

  private async call(
    companyId: string,
    connectionId: string,
    signal: AbortSignal,
    work: GuardedCall<ConnectorOffer[] | DeclineReason>,
  ): Promise<ConnectorOffer[] | DeclineReason> {
    try {
      return await this.guard.call<ConnectorOffer[] | DeclineReason>(companyId, connectionId, signal, work);
    } catch (error) {
      const digest = digestOf(error);
      this.logger.failure('A carrier could not be called', error, { digest });
      this.reports.report(error, digest);
      return { code: 'CARRIER_UNAVAILABLE', message: english(msg`The carrier could not be called.`) };
    }
  }
}

function notAsked({ carrierName }: ConnectionTarget): DeclineReason {
  return {
    code: 'MODE_NOT_OFFERED',
    message: english(msg`Prices of ${{ carrier: carrierName }} cannot be requested.`),
  };
}
