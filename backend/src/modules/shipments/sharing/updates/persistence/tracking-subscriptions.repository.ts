import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, type Repository } from 'typeorm';
import type { Transaction } from '../../../../../platform/database/database.js';
import { Retention } from '../../../../../platform/retention/retention-rules.js';
import { ShareLinkEntity } from '../../persistence/share-link.entity.js';
import { TrackingSubscriptionEntity } from './tracking-subscription.entity.js';

export type ToldState = Pick<TrackingSubscriptionEntity, 'toldMilestone' | 'toldEtaOn'>;

/** Email addresses that get updates through a share link. */
@Retention([{ table: 'tracking_subscription', column: 'erase_at', index: 'ix_tracking_subscription_erase', keptMs: 0 }])
@Injectable()
export class TrackingSubscriptionsRepository {
  constructor(
    @InjectRepository(TrackingSubscriptionEntity)
    private readonly subscriptions: Repository<TrackingSubscriptionEntity>,
  ) {}

  /** Locks a link, so that it is not revoked before `tx` ends. Returns false if it is revoked. */
  async lockLink(tx: Transaction, companyId: string, id: string): Promise<boolean> {
    const link = await tx.findOne(ShareLinkEntity, { where: { companyId, id }, lock: { mode: 'pessimistic_write' } });
    return link !== null && link.revokedAt === null;
  }

  countOfLink(tx: Transaction, companyId: string, shareLinkId: string): Promise<number> {
    return tx.getRepository(TrackingSubscriptionEntity).countBy({ companyId, shareLinkId });
  }

  ofEmail(
    tx: Transaction,
    { companyId, shareLinkId, email }: Pick<TrackingSubscriptionEntity, 'companyId' | 'shareLinkId' | 'email'>,
  ): Promise<TrackingSubscriptionEntity | null> {
    return tx.getRepository(TrackingSubscriptionEntity).findOneBy({ companyId, shareLinkId, email });
  }

  async insert(tx: Transaction, subscription: TrackingSubscriptionEntity): Promise<void> {
    await tx.getRepository(TrackingSubscriptionEntity).insert(subscription);
  }

  /** Without a company: the signed key that contains the id authorizes it. */
  findById(id: string): Promise<TrackingSubscriptionEntity | null> {
    return this.subscriptions.findOneBy({ id });
  }

  find(companyId: string, id: string): Promise<TrackingSubscriptionEntity | null> {
    return this.subscriptions.findOneBy({ companyId, id });
  }

  /** No effect unless it is pending. */
  async confirm(
    { companyId, id }: Pick<TrackingSubscriptionEntity, 'companyId' | 'id'>,
    told: ToldState,
    eraseAt: Date,
  ): Promise<void> {
    await this.subscriptions.update({ companyId, id, state: 'pending' }, { ...told, state: 'confirmed', eraseAt });
  }

  async postpone(tx: Transaction, { companyId, id }: TrackingSubscriptionEntity, eraseAt: Date): Promise<void> {
    await tx.getRepository(TrackingSubscriptionEntity).update({ companyId, id, state: 'pending' }, { eraseAt });
  }

  async remove({ companyId, id }: Pick<TrackingSubscriptionEntity, 'companyId' | 'id'>): Promise<void> {
    await this.subscriptions.delete({ companyId, id });
  }

  async removeOfLink(tx: Transaction, companyId: string, shareLinkId: string): Promise<void> {
    await tx.getRepository(TrackingSubscriptionEntity).delete({ companyId, shareLinkId });
  }

  /** Confirmed subscriptions to a shipment, locked until `tx` ends. */
  lockConfirmed(
    tx: Transaction,
    companyId: string,
    shipmentId: string,
    now: Date,
  ): Promise<TrackingSubscriptionEntity[]> {
    return tx.find(TrackingSubscriptionEntity, {
      where: { companyId, shipmentId, state: 'confirmed', eraseAt: MoreThan(now) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async told(
    tx: Transaction,
    { companyId, id }: TrackingSubscriptionEntity,
    changes: ToldState & Partial<Pick<TrackingSubscriptionEntity, 'state' | 'eraseAt'>>,
  ): Promise<void> {
    await tx.getRepository(TrackingSubscriptionEntity).update({ companyId, id }, changes);
  }

  /** Subscribers per link; those who have not confirmed are not counted. */
  async countByLink(companyId: string, shipmentId: string): Promise<Map<string, number>> {
    const rows = await this.subscriptions
      .createQueryBuilder('t')
      .select('t.share_link_id', 'shareLinkId')
      .addSelect('COUNT(*)', 'total')
      .where({ companyId, shipmentId, state: 'confirmed' })
      .groupBy('t.share_link_id')
      .getRawMany<{ shareLinkId: string; total: string }>();
    return new Map(rows.map(({ shareLinkId, total }) => [shareLinkId, Number(total)]));
  }
}
