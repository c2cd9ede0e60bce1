import { Injectable } from '@nestjs/common';
import { ConnectionsRepository } from '../connections/persistence/connections.repository.js';
import { DsdcTenderConnector } from './dsdc/tender/tender.connector.js';
import { type CarrierNotice, type NoticeOutcome, type TenderOutcome, type TenderRequest } from './tender-connector.js';
import { TenderMailConnector } from './tender-mail.connector.js';

/** Longest that a carrier is waited for in one try, all its messages together; within the time of an outbox message. */
const TRY_MS = 25_000;

/** The carrier that is given freight: over the connection that gave the price, or by mail when the price came from a tariff. */
export interface TenderedCarrier {
  companyId: string;
  carrierId: string;
  carrierName: string;
  connectionId: string | null;
}

/** Gives shipments to carriers, changes and cancels them, over whatever connects the company with the carrier. */
@Injectable()
export class CarrierTenders {
  constructor(
    private readonly connections: ConnectionsRepository,
    private readonly dsdc: DsdcTenderConnector,
    private readonly mail: TenderMailConnector,
  ) {}

  /** Sends the tender. Sending it again with the same key gives the carrier nothing twice; a try that `signal` ends has an unknown outcome. */
  async tender(carrier: TenderedCarrier, request: TenderRequest, signal: AbortSignal): Promise<TenderOutcome> {
    const { companyId, connectionId } = carrier;
    return connectionId === null
      ? this.mail.tender(await this.mailTarget(carrier), request)
      : this.dsdc.tender({ companyId, connectionId }, request, withinTry(signal));
  }

  /** Tells the carrier of another pickup. */
  async changePickup(carrier: TenderedCarrier, notice: CarrierNotice, signal: AbortSignal): Promise<NoticeOutcome> {
    const { companyId, connectionId } = carrier;
    if (connectionId === null) return this.mail.changePickup(await this.mailTarget(carrier), notice);
    return this.dsdc.changePickup({ companyId, connectionId }, notice, withinTry(signal));
  }

  /** Tells the carrier that nothing is to be picked up. */
  async cancel(carrier: TenderedCarrier, notice: CarrierNotice, signal: AbortSignal): Promise<NoticeOutcome> {
    const { companyId, connectionId } = carrier;
    if (connectionId === null) return this.mail.cancel(await this.mailTarget(carrier), notice);
    return this.dsdc.cancel({ companyId, connectionId }, notice, withinTry(signal));
  }

  private async mailTarget({
    companyId,
    carrierId,
    carrierName,
  }: TenderedCarrier): Promise<{ carrierName: string; email: string | null }> {
    return { carrierName, email: await this.connections.tenderEmail(companyId, carrierId) };
  }
}

function withinTry(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(TRY_MS)]);
}
