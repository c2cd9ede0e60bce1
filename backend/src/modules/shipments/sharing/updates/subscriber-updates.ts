import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.js';
import { Database, type Transaction } from '../../../../platform/database/database.js';
import type { DomainEvent } from '../../../../platform/domain-events/domain-events.js';
import { Outbox, type OutboxEntry } from '../../../../platform/outbox/outbox.js';
import type { DomainEventKind } from '../../../../platform/registered.js';
import { DAY_MS } from '../../../../platform/retention/retention-rules.js';
import { TRACKING_UPDATE, type TrackingUpdate } from '../../shipments.events.js';
import { milestoneOf, newsFor } from '../domain/milestones.js';
import { linkStateAt } from '../domain/share-link.js';
import { SharedShipments, type SharedShipment } from '../persistence/shared-shipments.sql.js';
import { ShareLinksRepository } from '../persistence/share-links.repository.js';
import type { TrackingSubscriptionEntity } from './persistence/tracking-subscription.entity.js';
import { TrackingSubscriptionsRepository } from './persistence/tracking-subscriptions.repository.js';

/** Events of a changed arrival, and all events that can change what subscribers know. */
const ETA_KINDS: readonly DomainEventKind[] = ['eta.changed', 'shipment.delayed'];
const KINDS: readonly DomainEventKind[] = [
  ...ETA_KINDS,
  'shipment.picked_up',
  'shipment.out_for_delivery',
  'shipment.delivered',
  'shipment.cancelled',
  'delivery.exception',
];
/** Time for the last email to be sent. */
const LAST_MAIL_MS = 2 * DAY_MS;

/** Emails subscribers of a shipment what changed since their last email. Comparing states makes redelivered events and repeated changes harmless. */
@Injectable()
export class SubscriberUpdates {
  constructor(
    private readonly subscriptions: TrackingSubscriptionsRepository,
    private readonly links: ShareLinksRepository,
    private readonly shipments: SharedShipments,
    private readonly outbox: Outbox,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async deliver({ companyId, kind, subject }: DomainEvent): Promise<void> {
    if (!KINDS.includes(kind)) return;
    const shipment = await this.shipments.find(companyId, subject.id);
    if (shipment === null) return;
    const open = await this.openLinks(shipment);
    if (open.size === 0) return;
    await this.database.transaction(async (tx) => {
      const subscribed = await this.subscriptions.lockConfirmed(tx, companyId, shipment.id, this.clock.now());
      const mails: OutboxEntry[] = [];
      for (const one of subscribed) {
        if (!open.has(one.shareLinkId)) continue;
        const mail = await this.update(tx, one, shipment, ETA_KINDS.includes(kind));
        if (mail !== null) mails.push(mail);
      }
      if (mails.length > 0) await this.outbox.add(tx, ...mails);
    });
  }

  private async update(
    tx: Transaction,
    subscription: TrackingSubscriptionEntity,
    shipment: SharedShipment,
    etaMoved: boolean,
  ): Promise<OutboxEntry | null> {
    const news = newsFor(subscription, shipment, etaMoved);
    if (news === null) return null;
    const ended = {
      state: 'ended' as const,
      eraseAt: new Date(this.clock.now().getTime() + LAST_MAIL_MS),
    };
    await this.subscriptions.told(tx, subscription, {
      toldMilestone: milestoneOf(shipment.status),
      toldEtaOn: shipment.etaOn,
      ...(shipment.endedAt !== null && ended),
    });
    const payload: TrackingUpdate = { subscriptionId: subscription.id, news };
    return { companyId: subscription.companyId, topic: TRACKING_UPDATE, payload };
  }

  /** Ids of the shipment's open links. Links of a deleted company are closed. */
  private async openLinks(shipment: SharedShipment): Promise<Set<string>> {
    const { companyId, id, endedAt, timeZone } = shipment;
    const now = this.clock.now();
    const links = await this.links.ofShipment(companyId, id);
    return new Set(
      links
        .filter((link) => linkStateAt(now, { ...link, endedAt, timeZone }) === 'open')
        .map(({ id: linkId }) => linkId),
    );
  }
}
