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
import { RateQuotes } from './rate/rate-quotes.js';
import { BillsOfLading } from './tender/bills-of-lading.js';
import { Pickups } from './tender/pickups.js';
import { TforceExchange } from './tforce-exchange.js';
import { Tracing } from './tracing/tracing.js';

/** Connector for TForce Freight. Its README names the sources. */
@ConnectorFor('tforce')
@Injectable()
export class TforceConnector implements Connector {
  readonly channel = 'http';
  readonly tenderModes = ['LTL'];
  readonly setup: ConnectorSetup = {
    carrier: { scac: 'UPGF', name: 'TForce Freight' },
    servers: [
      {
        environment: 'production',
        url: 'https://api.tforcefreight.com/',
        tokenUrl: 'https://login.microsoftonline.com/ca4f5969-c10f-40d4-8127-e74b691f95de/oauth2/v2.0/token',
      },
    ],
    keyHeader: null,
    oauth: { scope: null },
    fields: [],
    options: [
      'environment',
      'tokenScope',
      'freightAccountType',
      'billingAddress1',
      'billingCity',
      'billingState',
      'billingPostalCode',
      'billingCountry',
    ],
    required: ['tokenScope', 'billingAddress1', 'billingCity', 'billingState', 'billingPostalCode'],
    notTendered: ['hazmat', 'expedited'],
    source: {
      title: 'TForce Freight API',
      url: 'https://developer.tforcefreight.com/',
      readOn: '2026-11-28',
    },
  };
  private readonly rateQuotes: RateQuotes;
  private readonly tracing: Tracing;
  private readonly bills: BillsOfLading;
  private readonly pickups: Pickups;

  constructor(exchange: TforceExchange, clock: Clock) {
    this.rateQuotes = new RateQuotes(exchange);
    this.tracing = new Tracing(exchange, clock);
    this.bills = new BillsOfLading(exchange, this.tracing);
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
    return this.bills.create(target, request, signal);
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
