import { Injectable } from '@nestjs/common';
import { isProNumber, normalisePro } from '../../../../kernel/identifiers/pro-number.js';
import { Clock } from '../../../../platform/clock.js';
import { Database } from '../../../../platform/database/database.js';
import { ShipmentDocuments } from '../../documents/shipment-documents.js';
import { ShipmentChangesRepository } from '../../persistence/shipment-changes.sql.js';
import { ShipmentNames } from '../../tracking/persistence/shipment-names.sql.js';
import { ShipmentLog } from '../../tracking/shipment-log.js';
import { TendersRepository } from '../persistence/tenders.repository.js';
import { tenderEvent } from '../tender-state.js';
import { type AnswerOutcome, StoreAnswer } from './store-answer.js';

/** Who sent a message: answers count only for tenders that went over this connection. */
export interface MessageSender {
  companyId: string;
  carrierId: string;
  connectionId: string;
}

/** An answer in a carrier's message. */
export interface MessageAnswer {
  /** Shipment, BOL or PRO number. */
  shipment: string;
  accepted: boolean;
  proNumber: string | null;
  /** Why the carrier declines. */
  reason: string | null;
  /** How the carrier accepted. */
  text: string;
}

/** Answers to tenders that carriers send as messages, after the tender was sent without one. */
@Injectable()
export class ElectronicAnswers {
  constructor(
    private readonly names: ShipmentNames,
    private readonly tenders: TendersRepository,
    private readonly stored: StoreAnswer,
    private readonly shipments: ShipmentChangesRepository,
    private readonly shipmentDocuments: ShipmentDocuments,
    private readonly log: ShipmentLog,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The first of these numbers by which the carrier's shipments have one; null if none. */
  async known(sender: MessageSender, numbers: readonly string[]): Promise<string | null> {
    const found = await this.names.find(sender, numbers);
    return numbers.find((number) => found.has(number)) ?? null;
  }

  /** `unknown`: the carrier has no such shipment, or its tender went another way. */
  async answer(
    sender: MessageSender,
    { shipment, proNumber, ...answer }: MessageAnswer,
  ): Promise<AnswerOutcome | 'unknown'> {
    const found = (await this.names.find(sender, [shipment])).get(shipment);
    if (found === undefined) return 'unknown';
    const tender = await this.tenders.newest(sender.companyId, found.id);
    if (tender?.connectionId !== sender.connectionId) return 'unknown';
    const pro = proOf(proNumber);
    return this.stored.store(tender, { ...answer, proNumber: pro, driverName: null, driverPhone: null });
  }

  /** The carrier's system received the tender. Counts as acceptance for messages that carriers do not answer. */
  async received(companyId: string, tenderId: string, text: string): Promise<AnswerOutcome | 'unknown'> {
    const tender = await this.tenders.find(companyId, tenderId);
    if (tender === null) return 'unknown';
    if (tender.state !== 'sent') return 'closed';
    const nothing = { proNumber: null, driverName: null, driverPhone: null, reason: null };
    return this.stored.store(tender, { ...nothing, accepted: true, text });
  }

  /** The carrier's system refused the message of a tender that was sent. Returns false if the tender is no longer waiting. */
  refused(companyId: string, tenderId: string, message: string): Promise<boolean> {
    const code = 'MESSAGE_REFUSED';
    return this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const before = await this.tenders.find(companyId, tenderId);
      if (before === null) return false;
      const shipment = await this.shipments.lock(tx, companyId, before.shipmentId);
      const tender = await this.tenders.lockNewest(tx, companyId, before.shipmentId);
      if (shipment === null || tender?.id !== tenderId) return false;
      if (!(await this.tenders.fail(tx, tender, code, message, now))) return false;
      const data = { carrier: tender.carrierName, scac: tender.scac };
      const failed = tenderEvent(shipment, tender, now, {
        type: 'tender_failed',
        source: 'carrier',
        code,
        reason: message,
        data,
      });
      const sourceKey = `${tender.id}:refused:${tender.tries}`;
      await this.log.append(tx, { companyId, shipmentId: shipment.id }, [{ ...failed, sourceKey }]);
      return true;
    });
  }

  /** Gives the shipment its PRO number, unless it has one. */
  async givePro(sender: MessageSender, number: string, proNumber: string | null): Promise<void> {
    const pro = proOf(proNumber);
    const found = pro === null ? undefined : (await this.names.find(sender, [number])).get(number);
    if (pro === null || found === undefined) return;
    await this.database.transaction(async (tx) => {
      const shipment = await this.shipments.lock(tx, sender.companyId, found.id);
      if (shipment === null || shipment.proNumber !== null) return;
      await this.shipments.givePro(tx, shipment, pro);
      await this.shipmentDocuments.reissue(tx, sender.companyId, found.id, [`PRO ${pro} was assigned by the carrier.`]);
    });
  }
}

function proOf(proNumber: string | null): string | null {
  const pro = normalisePro(proNumber ?? '');
  return isProNumber(pro) ? pro : null;
}
