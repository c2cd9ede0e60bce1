import { Injectable } from '@nestjs/common';
import { endOfDay } from '../../../../kernel/time/local-time.js';
import { Clock } from '../../../../platform/clock.js';
import { Database, type Transaction } from '../../../../platform/database/database.js';
import { isMailAddress } from '../../../../platform/http/validation/formats.js';
import { newId } from '../../../../platform/ids.js';
import { MailAllowance } from '../../../../platform/mail/mail-allowance.js';
import { Outbox } from '../../../../platform/outbox/outbox.js';
import { DAY_MS } from '../../../../platform/retention/retention-rules.js';
import { Throttle } from '../../../../platform/throttle/throttle.js';
import { BrandingService } from '../../../companies/index.js';
import { SUBSCRIPTION_REQUESTED, type SubscriptionRequested } from '../../shipments.events.js';
import { milestoneOf } from '../domain/milestones.js';
import { lastDayOf, linkStateAt } from '../domain/share-link.js';
import { OpenLink, type OpenedLink } from '../open-link.js';
import { SharedShipments, type SharedShipment } from '../persistence/shared-shipments.sql.js';
import { type ShareLinkRow, ShareLinksRepository } from '../persistence/share-links.repository.js';
import { closedPage, type PublicPage } from '../public-page.js';
import type { TrackingSubscriptionEntity } from './persistence/tracking-subscription.entity.js';
import { TrackingSubscriptionsRepository } from './persistence/tracking-subscriptions.repository.js';
import { type SubscriptionAction, SubscriptionKeys } from './subscription-keys.js';
import {
  checkMailPage,
  confirmPage,
  endedPage,
  subscribedPage,
  subscribePage,
  unsubscribedPage,
  unsubscribePage,
} from './subscription-pages.js';

/** Requests through one link, and subscribers of one link. */
const LINK_LIMIT = { name: 'tracking-subscribe-link', points: 20, seconds: 3_600 };
const SUBSCRIBERS_MAX = 20;
/** Time to confirm, and the longest subscription to a shipment that never ends. */
export const CONFIRM_MS = 3 * DAY_MS;
const LONGEST_MS = 365 * DAY_MS;

interface OpenedSubscription {
  action: SubscriptionAction;
  /** Null if it was removed meanwhile. */
  subscription: TrackingSubscriptionEntity | null;
}

