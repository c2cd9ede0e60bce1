import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { hashToken } from '../../../platform/secrets/secret-token.js';
import { addressBlock, Throttle } from '../../../platform/throttle/throttle.js';
import { linkStateAt } from './domain/share-link.js';
import { type ShareLinkRow, ShareLinksRepository } from './persistence/share-links.repository.js';
import { SharedShipments, type SharedShipment } from './persistence/shared-shipments.sql.js';

/** View limits: per address per minute, and per link per hour. */
const ADDRESS_LIMIT = { name: 'tracking-address', points: 60, seconds: 60 };
const LINK_LIMIT = { name: 'tracking-link', points: 600, seconds: 3_600 };

/** An open link and its shipment. */
export interface OpenedLink {
  link: ShareLinkRow;
  shipment: SharedShipment;
}

/** Opens public links by their token, within the limits of visitors. */
@Injectable()
export class OpenLink {
  constructor(
    private readonly links: ShareLinksRepository,
    private readonly shipments: SharedShipments,
    private readonly throttle: Throttle,
    private readonly clock: Clock,
  ) {}

  /** The link of a token and its shipment; 404 for an unknown token, 410 for a closed link. @throws TooManyAttempts */
  async open(token: string, address: string): Promise<OpenedLink | 404 | 410> {
    await this.countVisit(address);
    const link = await this.links.findByToken(hashToken(token));
    if (link === null) return 404;
    const shipment = await this.shipments.find(link.companyId, link.shipmentId);
    if (
      shipment === null ||
      linkStateAt(this.clock.now(), { ...link, endedAt: shipment.endedAt, timeZone: shipment.timeZone }) !== 'open'
    )
      return 410;
    await this.throttle.take([{ ...LINK_LIMIT, key: link.id }]);
    return { link, shipment };
  }

  /** @throws TooManyAttempts */
  countVisit(address: string): Promise<void> {
    return this.throttle.take([{ ...ADDRESS_LIMIT, key: addressBlock(address) }]);
  }
}
