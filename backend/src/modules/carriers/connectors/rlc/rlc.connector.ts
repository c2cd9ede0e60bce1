import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.js';
import type { ConnectionTarget, Connector, ConnectorOffer, ConnectorRateRequest, DeclineReason } from '../connector.js';
import { ConnectorFor } from '../connector-registry.js';
import type { ConnectorSetup } from '../connector-setup.js';
import { RateQuotes } from './rate/rate-quotes.js';
import { RlcExchange } from './rlc-exchange.js';

/** Connector for R+L Carriers. Its README names the sources. */
@ConnectorFor('rlc')
@Injectable()
export class RlcConnector implements Connector {
  readonly channel = 'http';
  readonly tenderModes = ['LTL'];
  readonly setup: ConnectorSetup = {
    carrier: { scac: 'RLCA', name: 'R+L Carriers' },
    servers: [
      { environment: 'production', url: 'https://api.rlc.com/' },
      { environment: 'sandbox', url: 'https://apisandbox.rlc.com/' },
    ],
    keyHeader: 'apiKey',
    fields: [],
    source: {
      title: 'R+L Carriers API documentation',
      url: 'https://technology.rlcarriers.com/api-documentation/',
      readOn: '2026-11-27',
    },
  };
  private readonly rateQuotes: RateQuotes;

  constructor(exchange: RlcExchange, clock: Clock) {
    this.rateQuotes = new RateQuotes(exchange, clock);
  }

  rate(
    target: ConnectionTarget,
    request: ConnectorRateRequest,
    signal: AbortSignal,
  ): Promise<ConnectorOffer[] | DeclineReason> {
    return this.rateQuotes.rate(target, request, signal);
  }
}
