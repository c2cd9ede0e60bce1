import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { isWorkerStopping, type OutboxMessage } from '../../../platform/outbox/outbox-handlers.js';
import { OnOutboxMessage } from '../../../platform/outbox/outbox-topic.js';
import { CarrierTenders, type TenderOutcome } from '../../carriers/index.js';
import { ShipmentDocuments } from '../documents/shipment-documents.js';
import { PrepareTenderMail } from './answer/prepare-tender-mail.js';
import { BeginTender, type TenderTry } from './begin-tender.js';
import { SettleTender } from './settle-tender.js';
import type { TenderEntity } from './persistence/tender.entity.js';
import { TENDER_DUE, type TenderDue } from './tender.events.js';
import { tenderedShipment } from './tendered-shipment.js';

/** Sends tenders after the booking commits: at least once, always with the same key, until the outcome is known. */
@Injectable()
export class TenderWorker {
  constructor(
    private readonly beginTender: BeginTender,
    private readonly settleTender: SettleTender,
    private readonly carriers: CarrierTenders,
    private readonly shipmentDocuments: ShipmentDocuments,
    private readonly tenderMail: PrepareTenderMail,
    private readonly clock: Clock,
  ) {}

  /** @throws Error if the outcome is unknown, so that the message is retried */
  @OnOutboxMessage(TENDER_DUE)
  async deliver({ companyId, payload, lastAttempt }: OutboxMessage, signal: AbortSignal): Promise<void> {
    if (companyId === null) throw new Error('A tender belongs to a company.');
    const due = payload as TenderDue;
    const attempt = await this.beginTender.begin(companyId, due);
    if (attempt === null) return;
    const { shipment } = attempt;
    const tender = await this.routed(attempt);
    const outcome = await this.send({ ...attempt, tender }, due, signal);
    if (outcome.bol !== null) await this.settleTender.keepBol(tender, outcome, this.clock.now());
    if (outcome.state === 'unknown' && (!lastAttempt || isWorkerStopping(signal))) {
      await this.settleTender.noteTry(tender, outcome);
      throw new Error(`${outcome.code ?? 'UNKNOWN'}: ${outcome.message ?? 'the outcome of the tender is not known'}`);
    }
    await this.settleTender.settle(shipment, tender, outcome, this.clock.now());
  }

  /** The tender over a connection that takes its mode. */
  private async routed({ shipment, tender }: TenderTry): Promise<TenderEntity> {
    const connectionId = await this.carriers.connectionFor(tender, shipment.mode);
    if (connectionId === tender.connectionId) return tender;
    await this.beginTender.moveTo(tender, connectionId);
    return { ...tender, connectionId };
  }

  private send(
    { shipment, tender, offer }: TenderTry,
    { resent }: TenderDue,
    signal: AbortSignal,
  ): Promise<TenderOutcome> {
    const { companyId, carrierId, carrierName, connectionId, tries, bolTakenAt, proNumber, carrierConfirmation } =
      tender;
    return this.carriers.tender(
      { companyId, carrierId, carrierName, connectionId },
      {
        // A member who sends it again wants another email; carriers over HTTP need the same key.
        key: connectionId === null && resent !== undefined ? `${tender.id}.${resent}` : tender.id,
        retried: tries > 0,
        shipment: tenderedShipment(shipment, offer?.body ?? null),
        bol: bolTakenAt === null ? null : { proNumber, confirmation: carrierConfirmation },
        mail: () => this.tenderMail.prepare(shipment, tender),
        respondBy: (hours) => this.tenderMail.respondBy(shipment, tender, hours),
        billOfLading: async () => (await this.shipmentDocuments.billOfLading(companyId, shipment.id)).bytes,
      },
      signal,
    );
  }
}
