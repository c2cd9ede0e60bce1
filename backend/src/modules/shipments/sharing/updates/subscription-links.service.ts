import { Injectable } from '@nestjs/common';
import { endOfDay } from '../../../../kernel/time/local-time.js';
import { Clock } from '../../../../platform/clock.js';
import { DAY_MS } from '../../../../platform/retention/retention-rules.js';
import { BrandingService } from '../../../companies/index.js';
import { milestoneOf } from '../domain/milestones.js';
import { lastDayOf, linkStateAt } from '../domain/share-link.js';
import { OpenLink } from '../open-link.js';
import { SharedShipments, type SharedShipment } from '../persistence/shared-shipments.sql.js';
import { type ShareLinkRow, ShareLinksRepository } from '../persistence/share-links.repository.js';
import { closedPage, pageBrand, type PublicPage } from '../public-page.js';
import type { TrackingSubscriptionEntity } from './persistence/tracking-subscription.entity.js';
import { TrackingSubscriptionsRepository } from './persistence/tracking-subscriptions.repository.js';
import { type SubscriptionAction, SubscriptionKeys } from './subscription-keys.js';
import { confirmPage, subscribedPage, unsubscribedPage, unsubscribePage } from './subscription-pages.js';

/** The longest subscription to a shipment that never ends. */
const LONGEST_MS = 365 * DAY_MS;

/** A link of an email whose signature is right. */
export interface OpenedSubscription {
  action: SubscriptionAction;
  /** Null if it was removed meanwhile. */
  subscription: TrackingSubscriptionEntity | null;
}

/** Pages of the links in emails to subscribers, which confirm and unsubscribe. */
@Injectable()
export class SubscriptionLinksService {
  constructor(
    private readonly links: OpenLink,
    private readonly shareLinks: ShareLinksRepository,
    private readonly shipments: SharedShipments,
    private readonly subscriptions: TrackingSubscriptionsRepository,
    private readonly keys: SubscriptionKeys,
    private readonly branding: BrandingService,
    private readonly clock: Clock,
  ) {}

  /** Null if the key is not from an email. @throws TooManyAttempts */
  async open(key: string, ipAddress: string): Promise<OpenedSubscription | null> {
    const read = this.keys.read(key);
    if (read === null) return null;
    await this.links.countVisit(ipAddress);
    return { action: read.action, subscription: await this.subscriptions.findById(read.id) };
  }

  async show({ action, subscription }: OpenedSubscription): Promise<PublicPage> {
    const open = subscription === null ? null : await this.openOf(subscription);
    if (action === 'unsubscribe')
      return open === null ? unsubscribedPage() : unsubscribePage(open.shipment, open.brand);
    if (open === null || subscription === null) return closedPage(410);
    const page = subscription.state === 'pending' ? confirmPage : subscribedPage;
    return page(open.shipment, open.brand);
  }

  async act({ action, subscription }: OpenedSubscription): Promise<PublicPage> {
    if (action === 'unsubscribe') {
      if (subscription !== null) await this.subscriptions.remove(subscription);
      return unsubscribedPage();
    }
    const open = subscription === null ? null : await this.openOf(subscription);
    if (open === null || subscription === null) return closedPage(410);
    const { shipment, link, brand } = open;
    const told = { toldMilestone: milestoneOf(shipment.status), toldEtaOn: shipment.etaOn };
    await this.subscriptions.confirm(subscription, told, this.endOf(link, shipment));
    return subscribedPage(shipment, brand);
  }

  /** Null if the link or the subscription is over. */
  private async openOf({ companyId, shareLinkId, shipmentId, eraseAt }: TrackingSubscriptionEntity) {
    const now = this.clock.now();
    const [link, shipment, brand] = await Promise.all([
      this.shareLinks.find(companyId, shareLinkId),
      this.shipments.find(companyId, shipmentId),
      this.branding.of(companyId),
    ]);
    if (link === null || shipment === null || eraseAt <= now || shipment.endedAt !== null) return null;
    const { timeZone, endedAt } = shipment;
    const isOpen = linkStateAt(now, { ...link, endedAt, timeZone }) === 'open';
    return isOpen ? { link, shipment, brand: pageBrand(brand, null) } : null;
  }

  /** With the link, at the latest after a year. */
  private endOf(link: ShareLinkRow, { endedAt, timeZone }: SharedShipment): Date {
    const latest = new Date(this.clock.now().getTime() + LONGEST_MS);
    const lastDay = lastDayOf({ ...link, endedAt, timeZone });
    const end = lastDay === null ? latest : endOfDay(lastDay, timeZone);
    return end < latest ? end : latest;
  }
}
