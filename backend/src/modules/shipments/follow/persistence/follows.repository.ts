import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { retryTransient } from '../../../../platform/database/retrying.js';
import { ShipmentEntity } from '../../persistence/shipment.entity.js';
import { type FollowMode, ShipmentFollowEntity } from './shipment-follow.entity.js';

/** A shipment that a user follows or mutes. */
export interface OwnFollow {
  shipmentId: string;
  number: string;
  mode: FollowMode;
  since: Date;
}

@Injectable()
export class FollowsRepository {
  constructor(@InjectRepository(ShipmentFollowEntity) private readonly follows: Repository<ShipmentFollowEntity>) {}

  /** Modes by user id. Users without a mode have their preferences. */
  async ofShipment(companyId: string, shipmentId: string): Promise<ReadonlyMap<string, FollowMode>> {
    const rows = await this.follows.findBy({ companyId, shipmentId });
    return new Map(rows.map(({ userId, mode }) => [userId, mode]));
  }

  /** Undefined if the shipment does not exist; null if the user's preferences apply. */
  async find(companyId: string, shipmentId: string, userId: string): Promise<FollowMode | null | undefined> {
    const row = await this.follows.manager
      .createQueryBuilder(ShipmentEntity, 's')
      .leftJoin(ShipmentFollowEntity, 'f', 'f.companyId = s.companyId AND f.shipmentId = s.id AND f.userId = :userId', {
        userId,
      })
      .select('f.mode', 'mode')
      .where('s.companyId = :companyId AND s.id = :shipmentId', { companyId, shipmentId })
      .getRawOne<{ mode: FollowMode | null }>();
    return row?.mode;
  }

  /** Newest shipment first, ids below `before`. */
  ofPerson(companyId: string, userId: string, before: string | null, limit: number): Promise<OwnFollow[]> {
    const query = this.follows
      .createQueryBuilder('f')
      .innerJoin(ShipmentEntity, 's', 's.companyId = f.companyId AND s.id = f.shipmentId')
      .select(['f.shipmentId AS shipmentId', 's.number AS number', 'f.mode AS mode', 'f.createdAt AS since'])
      .where('f.companyId = :companyId AND f.userId = :userId', { companyId, userId })
      .orderBy('f.shipmentId', 'DESC')
      .limit(limit);
    if (before !== null) query.andWhere('f.shipmentId < :before', { before });
    return query.getRawMany<OwnFollow>();
  }

  /** How many of these shipments exist. */
  countShipments(companyId: string, shipmentIds: readonly string[]): Promise<number> {
    return this.follows.manager.countBy(ShipmentEntity, { companyId, id: In([...shipmentIds]) });
  }

  save(companyId: string, shipmentId: string, userId: string, mode: FollowMode, now: Date): Promise<void> {
    return this.saveAll(companyId, [shipmentId], userId, mode, now);
  }

  async saveAll(
    companyId: string,
    shipmentIds: readonly string[],
    userId: string,
    mode: FollowMode,
    now: Date,
  ): Promise<void> {
    const rows = shipmentIds.map((shipmentId) => ({ companyId, shipmentId, userId, mode, createdAt: now }));
    await retryTransient(() => this.follows.upsert(rows, ['companyId', 'shipmentId', 'userId']));
  }

  remove(companyId: string, shipmentId: string, userId: string): Promise<void> {
    return this.removeAll(companyId, [shipmentId], userId);
  }

  async removeAll(companyId: string, shipmentIds: readonly string[], userId: string): Promise<void> {
    await retryTransient(() => this.follows.delete({ companyId, shipmentId: In([...shipmentIds]), userId }));
  }
}
