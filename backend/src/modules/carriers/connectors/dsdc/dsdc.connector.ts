import { english } from '../../../../messages/translate.js';
import { msg } from '../../../../messages/message.js';
import { Injectable } from '@nestjs/common';
import { LIMITS } from '../../../../kernel/limits.js';
import {
  type CarrierNotice,
  type NoticeOutcome,
  type TenderedNumbers,
  type TenderOutcome,
  tenderOutcome,
  type TenderRequest,
} from '../tenders.js';
import type {
  ConnectionRef,
  ConnectionTarget,
  Connector,
  ConnectorOffer,
  ConnectorRateRequest,
  DeclineReason,
  EventsQuery,
  LinkedDocument,
} from '../connector.js';
import type { CarrierInvoiceReader } from '../carrier-invoices.js';
import { ConnectorFor } from '../connector-registry.js';
import type { CarrierSubscriptions, SubscriptionKind } from '../subscriptions.js';
import { isUnknown } from '../carrier-exchange.js';
import { DsdcExchange } from './dsdc-exchange.js';
import { PreliminaryCharges } from './charges/preliminary-charges.js';
import { Invoices } from './invoices/invoices.js';
import { RateQuotes } from './rate-quote/rate-quotes.js';
import { BillsOfLading } from './tender/bills-of-lading.js';
import { Pickups } from './tender/pickups.js';
import { EventSubscriptions } from './tracking/event-subscriptions.js';

const EVENTS_PATH = '/v1/events';
const EVENTS_MAX_BYTES = 8 * 1024 * 1024;

const FILE_PROBLEMS = {
  'other-server': () => 'it is on another server than the connection',
  status: (status: number) => `the carrier answered HTTP ${status}`,
  'too-large': () => `it is larger than ${LIMITS.documentUploadBytes / 1_048_576} MiB`,
} as const;

/** Connector for carriers that implement the DSDC standards over HTTP. Each standard has its folder. */
@ConnectorFor('dsdc')
@Injectable()
export class DsdcConnector implements Connector {
  readonly channel = 'http';
  /** The bill of lading of the standard is for LTL. */
  readonly tenderModes = ['LTL', 'VLTL'];
  readonly subscriptions: Readonly<Record<SubscriptionKind, CarrierSubscriptions>>;
  readonly invoices: CarrierInvoiceReader;
  private readonly bills: BillsOfLading;
  private readonly pickups: Pickups;
  private readonly preliminaryCharges: PreliminaryCharges;

  constructor(
    private readonly rateQuotes: RateQuotes,
    private readonly exchange: DsdcExchange,
  ) {
    this.bills = new BillsOfLading(exchange);
    this.pickups = new Pickups(exchange);
    this.invoices = new Invoices(exchange);
    this.preliminaryCharges = new PreliminaryCharges(exchange);
    this.subscriptions = { events: new EventSubscriptions(exchange), charges: this.preliminaryCharges };
  }

  rate(
    target: ConnectionTarget,
    request: ConnectorRateRequest,
    signal: AbortSignal,
  ): Promise<ConnectorOffer[] | DeclineReason> {
    return this.rateQuotes.rate(target, request, signal);
  }

  lateRate(
    target: ConnectionTarget,
    request: ConnectorRateRequest,
    signal: AbortSignal,
  ): Promise<ConnectorOffer[] | DeclineReason> {
    return this.rateQuotes.retrieve(target, request, signal);
  }

  tender(target: ConnectionRef, request: TenderRequest, signal: AbortSignal): Promise<TenderOutcome> {
    if (!this.tenderModes.includes(request.shipment.mode))
      return Promise.resolve(
        tenderOutcome(
          'failed',
          'MODE_NOT_TENDERABLE',
          english(
            msg`This carrier takes no truckload tenders electronically: the bill of lading of the DSDC standard is for LTL. Tender it by email or call the carrier.`,
          ),
        ),
      );
    return this.bills.create(target, request, signal);
  }

  pickup(
    target: ConnectionRef,
    request: TenderRequest,
    taken: TenderOutcome,
    signal: AbortSignal,
  ): Promise<TenderOutcome> {
    return this.pickups.request(target, request, taken, signal);
  }

  pickupStatus(connection: ConnectionRef, numbers: TenderedNumbers, signal: AbortSignal) {
    return this.pickups.status(connection, numbers, signal);
  }

  /** Replaces the bill of lading, then the pickup. Both messages have the whole shipment, so a retry changes nothing. */
  async change(target: ConnectionRef, notice: CarrierNotice, signal: AbortSignal): Promise<NoticeOutcome> {
    const { proNumber, pickupNumber } = notice.numbers;
    if (proNumber === null)
      return {
        state: 'refused',
        message: english(msg`The carrier returned no PRO number. Call the carrier about the change.`),
      };
    const updated = await this.bills.update(target, notice, proNumber, signal);
    if (updated.state !== 'told') return updated;
    if (pickupNumber !== null) return this.pickups.update(target, notice, pickupNumber, signal);
    return notice.pickupChanged
      ? {
          state: 'refused',
          message: english(msg`The carrier returned no pickup number. Call the carrier about the change.`),
        }
      : updated;
  }

  /** Cancels the pickup, then the bill of lading. */
  async cancel(
    target: ConnectionRef,
    { key, numbers: { proNumber, pickupNumber } }: CarrierNotice,
    signal: AbortSignal,
  ): Promise<NoticeOutcome> {
    if (proNumber === null && pickupNumber === null)
      return {
        state: 'refused',
        message: english(msg`The carrier returned no number for the cancellation. Call the carrier.`),
      };
    if (pickupNumber !== null) {
      const removed = await this.pickups.remove(target, key, pickupNumber, signal);
      if (removed.state !== 'told' || proNumber === null) return removed;
    }
    return this.bills.remove(target, key, proNumber!, signal);
  }

  async track(
    { companyId, connectionId }: ConnectionRef,
    { from, to, page, pageSize }: EventsQuery,
    signal: AbortSignal,
  ): Promise<unknown> {
    const query = new URLSearchParams({
      occurredFrom: from.toISOString(),
      occurredTo: to.toISOString(),
      page: String(page),
      pageSize: String(pageSize),
    });
    const answer = await this.exchange.send(companyId, connectionId, signal, () => ({
      method: 'GET',
      service: 'tracking',
      path: `${EVENTS_PATH}?${query.toString()}`,
      maxBytes: EVENTS_MAX_BYTES,
    }));
    return isUnknown(answer) || answer.status !== 200 ? null : answer.body;
  }

  charges(connection: ConnectionRef, subscription: string, signal: AbortSignal): Promise<unknown> {
    return this.preliminaryCharges.inFlight(connection, subscription, signal);
  }

  async documents(connection: ConnectionRef, link: string, signal: AbortSignal): Promise<LinkedDocument> {
    const url = URL.parse(link);
    if (url === null) return { state: 'missing', message: english(msg`its address is not valid`) };
    const file = await this.exchange.file(connection, url, LIMITS.documentUploadBytes, signal);
    if ('code' in file) return { state: 'unknown', message: file.message };
    if (file.problem === null) return { state: 'fetched', bytes: file.bytes };
    return { state: 'missing', message: FILE_PROBLEMS[file.problem](file.status) };
  }
}
