import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { lastDayOf, linkStateAt } from './domain/share-link.js';
import { ShareLinkViewQueries, type ShareViewRow } from './persistence/share-link-views.sql.js';
import { type ShareLinkRow, ShareLinksRepository } from './persistence/share-links.repository.js';
import { SharedShipments, type SharedShipment } from './persistence/shared-shipments.sql.js';
import { TrackingSubscriptionsRepository } from './updates/persistence/tracking-subscriptions.repository.js';
import type { ShareDto, ShareListDto, ShareViewDto } from './share.dto.js';

/** Characters of an address hash that are shown, enough to distinguish the visitors of one link. */
const VISITOR_LENGTH = 8;

/** Lists the links of a shipment with their newest views. */
@Injectable()
export class ListShares {
  constructor(
    private readonly links: ShareLinksRepository,
    private readonly views: ShareLinkViewQueries,
    private readonly shipments: SharedShipments,
    private readonly subscriptions: TrackingSubscriptionsRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound */
  async list({ companyId }: Actor, shipmentId: string): Promise<ShareListDto> {
    const shipment = await this.shipments.find(companyId, shipmentId);
    if (shipment === null) throw new NotFound();
    const [links, views, subscribers] = await Promise.all([
      this.links.list(companyId, shipmentId),
      this.views.newest(companyId, shipmentId),
      this.subscriptions.countByLink(companyId, shipmentId),
    ]);
    const viewsOf = Map.groupBy(views, ({ shareLinkId }) => shareLinkId);
    const now = this.clock.now();
    const items = links.map((link) => ({
      ...present(link, shipment, viewsOf.get(link.id) ?? [], now),
      subscribers: subscribers.get(link.id) ?? 0,
    }));
    return { items, nextCursor: null };
  }
}

function present(
  link: ShareLinkRow & { creatorName: string },
  shipment: SharedShipment,
  views: readonly ShareViewRow[],
  now: Date,
): Omit<ShareDto, 'subscribers'> {
  const validity = { ...link, endedAt: shipment.endedAt, timeZone: shipment.timeZone };
  return {
    id: link.id,
    scope: link.scope,
    state: linkStateAt(now, validity),
    expiresOn: lastDayOf(validity),
    createdBy: link.creatorName,
    createdAt: link.createdAt.toISOString(),
    revokedAt: link.revokedAt?.toISOString() ?? null,
    viewCount: link.viewCount,
    views: views.map(presentView),
  };
}

function presentView({ viewedAt, addressHash, userAgent, documentId }: ShareViewRow): ShareViewDto {
  return { viewedAt: viewedAt.toISOString(), visitor: addressHash.slice(0, VISITOR_LENGTH), userAgent, documentId };
}
