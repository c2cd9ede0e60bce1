import { ListShares } from './list-shares.js';
import { OpenLink } from './open-link.js';
import { ShareLinkViewEntity } from './persistence/share-link-view.entity.js';
import { ShareLinkViewQueries } from './persistence/share-link-views.sql.js';
import { ShareLinkEntity } from './persistence/share-link.entity.js';
import { ShareLinksRepository } from './persistence/share-links.repository.js';
import { SharedShipments } from './persistence/shared-shipments.sql.js';
import { PublicTrackingController } from './public-tracking.controller.js';
import { PublicTrackingService } from './public-tracking.service.js';
import { ShareLinkViews } from './share-link-views.js';
import { SharesController } from './shares.controller.js';
import { SharesService } from './shares.service.js';
import { TrackingSubscriptionEntity } from './updates/persistence/tracking-subscription.entity.js';
import { TrackingSubscriptionsRepository } from './updates/persistence/tracking-subscriptions.repository.js';
import { SubscribeService } from './updates/subscribe.service.js';
import { SubscriberMails } from './updates/subscriber-mails.js';
import { SubscriberUpdates } from './updates/subscriber-updates.js';
import { SubscriptionKeys } from './updates/subscription-keys.js';
import { SubscriptionLinksService } from './updates/subscription-links.service.js';
import { SubscriptionsController } from './updates/subscriptions.controller.js';

export const SHARING_ENTITIES = [ShareLinkEntity, ShareLinkViewEntity, TrackingSubscriptionEntity];

export const SHARING_CONTROLLERS = [PublicTrackingController, SubscriptionsController, SharesController];

/** Providers of public tracking links and of the email updates of their visitors. */
export const SHARING = [
  PublicTrackingService,
  ShareLinksRepository,
  SharedShipments,
  ShareLinkViewQueries,
  ShareLinkViews,
  OpenLink,
  TrackingSubscriptionsRepository,
  SubscribeService,
  SubscriberMails,
  SubscriberUpdates,
  SubscriptionLinksService,
  SubscriptionKeys,
  ListShares,
  SharesService,
];
