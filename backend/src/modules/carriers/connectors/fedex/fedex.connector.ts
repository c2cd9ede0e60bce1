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
import { FedexExchange } from './fedex-exchange.js';
import { RateQuotes } from './rate/rate-quotes.js';
import { Pickups } from './tender/pickups.js';
import { Shipments } from './tender/shipments.js';
import { Tracing } from './tracing/tracing.js';

/** Connector for FedEx Freight. Its README names the sources. */
@ConnectorFor('fedex')
@Injectable()
export class FedexConnector implements Connector {
  readonly channel = 'http';
  readonly tenderModes = ['LTL'];
  readonly setup: ConnectorSetup = {
    carrier: { scac: 'FXFE', name: 'FedEx Freight' },
    servers: [
      { environment: 'production', url: 'https://apis.fedex.com/', tokenUrl: 'https://apis.fedex.com/oauth/token' },
      {
        environment: 'sandbox',
        url: 'https://apis-sandbox.fedex.com/',
        tokenUrl: 'https://apis-sandbox.fedex.com/oauth/token',
      },
    ],
    keyHeader: null,
    oauth: { scope: null },
    fields: ['customerNumber'],
    options: [
      'freightAccountNumber',
      'freightAccountType',
      'billingAddress1',
      'billingCity',
      'billingState',
      'billingPostalCode',
      'billingCountry',
    ],
    required: ['customerNumber', 'billingAddress1', 'billingCity', 'billingState', 'billingPostalCode'],
    notTendered: ['hazmat', 'cross_border', 'expedited'],
    source: {
      title: 'FedEx Freight LTL API',
      url: 'https://developer.fedex.com/api/en-us/catalog/ltl-freight.html',
      readOn: '2026-11-27',
    },
  };
  private readonly rateQuotes: RateQuotes;
  private readonly tracing: Tracing;
  private readonly shipments: Shipments;
  private readonly pickups: Pickups;

  constructor(exchange: FedexExchange, clock: Clock) {
    this.rateQuotes = new RateQuotes(exchange);
    this.tracing = new Tracing(exchange, clock);
    this.shipments = new Shipments(exchange, this.tracing);
    this.pickups = new Pickups(exchange);
  }

  rate(
    target: ConnectionTarget,
    request: ConnectorRateRequest,
    signal: AbortSignal,
  ): Promise<ConnectorOffer[] | DeclineReason> {
    return this.rateQuotes.rate(target, request, signal);
  }

  tender(target: TenderTarget, request: TenderRequest, signal: AbortSignal): Promise<TenderOutcome> {
    return this.shipments.create(target, request, signal);
  }

  pickup(
    target: TenderTarget,
    request: TenderRequest,
    taken: TenderOutcome,
    signal: AbortSignal,
  ): Promise<TenderOutcome> {
    return this.pickups.request(target, request, taken, signal);
  }

  cancel(target: TenderTarget, notice: CarrierNotice, signal: AbortSignal): Promise<NoticeOutcome> {
    return this.pickups.cancel(target, notice, signal);
  }

  trace(connection: ConnectionRef, shipment: TracedShipment, signal: AbortSignal): Promise<object[] | null> {
    return this.tracing.trace(connection, shipment, signal);
  }

  documents(connection: ConnectionRef, url: string, signal: AbortSignal): Promise<LinkedDocument> {
    return this.tracing.document(connection, url, signal);
  }
}
