import { english } from '../../../messages/translate.js';
import { msg } from '../../../messages/message.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import type { ShipmentRow } from '../persistence/shipments.sql.js';
import { ShipmentLog } from '../tracking/shipment-log.js';
import type { TenderEntity } from './persistence/tender.entity.js';
import { TenderLinksRepository } from './persistence/tender-links.sql.js';
import { TendersRepository } from './persistence/tenders.repository.js';
import { CARRIER_NOTICE_DUE, type CarrierNoticeDue } from './tender.events.js';
import { isNeverSent, tenderSequence } from './tender-state.js';
import { pickupZone } from './tendered-shipment.js';

/** The newest tender of a shipment, for cancellations and changes. Callers have locked the shipment. */
@Injectable()
export class CurrentTender {
  constructor(
    private readonly tenders: TendersRepository,
    private readonly links: TenderLinksRepository,
    private readonly log: ShipmentLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Withdraws the tender, if any, and notifies the carrier. */
  async withdraw(tx: Transaction, { companyId, id }: ShipmentRow, reason: string): Promise<void> {
    const tender = await this.tenders.lockNewest(tx, companyId, id);
    if (tender === null || tender.state === 'rejected' || tender.state === 'withdrawn') return;
    if (tender.state !== 'failed') await this.tenders.move(tx, tender, 'withdrawn', this.clock.now());
    else if (isNeverSent(tender.code) && !(await this.links.wasEmailed(tx, tender))) return;
    await this.notify(tx, tender, { notice: 'cancel', reason });
  }

  /** Notifies the carrier of a change, if it has the tender or is getting it. */
  async change(tx: Transaction, { companyId, id }: ShipmentRow, reason: string, pickupChanged: boolean): Promise<void> {
    const tender = await this.tenders.lockNewest(tx, companyId, id);
    if (tender !== null && ['pending', 'sent', 'accepted'].includes(tender.state))
      await this.notify(tx, tender, { notice: 'change', reason, pickupChanged });
  }

  /** A carrier with an emailed tender accepts it with a PRO number, or by confirming the tender's PRO number. A member enters it. */
  async acceptByMail(tx: Transaction, actorId: string, shipment: ShipmentRow, proNumber: string): Promise<void> {
    const { companyId, id: shipmentId } = shipment;
    const tender = await this.tenders.lockNewest(tx, companyId, shipmentId);
    if (tender?.state !== 'sent' || !(await this.tenders.move(tx, tender, 'accepted', this.clock.now()))) return;
    const reason =
      proNumber === shipment.proNumber
        ? msg`PRO ${{ proNumber }} was confirmed.`
        : msg`PRO ${{ proNumber }} was entered.`;
    await this.log.append(tx, { companyId, shipmentId }, [
      {
        type: 'tender_acknowledged',
        reason: english(reason),
        source: 'member',
        actorId,
        timeZone: pickupZone(shipment),
        sourceKey: null,
        sequence: tenderSequence(tender.number, 'tender_acknowledged'),
      },
    ]);
  }

  private async notify(
    tx: Transaction,
    { companyId, shipmentId, id: tenderId }: TenderEntity,
    notice: Pick<CarrierNoticeDue, 'notice' | 'reason' | 'pickupChanged'>,
  ): Promise<void> {
    await this.outbox.add(tx, {
      companyId,
      topic: CARRIER_NOTICE_DUE,
      payload: { shipmentId, tenderId, ...notice },
    });
  }
}
