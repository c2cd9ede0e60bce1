import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type Repository } from 'typeorm';
import type { Transaction } from '../../../../platform/database/database.js';
import { retryTransient } from '../../../../platform/database/retrying.js';
import { isDuplicateKey } from '../../../../platform/database/errors.js';
import type { TenderState } from '../tender-state.js';
import { TenderEntity } from './tender.entity.js';

type TenderKey = Pick<TenderEntity, 'companyId' | 'id'>;

/** A tender to insert. */
export type NewTender = Pick<
  TenderEntity,
  | 'companyId'
  | 'id'
  | 'shipmentId'
  | 'number'
  | 'offerId'
  | 'carrierId'
  | 'scac'
  | 'carrierName'
  | 'carrierDemo'
  | 'proNumber'
  | 'connectionId'
  | 'createdAt'
>;

/** Columns set by a carrier's response. */
export type TenderResponse = Pick<
  TenderEntity,
  'state' | 'proNumber' | 'carrierConfirmation' | 'pickupNumber' | 'code' | 'message'
>;

/** Tenders of shipments, each to one carrier. */
@Injectable()
export class TendersRepository {
  constructor(@InjectRepository(TenderEntity) private readonly tenders: Repository<TenderEntity>) {}

  /** Newest first. */
  list(companyId: string, shipmentId: string): Promise<TenderEntity[]> {
    return this.tenders.find({ where: { companyId, shipmentId }, order: { number: 'DESC' } });
  }

  newest(companyId: string, shipmentId: string): Promise<TenderEntity | null> {
    return this.tenders.findOne({ where: { companyId, shipmentId }, order: { number: 'DESC' } });
  }

  find(companyId: string, id: string): Promise<TenderEntity | null> {
    return this.tenders.findOneBy({ companyId, id });
  }

  /** The newest tender, locked until the transaction ends. The caller has locked the shipment. */
  lockNewest(tx: Transaction, companyId: string, shipmentId: string): Promise<TenderEntity | null> {
    return tx.getRepository(TenderEntity).findOne({
      where: { companyId, shipmentId },
      order: { number: 'DESC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Returns false if the shipment already has a tender with that number. */
  async insert(tx: Transaction, tender: NewTender): Promise<boolean> {
    try {
      await tx.getRepository(TenderEntity).insert({ ...tender, state: 'pending', tries: 0 });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Counts an attempt before it is sent, so that interrupted attempts are known. Returns false if the tender has ended. */
  async beginTry(tx: Transaction, { companyId, id }: TenderKey, now: Date): Promise<boolean> {
    const { affected } = await tx
      .getRepository(TenderEntity)
      .update({ companyId, id, state: 'pending' }, { tries: () => 'tries + 1', sentAt: now });
    return affected === 1;
  }

  /** Stores the carrier's numbers of the bill of lading, regardless of the outcome of the pickup request. */
  async keepBol(
    tx: Transaction,
    { companyId, id }: TenderKey,
    { proNumber, carrierConfirmation }: Pick<TenderEntity, 'proNumber' | 'carrierConfirmation'>,
    now: Date,
  ): Promise<void> {
    await tx
      .createQueryBuilder()
      .update(TenderEntity)
      .set({ proNumber, carrierConfirmation, bolTakenAt: () => 'COALESCE(bol_taken_at, :now)' })
      .where({ companyId, id })
      .setParameter('now', now)
      .execute();
  }

  /** The tender goes over that connection, or to the carrier's mailbox (null). */
  async moveTo(companyId: string, id: string, connectionId: string | null): Promise<void> {
    await this.tenders.update({ companyId, id, state: 'pending' }, { connectionId });
  }

  /** Stores why the last attempt has no known outcome; the tender stays pending. */
  async noteTry(companyId: string, id: string, code: string | null, message: string | null): Promise<void> {
    await retryTransient(() => this.tenders.update({ companyId, id, state: 'pending' }, { code, message }));
  }

  /**
   * Ends a pending tender and returns the state in which it was. A tender that was withdrawn in the meantime stores only the carrier's
   * numbers; one that the carrier answered by link does not change. The caller has locked the shipment.
   */
  async settle(
    tx: Transaction,
    { companyId, id }: TenderKey,
    { state, proNumber, carrierConfirmation, pickupNumber, code, message }: TenderResponse,
    now: Date,
  ): Promise<TenderState> {
    const tenders = tx.getRepository(TenderEntity);
    const before = await tenders.findOneOrFail({ where: { companyId, id }, lock: { mode: 'pessimistic_write' } });
    const numbers = { proNumber, carrierConfirmation, pickupNumber };
    if (before.state === 'pending')
      await tenders.update({ companyId, id }, { ...numbers, state, code, message, endedAt: now });
    if (before.state === 'withdrawn') await tenders.update({ companyId, id }, numbers);
    return before.state;
  }

  /** Stores the answer to an emailed tender. The caller holds the tender's lock. */
  async answer(
    tx: Transaction,
    { companyId, id, state: before }: Pick<TenderEntity, 'companyId' | 'id' | 'state'>,
    answer: Pick<TenderEntity, 'proNumber' | 'driverName' | 'driverPhone'> & {
      accepted: boolean;
      reason: string | null;
    },
    now: Date,
  ): Promise<void> {
    const { accepted, proNumber, driverName, driverPhone, reason } = answer;
    const state = accepted ? 'accepted' : 'rejected';
    const said = accepted ? { code: null, message: null } : { code: 'DECLINED', message: reason };
    await tx
      .getRepository(TenderEntity)
      .update({ companyId, id, state: before }, { state, proNumber, driverName, driverPhone, ...said, endedAt: now });
  }

  /** A sent tender that the carrier's system refused. Returns false if it was answered or has ended. */
  async fail(
    tx: Transaction,
    { companyId, id }: TenderKey,
    code: string,
    message: string,
    now: Date,
  ): Promise<boolean> {
    const { affected } = await tx
      .getRepository(TenderEntity)
      .update({ companyId, id, state: 'sent' }, { state: 'failed', code, message, endedAt: now });
    return affected === 1;
  }

  /** Returns false if the tender was answered, or noted before. */
  async noteOverdue(tx: Transaction, { companyId, id }: TenderKey, now: Date): Promise<boolean> {
    const { affected } = await tx
      .getRepository(TenderEntity)
      .update({ companyId, id, state: 'sent', overdueAt: IsNull() }, { overdueAt: now });
    return affected === 1;
  }

  /** Makes a tender pending again, so that it is sent once more. The caller holds its lock. */
  async reopen(tx: Transaction, { companyId, id }: TenderKey): Promise<void> {
    const pending = { state: 'pending' as const, code: null, message: null, endedAt: null, respondBy: null };
    await tx.getRepository(TenderEntity).update({ companyId, id }, pending);
  }

  /** Moves a tender from its state to another. Returns false if it is no longer in that state. */
  async move(
    tx: Transaction,
    { companyId, id, state }: Pick<TenderEntity, 'companyId' | 'id' | 'state'>,
    to: TenderState,
    now: Date,
  ): Promise<boolean> {
    const { affected } = await tx
      .getRepository(TenderEntity)
      .update({ companyId, id, state }, { state: to, endedAt: now });
    return affected === 1;
  }
}