/** Email updates of a shipment for visitors of its tracking page, with double opt-in. */
@Injectable()
export class SubscribeService {
  constructor(
    private readonly links: OpenLink,
    private readonly shareLinks: ShareLinksRepository,
    private readonly shipments: SharedShipments,
    private readonly subscriptions: TrackingSubscriptionsRepository,
    private readonly keys: SubscriptionKeys,
    private readonly branding: BrandingService,
    private readonly allowance: MailAllowance,
    private readonly throttle: Throttle,
    private readonly outbox: Outbox,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The page with the form of a tracking link, or the page of a link in an email. @throws TooManyAttempts */
  async show(key: string, ipAddress: string): Promise<PublicPage> {
    const opened = await this.openKey(key, ipAddress);
    if (opened !== null) return this.showAction(opened);
    return this.withLink(key, ipAddress, ({ shipment }, color) => subscribePage(shipment, color));
  }

  /** Requests updates with an email address, or does what a link in an email is for. @throws TooManyAttempts */
  async submit(key: string, email: string, ipAddress: string): Promise<PublicPage> {
    const opened = await this.openKey(key, ipAddress);
    if (opened !== null) return this.act(opened);
    return this.withLink(key, ipAddress, async (link, color) => {
      const address = email.trim().toLowerCase();
      if (!isMailAddress(address)) return subscribePage(link.shipment, color, { email, status: 422 });
      if (!(await this.request(key, link, address, ipAddress)))
        return subscribePage(link.shipment, color, { email, status: 409 });
      return checkMailPage(link.shipment, color);
    });
  }

  private async withLink(
    token: string,
    ipAddress: string,
    page: (opened: OpenedLink, color: string | null) => PublicPage | Promise<PublicPage>,
  ): Promise<PublicPage> {
    const opened = await this.links.open(token, ipAddress);
    if (typeof opened === 'number') return closedPage(opened);
    const color = (await this.branding.of(opened.link.companyId))?.color ?? null;
    return opened.shipment.endedAt === null ? page(opened, color) : endedPage(opened.shipment, color);
  }

  /**
   * The response is the same for known and unknown addresses, and also if the mailbox already got too many emails that it may not have asked
   * for. Returns false if the link has too many subscribers.
   */
  private async request(token: string, { link }: OpenedLink, email: string, ipAddress: string): Promise<boolean> {
    await this.throttle.take([{ ...LINK_LIMIT, key: link.id }]);
    const mayMail = await this.allowance.takeForRequest('tracking-updates', email, { ipAddress });
    return this.database.transaction(async (tx) => {
      if (!(await this.subscriptions.lockLink(tx, link.companyId, link.id))) return true;
      const id = await this.store(tx, link, email, token);
      if (id === null) return false;
      const payload: SubscriptionRequested = { subscriptionId: id };
      if (mayMail) await this.outbox.add(tx, { companyId: link.companyId, topic: SUBSCRIPTION_REQUESTED, payload });
      return true;
    });
  }

  /** Returns the id of the address's subscription; null if there are too many. The link must be locked. */
  private async store(tx: Transaction, link: ShareLinkRow, email: string, token: string): Promise<string | null> {
    const { companyId, id: shareLinkId, shipmentId } = link;
    const now = this.clock.now();
    const eraseAt = new Date(now.getTime() + CONFIRM_MS);
    const known = await this.subscriptions.ofEmail(tx, { companyId, shareLinkId, email });
    if (known !== null) {
      await this.subscriptions.postpone(tx, known, eraseAt);
      return known.id;
    }
    if ((await this.subscriptions.countOfLink(tx, companyId, shareLinkId)) >= SUBSCRIBERS_MAX) return null;
    const id = newId('tsb');
    await this.subscriptions.insert(tx, {
      companyId,
      id,
      shareLinkId,
      shipmentId,
      email,
      tokenSealed: this.keys.sealToken(id, token),
      state: 'pending',
      toldMilestone: null,
      toldEtaOn: null,
      createdAt: now,
      eraseAt,
    });
    return id;
  }

  private async openKey(key: string, ipAddress: string): Promise<OpenedSubscription | null> {
    const read = this.keys.read(key);
    if (read === null) return null;
    await this.links.countVisit(ipAddress);
    return { action: read.action, subscription: await this.subscriptions.findById(read.id) };
  }

  private async showAction({ action, subscription }: OpenedSubscription): Promise<PublicPage> {
    const open = subscription === null ? null : await this.openOf(subscription);
    if (action === 'unsubscribe') return open === null ? unsubscribedPage() : unsubscribePage(open.shipment);
    if (open === null || subscription === null) return closedPage(410);
    return subscription.state === 'pending' ? confirmPage(open.shipment) : subscribedPage(open.shipment);
  }

  private async act({ action, subscription }: OpenedSubscription): Promise<PublicPage> {
    if (action === 'unsubscribe') {
      if (subscription !== null) await this.subscriptions.remove(subscription);
      return unsubscribedPage();
    }
    const open = subscription === null ? null : await this.openOf(subscription);
    if (open === null || subscription === null) return closedPage(410);
    const { shipment, link } = open;
    const told = { toldMilestone: milestoneOf(shipment.status), toldEtaOn: shipment.etaOn };
    await this.subscriptions.confirm(subscription, told, this.endOf(link, shipment));
    return subscribedPage(shipment);
  }

  /** Null if the link or the subscription is over. */
  private async openOf({ companyId, shareLinkId, shipmentId, eraseAt }: TrackingSubscriptionEntity) {
    const now = this.clock.now();
    const [link, shipment] = await Promise.all([
      this.shareLinks.find(companyId, shareLinkId),
      this.shipments.find(companyId, shipmentId),
    ]);
    if (link === null || shipment === null || eraseAt <= now || shipment.endedAt !== null) return null;
    const { timeZone, endedAt } = shipment;
    return linkStateAt(now, { ...link, endedAt, timeZone }) === 'open' ? { link, shipment } : null;
  }

  /** With the link, at the latest after a year. */
  private endOf(link: ShareLinkRow, { endedAt, timeZone }: SharedShipment): Date {
    const latest = new Date(this.clock.now().getTime() + LONGEST_MS);
    const lastDay = lastDayOf({ ...link, endedAt, timeZone });
    const end = lastDay === null ? latest : endOfDay(lastDay, timeZone);
    return end < latest ? end : latest;
  }
}
