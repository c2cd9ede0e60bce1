import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { PAGE_SIZE } from '../../../platform/http/paging/page.js';
import type { FollowDto, FollowedShipmentListDto, FollowedShipmentsQuery } from './follow.dto.js';
import type { FollowMode } from './persistence/shipment-follow.entity.js';
import { FollowsRepository } from './persistence/follows.repository.js';

/** A user's notification mode per shipment, which overrides their preferences. */
@Injectable()
export class FollowService {
  constructor(
    private readonly follows: FollowsRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound */
  async get({ companyId, userId }: Actor, shipmentId: string): Promise<FollowDto> {
    const mode = await this.follows.find(companyId, shipmentId, userId);
    if (mode === undefined) throw new NotFound();
    return { mode };
  }

  /** @throws NotFound */
  async set(actor: Actor, shipmentId: string, mode: FollowMode): Promise<FollowDto> {
    await this.get(actor, shipmentId);
    await this.follows.save(actor.companyId, shipmentId, actor.userId, mode, this.clock.now());
    return { mode };
  }

  /** @throws NotFound */
  async clear(actor: Actor, shipmentId: string): Promise<void> {
    await this.get(actor, shipmentId);
    await this.follows.remove(actor.companyId, shipmentId, actor.userId);
  }

  /** @throws NotFound, and changes nothing, if one is unknown */
  async setAll({ companyId, userId }: Actor, shipmentIds: readonly string[], mode: FollowMode | null): Promise<void> {
    if ((await this.follows.countShipments(companyId, shipmentIds)) < shipmentIds.length) throw new NotFound();
    if (mode === null) await this.follows.removeAll(companyId, shipmentIds, userId);
    else await this.follows.saveAll(companyId, shipmentIds, userId, mode, this.clock.now());
  }

  /** A page of shipments that the user follows or mutes in the active company, newest first. */
  async list(
    { companyId, userId }: Actor,
    { limit = PAGE_SIZE, cursor }: FollowedShipmentsQuery,
  ): Promise<FollowedShipmentListDto> {
    const rows = await this.follows.ofPerson(companyId, userId, cursor ?? null, limit + 1);
    const items = rows.slice(0, limit).map(({ since, ...row }) => ({ ...row, since: since.toISOString() }));
    return { items, nextCursor: rows.length > limit ? (items.at(-1)?.shipmentId ?? null) : null };
  }
}
