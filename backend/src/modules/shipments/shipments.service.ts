import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { nextCompanyNumber } from '../../platform/database/company-counter.js';
import type { Transaction } from '../../platform/database/database.js';
import { isDuplicateKey } from '../../platform/database/errors.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { TryLater } from '../../platform/http/problems/domain-error.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { ProNumbers } from '../carriers/index.js';
import { BolSerials } from './persistence/bol-serials.sql.js';
import { insertTerms } from './persistence/shipment-terms.sql.js';
import { type ShipmentRow, ShipmentsRepository } from './persistence/shipments.sql.js';
import { bookedEvent, trackedAtBooking } from './tracking/booked-shipment.js';
import { ShipmentLogRepository } from './tracking/persistence/shipment-log.sql.js';
import { SHIPMENT_BOOKED } from './shipments.events.js';
import { TENDER_DUE } from './tender/tender.events.js';
import { msg } from '../../messages/message.js';

const FIRST_NUMBER = 301;

/** Booking data of a shipment; `create` assigns its numbers. */
export interface NewShipment extends Omit<
  ShipmentRow,
  'companyId' | 'number' | 'status' | 'proNumber' | 'createdBy' | 'createdAt' | 'updatedAt'
> {
  /** IANA time zone of the pickup location. */
  originTimeZone: string;
}

@Injectable()
export class ShipmentsService {
  constructor(
    private readonly shipments: ShipmentsRepository,
    private readonly log: ShipmentLogRepository,
    private readonly proNumbers: ProNumbers,
    private readonly bolSerials: BolSerials,
    private readonly outbox: Outbox,
    private readonly domainEvents: DomainEvents,
    private readonly audit: AuditLog,
  ) {}

  /** Null if the company has no such shipment. */
  find(companyId: string, id: string): Promise<ShipmentRow | null> {
    return this.shipments.find(companyId, id);
  }

  /** @throws TryLater if the bill of lading number exists, in a company that was imported since this process allocated its serials */
  private async insert(tx: Transaction, row: ShipmentRow, originTimeZone: string): Promise<void> {
    try {
      await this.shipments.insert(tx, row, trackedAtBooking(row, originTimeZone));
    } catch (error) {
      if (!isDuplicateKey(error, 'uq_shipment_bol_number')) throw error;
      this.bolSerials.discardBlocks();
      throw new TryLater('UNAVAILABLE', msg`The bill of lading number is used already. Try again.`, 1);
    }
  }

  /** Stores a booked shipment with its numbers, first event and messages, all in `tx`. Returns the shipment number. */
  async create(
    tx: Transaction,
    actor: Pick<Actor, 'companyId' | 'userId'>,
    { originTimeZone, ...shipment }: NewShipment,
    now: Date,
  ): Promise<string> {
    const { companyId, userId } = actor;
    const number = `S-${String(await nextCompanyNumber(tx, companyId, 'shipment', FIRST_NUMBER)).padStart(6, '0')}`;
    const proNumber = await this.proNumbers.next(tx, companyId, shipment.carrierId);
    const row = {
      ...shipment,
      companyId,
      number,
      status: 'booked' as const,
      proNumber,
      createdBy: userId,
      createdAt: now,
      updatedAt: now,
    };
    await this.insert(tx, row, originTimeZone);
    await insertTerms(tx, row);
    await this.log.insert(tx, companyId, [bookedEvent(row, originTimeZone)]);
    const payload = { shipmentId: shipment.id };
    const booked = this.domainEvents.messageOf({
      companyId,
      kind: 'shipment.booked',
      subject: { type: 'shipment', id: shipment.id, label: number },
      actorId: userId,
      data: orderOf(shipment.body),
    });
    await this.outbox.add(
      tx,
      { companyId, topic: SHIPMENT_BOOKED, payload },
      { companyId, topic: TENDER_DUE, payload },
      booked,
    );
    await this.audit.record(tx, {
      companyId,
      userId,
      action: 'shipment.booked',
      subject: shipment.id,
      details: { number, quoteId: shipment.quoteId },
    });
    return number;
  }
}

/** The number of the order that is shipped, for the webhook of its sender. */
function orderOf({ references }: ShipmentRow['body']): { orderNumber?: string } {
  const order = references.find(({ type }) => type === 'SO');
  return order === undefined ? {} : { orderNumber: order.value };
}
