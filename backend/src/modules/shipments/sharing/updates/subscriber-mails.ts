import { Injectable } from '@nestjs/common';
import { Mailer, MailRefused } from '../../../../platform/mail/mailer.js';
import type { MailContent } from '../../../../platform/mail/mail-content.js';
import type { OutboxMessage } from '../../../../platform/outbox/outbox-handlers.js';
import { OnOutboxMessage } from '../../../../platform/outbox/outbox-topic.js';
import { BrandingService, nameInMail } from '../../../companies/index.js';
import {
  SUBSCRIPTION_REQUESTED,
  type SubscriptionRequested,
  TRACKING_UPDATE,
  type TrackingUpdate,
} from '../../shipments.events.js';
import { SharedShipments } from '../persistence/shared-shipments.sql.js';
import type { TrackingSubscriptionEntity } from './persistence/tracking-subscription.entity.js';
import { TrackingSubscriptionsRepository } from './persistence/tracking-subscriptions.repository.js';
import { SubscriptionKeys } from './subscription-keys.js';
import { confirmationContent, type SubscriberMail, updateContent } from './update-content.js';

/** Emails to subscribers of shipments. */
@Injectable()
export class SubscriberMails {
  constructor(
    private readonly subscriptions: TrackingSubscriptionsRepository,
    private readonly shipments: SharedShipments,
    private readonly branding: BrandingService,
    private readonly keys: SubscriptionKeys,
    private readonly mailer: Mailer,
  ) {}

  @OnOutboxMessage(SUBSCRIPTION_REQUESTED)
  sendConfirmation(message: OutboxMessage): Promise<void> {
    const { subscriptionId } = message.payload as SubscriptionRequested;
    const confirm = this.keys.link({ id: subscriptionId, action: 'confirm' });
    return this.send(message, subscriptionId, (mail) => confirmationContent(mail, confirm));
  }

  @OnOutboxMessage(TRACKING_UPDATE)
  sendUpdate(message: OutboxMessage): Promise<void> {
    const { subscriptionId, news } = message.payload as TrackingUpdate;
    return this.send(message, subscriptionId, (mail) => updateContent(mail, news));
  }

  /** Nothing if the subscription was removed meanwhile. An address that the mail server refuses for good is deleted. */
  private async send(
    { id: messageId, companyId }: OutboxMessage,
    subscriptionId: string,
    content: (mail: SubscriberMail) => MailContent,
  ): Promise<void> {
    const subscription = await this.subscriptions.find(companyId ?? '', subscriptionId);
    if (subscription === null) return;
    const mail = await this.mailOf(subscription);
    if (mail === null) return;
    const { email: to } = subscription;
    try {
      await this.mailer.send({ to, messageId, unsubscribe: mail.links.unsubscribe, ...content(mail) });
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      await this.subscriptions.remove(subscription);
    }
  }

  /** Null for a company that was erased. */
  private async mailOf(subscription: TrackingSubscriptionEntity): Promise<SubscriberMail | null> {
    const { companyId, id, shipmentId } = subscription;
    const [shipment, brand] = await Promise.all([
      this.shipments.find(companyId, shipmentId),
      this.branding.of(companyId),
    ]);
    if (shipment === null || brand === undefined) return null;
    const links = {
      page: this.keys.page(subscription),
      unsubscribe: this.keys.link({ id, action: 'unsubscribe' }),
    };
    return { companyName: nameInMail(brand.name), brand, shipment, links };
  }
}
