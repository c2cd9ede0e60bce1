import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.js';
import { Database, type Transaction } from '../../../../platform/database/database.js';
import { ShipmentDocuments } from '../../documents/shipment-documents.js';
import { ShipmentChangesRepository } from '../../persistence/shipment-changes.sql.js';
import { ShipmentLog } from '../../tracking/shipment-log.js';
import type { TenderEntity } from '../persistence/tender.entity.js';
import { TendersRepository } from '../persistence/tenders.repository.js';
import { isAnswerable, tenderEvent } from '../tender-state.js';

/** A checked answer. */
export interface CheckedAnswer {
  accepted: boolean;
  proNumber: string | null;
  driverName: string | null;
  driverPhone: string | null;
  /** Why the carrier declines. */
  reason: string | null;
  /** How the carrier accepted. */
  text: string;
}

/** `closed`: the tender was answered, withdrawn or replaced before. */
export type AnswerOutcome = 'stored' | 'canceled' | 'closed';

/** Stores a carrier's answer to a tender that needs one; only one answer counts. */
@Injectable()
export class StoreAnswer {
  constructor(
    private readonly tenders: TendersRepository,
    private readonly shipments: ShipmentChangesRepository,
    private readonly shipmentDocuments: ShipmentDocuments,
    private readonly log: ShipmentLog,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  store(tender: Pick<TenderEntity, 'companyId' | 'id' | 'shipmentId'>, answer: CheckedAnswer): Promise<AnswerOutcome> {
    return this.database.transaction((tx) => this.within(tx, tender, answer));
  }

  /** Locks shipment and tender, in the order of sending and canceling, so that the answer and those count one after the other. */
  private async within(
    tx: Transaction,
    { companyId, id, shipmentId }: Pick<TenderEntity, 'companyId' | 'id' | 'shipmentId'>,
    { accepted, reason, driverName, driverPhone, text, ...answer }: CheckedAnswer,
  ): Promise<AnswerOutcome> {
    const now = this.clock.now();
    const shipment = await this.shipments.lock(tx, companyId, shipmentId);
    const tender = await this.tenders.lockNewest(tx, companyId, shipmentId);
    if (shipment === null || tender?.id !== id) return 'closed';
    if (shipment.status === 'cancelled') return 'canceled';
    if (!isAnswerable(tender.state)) return 'closed';
    const proNumber = answer.proNumber ?? tender.proNumber;
    await this.tenders.answer(tx, tender, { accepted, proNumber, driverName, driverPhone, reason }, now);
    if (accepted && proNumber !== null && proNumber !== shipment.proNumber) {
      await this.shipments.replacePro(tx, shipment, proNumber);
      await this.shipmentDocuments.reissue(tx, companyId, shipmentId, [
        `PRO ${proNumber} was assigned by the carrier.`,
      ]);
    }
    const carrier = { carrier: tender.carrierName, scac: tender.scac };
    const event = accepted
      ? tenderEvent(shipment, tender, now, {
          type: 'tender_acknowledged',
          source: 'carrier',
          reason: text,
          data: carrier,
        })
      : tenderEvent(shipment, tender, now, {
          type: 'tender_rejected',
          source: 'carrier',
          code: 'DECLINED',
          reason,
          data: carrier,
        });
    await this.log.append(tx, { companyId, shipmentId }, [event]);
    return 'stored';
  }
}
