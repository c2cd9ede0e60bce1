import { Injectable } from '@nestjs/common';
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
import { OpenLink, type OpenedLink } from '../open-link.js';
import type { ShareLinkRow } from '../persistence/share-links.repository.js';
import { closedPage, type PageBrand, pageBrand, type PublicPage } from '../public-page.js';
import { TrackingSubscriptionsRepository } from './persistence/tracking-subscriptions.repository.js';
import { SubscriptionKeys } from './subscription-keys.js';
import { checkMailPage, endedPage, subscribePage } from './subscription-pages.js';

/** Requests through one link, and subscribers of one link. */
const LINK_LIMIT = { name: 'tracking-subscribe-link', points: 20, seconds: 3_600 };
const SUBSCRIBERS_MAX = 20;
/** Time to confirm. */
const CONFIRM_MS = 3 * DAY_MS;

/** Takes requests for email updates on the tracking page. */
@Injectable()
export class SubscribeService {
  constructor(
    private readonly links: OpenLink,
    private readonly subscriptions: TrackingSubscriptionsRepository,
    private readonly keys: SubscriptionKeys,
    private readonly branding: BrandingService,
    private readonly allowance: MailAllowance,
    private readonly throttle: Throttle,
    private readonly outbox: Outbox,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The form. @throws TooManyAttempts */
  show(token: string, ipAddress: string): Promise<PublicPage> {
    return this.withLink(token, ipAddress, ({ shipment }, brand) => subscribePage(shipment, brand));
  }

  /** The response is the same for known and unknown addresses. @throws TooManyAttempts */
  request(token: string, entered: string, ipAddress: string): Promise<PublicPage> {
    return this.withLink(token, ipAddress, async ({ link, shipment }, brand) => {
      const email = entered.trim().toLowerCase();
      if (!isMailAddress(email)) return subscribePage(shipment, brand, { email: entered, status: 422 });
      const isStored = await this.store(token, link, email, ipAddress);
      return isStored
        ? checkMailPage(shipment, brand)
        : subscribePage(shipment, brand, { email: entered, status: 409 });
    });
  }

  private async withLink(
    token: string,
    ipAddress: string,
    page: (opened: OpenedLink, brand: PageBrand | null) => PublicPage | Promise<PublicPage>,
  ): Promise<PublicPage> {
    const opened = await this.links.open(token, ipAddress);
    if (typeof opened === 'number') return closedPage(opened);
    const brand = pageBrand(await this.branding.of(opened.link.companyId), `/track/${token}/logo`);
    return opened.shipment.endedAt === null ? page(opened, brand) : endedPage(opened.shipment, brand);
  }

  /** Withholds the email silently if the mailbox already got too many that it may not have asked for. Returns false if the link has too many subscribers. */
  private async store(token: string, link: ShareLinkRow, email: string, ipAddress: string): Promise<boolean> {
    const { companyId, id: linkId } = link;
    await this.throttle.take([{ ...LINK_LIMIT, key: linkId }]);
    const mayMail = await this.allowance.takeForRequest('tracking-updates', email, { ipAddress });
    return this.database.transaction(async (tx) => {
      if (!(await this.subscriptions.lockLink(tx, companyId, linkId))) return true;
      const subscriptionId = await this.subscriptionOf(tx, link, email, token);
      if (subscriptionId === null) return false;
      const payload: SubscriptionRequested = { subscriptionId };
      if (mayMail) await this.outbox.add(tx, { companyId, topic: SUBSCRIPTION_REQUESTED, payload });
      return true;
    });
  }

  /** Id of the address's subscription, old or new; null if there are too many. The link must be locked. */
  private async subscriptionOf(
    tx: Transaction,
    { companyId, id: shareLinkId, shipmentId }: ShareLinkRow,
    email: string,
    token: string,
  ): Promise<string | null> {
    const createdAt = this.clock.now();
    const eraseAt = new Date(createdAt.getTime() + CONFIRM_MS);
    const known = await this.subscriptions.ofEmail(tx, { companyId, shareLinkId, email });
    if (known !== null) {
      await this.subscriptions.postpone(tx, known, eraseAt);
      return known.id;
    }
    if ((await this.subscriptions.countOfLink(tx, companyId, shareLinkId)) >= SUBSCRIBERS_MAX) return null;
    const id = newId('tsb');
    const tokenSealed = this.keys.sealToken(id, token);
    const pending = { state: 'pending' as const, toldMilestone: null, toldEtaOn: null, createdAt, eraseAt };
    await this.subscriptions.insert(tx, { companyId, id, shareLinkId, shipmentId, email, tokenSealed, ...pending });
    return id;
  }
}
