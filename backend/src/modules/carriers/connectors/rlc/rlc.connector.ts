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
import type { CarrierNotice, NoticeOutcome, TenderOutcome, TenderRequest } from '../tenders.js';
import { ConnectorFor } from '../connector-registry.js';
import type { ConnectorSetup } from '../connector-setup.js';
import { RateQuotes } from './rate/rate-quotes.js';
import { RlcExchange } from './rlc-exchange.js';
import { BillsOfLading } from './tender/bills-of-lading.js';
import { Tracing } from './tracing/tracing.js';

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
    notTendered: ['hazmat', 'expedited'],
    source: {
      title: 'R+L Carriers API documentation',
      url: 'https://technology.rlcarriers.com/api-documentation/',
      readOn: '2026-11-27',
    },
  };
  private readonly rateQuotes: RateQuotes;
  private readonly tracing: Tracing;
  private readonly bills: BillsOfLading;

  constructor(exchange: RlcExchange, clock: Clock) {
    this.rateQuotes = new RateQuotes(exchange, clock);
    this.tracing = new Tracing(exchange, clock);
    this.bills = new BillsOfLading(exchange, this.tracing);
  }

  rate(
    target: ConnectionTarget,
    request: ConnectorRateRequest,
    signal: AbortSignal,
  ): Promise<ConnectorOffer[] | DeclineReason> {
    return this.rateQuotes.rate(target, request, signal);
  }

  /** Sends the bill of lading with its pickup request, in one message. */
  tender(target: TenderTarget, request: TenderRequest, signal: AbortSignal): Promise<TenderOutcome> {
    return this.bills.create(target, request, signal);
  }

  cancel(target: TenderTarget, notice: CarrierNotice, signal: AbortSignal): Promise<NoticeOutcome> {
    return this.bills.cancel(target, notice, signal);
  }

  trace(connection: ConnectionRef, shipment: TracedShipment, signal: AbortSignal): Promise<object[] | null> {
    return this.tracing.trace(connection, shipment, signal);
  }

  documents(connection: ConnectionRef, url: string, signal: AbortSignal): Promise<LinkedDocument> {
    return this.tracing.document(connection, url, signal);
  }
}
