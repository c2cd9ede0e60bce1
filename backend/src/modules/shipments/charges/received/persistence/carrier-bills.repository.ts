import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import type { Transaction } from '../../../../../platform/database/database.js';
import { isDuplicateKey } from '../../../../../platform/database/errors.js';
import { CarrierBillEntity } from './carrier-bill.entity.js';

/** Names a bill of a carrier. */
export type CarrierBillKey = Pick<CarrierBillEntity, 'companyId' | 'connectionId' | 'kind' | 'carrierKey'>;

/** Most bills of a shipment or connection in a list. */
const LISTED_MAX = 200;

/** Bills as received from carriers. What was received never changes. */
@Injectable()
export class CarrierBillsRepository {
  constructor(@InjectRepository(CarrierBillEntity) private readonly bills: Repository<CarrierBillEntity>) {}

  /** Returns false if a concurrent transaction stored this version. */
  async insert(tx: Transaction, row: CarrierBillEntity): Promise<boolean> {
    try {
      await tx.insert(CarrierBillEntity, row);
      return true;
    } catch (error) {
      if (isDuplicateKey(error, 'uq_carrier_bill_version')) return false;
      throw error;
    }
  }

  /** The newest version, or null. */
  newest(tx: Transaction, key: CarrierBillKey): Promise<CarrierBillEntity | null> {
    return tx.findOne(CarrierBillEntity, { where: key, order: { version: 'DESC' } });
  }

  /** The newest versions, oldest first. */
  async versions(key: CarrierBillKey, tx?: Transaction): Promise<CarrierBillEntity[]> {
    const bills = tx?.getRepository(CarrierBillEntity) ?? this.bills;
    return (await bills.find({ where: key, order: { version: 'DESC' }, take: LISTED_MAX })).reverse();
  }

  /** Every version of a connection's bills, newest received first. */
  ofConnection(
    companyId: string,
    connectionId: string,
    kind: CarrierBillEntity['kind'],
    shipmentId: string | undefined,
  ): Promise<CarrierBillEntity[]> {
    return this.bills.find({
      where: { companyId, connectionId, kind, ...(shipmentId === undefined ? {} : { shipmentId }) },
      order: { receivedAt: 'DESC', version: 'DESC' },
      take: LISTED_MAX,
    });
  }

  /** Preliminary charges that the ledger or the reclass history does not have, at most `limit` of each. */
  async unrecordedCharges(limit: number): Promise<CarrierBillEntity[]> {
    const find = (where: Pick<Partial<CarrierBillEntity>, 'inLedger' | 'reclassesRead'>) =>
      this.bills.find({
        where: { ...where, kind: 'preliminary' },
        order: { companyId: 'ASC', id: 'ASC' },
        take: limit,
      });
    const found = [...(await find({ inLedger: false })), ...(await find({ reclassesRead: false }))];
    return [...new Map(found.map((bill) => [`${bill.companyId} ${bill.id}`, bill])).values()];
  }

  lock(tx: Transaction, companyId: string, id: string): Promise<CarrierBillEntity | null> {
    return tx.findOne(CarrierBillEntity, { where: { companyId, id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Ledger and reclass history have the charges. */
  async markRecorded(tx: Transaction, { companyId, id }: CarrierBillEntity): Promise<void> {
    await tx.update(CarrierBillEntity, { companyId, id }, { inLedger: true, reclassesRead: true });
  }

  /** Of a shipment, newest first. */
  ofShipment(companyId: string, shipmentId: string): Promise<CarrierBillEntity[]> {
    return this.bills.find({
      where: { companyId, shipmentId },
      order: { receivedAt: 'DESC', version: 'DESC' },
      take: LISTED_MAX,
    });
  }

  /** Preliminary charges of shipments. */
  preliminaryOf(companyId: string, shipmentIds: readonly string[], tx?: Transaction): Promise<CarrierBillEntity[]> {
    const bills = tx?.getRepository(CarrierBillEntity) ?? this.bills;
    return bills.find({
      where: { companyId, shipmentId: In([...shipmentIds]), kind: 'preliminary', withdrawn: false },
      order: { receivedAt: 'DESC', version: 'DESC' },
      take: LISTED_MAX * shipmentIds.length,
    });
  }

  find(companyId: string, shipmentId: string, id: string): Promise<CarrierBillEntity | null> {
    return this.bills.findOneBy({ companyId, shipmentId, id });
  }
}
