import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type Repository } from 'typeorm';
import type { Transaction } from '../../../../platform/database/database.js';
import { newId } from '../../../../platform/ids.js';
import { DAY_MS, Retention } from '../../../../platform/retention/retention-rules.js';
import { ShipmentEntity } from '../../persistence/shipment.entity.js';
import { ShareLinkEntity } from './share-link.entity.js';
import { ShareLinkViewEntity } from './share-link-view.entity.js';

/** A link without its token hash, which only lookups by token need. */
export type ShareLinkRow = Omit<ShareLinkEntity, 'tokenHash'>;

@Retention([{ table: 'share_link_view', column: 'viewed_at', index: 'ix_share_link_view_age', keptMs: 365 * DAY_MS }])
@Injectable()
export class ShareLinksRepository {
  constructor(@InjectRepository(ShareLinkEntity) private readonly links: Repository<ShareLinkEntity>) {}

  async insert(tx: Transaction, link: Omit<ShareLinkRow, 'viewCount' | 'revokedAt'>, tokenHash: string): Promise<void> {
    await tx.getRepository(ShareLinkEntity).insert({ ...link, tokenHash, viewCount: 0 });
  }

  /** Links of a shipment with their creators' names, newest first. */
  async list(companyId: string, shipmentId: string): Promise<(ShareLinkRow & { creatorName: string })[]> {
    const { entities, raw } = await this.links
      .createQueryBuilder('s')
      .innerJoin('user_account', 'u', 'u.id = s.created_by')
      .addSelect('u.full_name', 'creatorName')
      .where('s.companyId = :companyId AND s.shipmentId = :shipmentId', { companyId, shipmentId })
      .orderBy('s.id', 'DESC')
      .getRawAndEntities<{ creatorName: string }>();
    return entities.map((link, index) => ({ ...link, creatorName: raw[index]?.creatorName ?? '' }));
  }

  /** Number of links of a shipment, including closed ones. Locks the shipment, so that no other transaction adds a link. */
  async countLocked(tx: Transaction, companyId: string, shipmentId: string): Promise<number> {
    await tx
      .createQueryBuilder(ShipmentEntity, 's')
      .select('s.id')
      .where({ companyId, id: shipmentId })
      .setLock('pessimistic_write')
      .getOne();
    return tx.getRepository(ShareLinkEntity).countBy({ companyId, shipmentId });
  }

  /** The only read without a company: the token authorizes it. Links of a deleted company are closed like revoked ones. */
  async findByToken(tokenHash: string): Promise<ShareLinkRow | null> {
    const [link] = await this.withCompany({ tokenHash });
    return link ?? null;
  }

  /** Links of a deleted company are closed like revoked ones. */
  async find(companyId: string, id: string): Promise<ShareLinkRow | null> {
    const [link] = await this.withCompany({ companyId, id });
    return link ?? null;
  }

  /** Links of a deleted company are closed like revoked ones. */
  ofShipment(companyId: string, shipmentId: string): Promise<ShareLinkRow[]> {
    return this.withCompany({ companyId, shipmentId });
  }

  private async withCompany(
    where: Partial<Pick<ShareLinkEntity, 'companyId' | 'id' | 'shipmentId' | 'tokenHash'>>,
  ): Promise<ShareLinkRow[]> {
    const { entities, raw } = await this.links
      .createQueryBuilder('s')
      .innerJoin('company', 'c', 'c.id = s.company_id')
      .addSelect('COALESCE(c.erase_at, c.suspended_at)', 'endedAt')
      .where(where)
      .getRawAndEntities<{ endedAt: Date | null }>();
    return entities.map((link, index) => ({ ...link, revokedAt: link.revokedAt ?? raw[index]?.endedAt ?? null }));
  }

  exists(tx: Transaction, companyId: string, shipmentId: string, id: string): Promise<boolean> {
    return tx.getRepository(ShareLinkEntity).existsBy({ companyId, shipmentId, id });
  }

  /** Returns false if there is no open link with the id. */
  async revoke(tx: Transaction, companyId: string, shipmentId: string, id: string, now: Date): Promise<boolean> {
    const { affected } = await tx
      .getRepository(ShareLinkEntity)
      .update({ companyId, shipmentId, id, revokedAt: IsNull() }, { revokedAt: now });
    return affected === 1;
  }

  /** Stores a view of a link and increments its count. */
  async addView(tx: Transaction, view: Omit<ShareLinkViewEntity, 'id'>): Promise<void> {
    const { companyId, shareLinkId } = view;
    await tx.getRepository(ShareLinkViewEntity).insert({ ...view, id: newId('shv') });
    await tx.getRepository(ShareLinkEntity).increment({ companyId, id: shareLinkId }, 'viewCount', 1);
  }
}
