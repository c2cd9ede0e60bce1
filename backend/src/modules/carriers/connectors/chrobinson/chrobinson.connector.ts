import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.js';
import type {
  ConnectionRef,
  ConnectionTarget,
  Connector,
  ConnectorOffer,
  ConnectorRateRequest,
  DeclineReason,
  LinkedDocument,
  TenderTarget,
  TracedShipment,
} from '../connector.js';
import { ConnectorFor } from '../connector-registry.js';
import type { ConnectorSetup } from '../connector-setup.js';
import type { CarrierNotice, NoticeOutcome, TenderOutcome, TenderRequest } from '../tenders.js';
import { ChrExchange } from './chr-exchange.js';
import { Orders } from './order/orders.js';
import { RateQuotes } from './rate/rate-quotes.js';
import { Tracing } from './tracing/tracing.js';

/** Connector for C.H. Robinson. Its README names the sources. */
@ConnectorFor('chrobinson')
@Injectable()
export class ChrobinsonConnector implements Connector {
  readonly channel = 'http';
  readonly tenderModes = ['LTL', 'FTL'];
  readonly setup: ConnectorSetup = {
    carrier: { scac: 'RBTW', name: 'C.H. Robinson' },
    servers: [
      {
        environment: 'production',
        url: 'https://api.navisphere.com/',
        tokenUrl: 'https://api.navisphere.com/v1/oauth/token',
      },
      {
        environment: 'sandbox',
        url: 'https://sandbox-api.navisphere.com/',
        tokenUrl: 'https://sandbox-api.navisphere.com/v1/oauth/token',
      },
    ],
    keyHeader: null,
    oauth: { scope: null, audience: 'https://inavisphere.chrobinson.com' },
    fields: ['customerNumber'],
    required: ['customerNumber'],
    source: {
      title: 'C.H. Robinson API reference',
      url: 'https://developer.chrobinson.com/api-reference',
      readOn: '2026-11-28',
    },
  };
  private readonly rateQuotes: RateQuotes;
  private readonly tracing: Tracing;
  private readonly orders: Orders;

  constructor(exchange: ChrExchange, clock: Clock) {
    this.rateQuotes = new RateQuotes(exchange, clock);
    this.tracing = new Tracing(exchange, clock);
    this.orders = new Orders(exchange, this.tracing);
  }

  rate(
    target: ConnectionTarget,
    request: ConnectorRateRequest,
    signal: AbortSignal,
  ): Promise<ConnectorOffer[] | DeclineReason> {
    return this.rateQuotes.rate(target, request, signal);
  }

  /** Makes the order, which is the pickup too. */
  tender(target: TenderTarget, request: TenderRequest, signal: AbortSignal): Promise<TenderOutcome> {
    return this.orders.create(target, request, signal);
  }

  cancel(target: TenderTarget, notice: CarrierNotice, signal: AbortSignal): Promise<NoticeOutcome> {
    return this.orders.cancel(target, notice, signal);
  }

  trace(connection: ConnectionRef, shipment: TracedShipment, signal: AbortSignal): Promise<object[] | null> {
    return this.tracing.trace(connection, shipment, signal);
  }

  documents(connection: ConnectionRef, url: string, signal: AbortSignal): Promise<LinkedDocument> {
    return this.tracing.document(connection, url, signal);
  }
}
