import { outboxTopic } from '../../platform/outbox/outbox-topic.js';
import type { RequestableKind } from './documents/document-requests.dto.js';

/** Outbox topic: a shipment was booked. Payload `ShipmentBooked`. */
export const SHIPMENT_BOOKED = outboxTopic('shipment.booked');

export interface ShipmentBooked {
  shipmentId: string;
}

/** Outbox topic: a new version of the bill of lading is due. Payload `ShipmentDocumentsDue`. */
export const SHIPMENT_DOCUMENTS_DUE = outboxTopic('shipment.papers-due');

export interface ShipmentDocumentsDue {
  shipmentId: string;
}

/** Outbox topic: a carrier is asked for a document by email. Payload `DocumentRequested`. */
export const DOCUMENT_REQUESTED = outboxTopic('shipment.document-requested');

export interface DocumentRequested {
  shipmentId: string;
  kind: RequestableKind;
  /** Email address. */
  sentTo: string;
  /** User who asks and gets the reply. */
  userId: string;
}

/** Outbox topic: a carrier's event links a document that is to be fetched. Payload `CarrierDocumentDue`. */
export const CARRIER_DOCUMENT_DUE = outboxTopic('shipment.carrier-document-due');

export interface CarrierDocumentDue {
  shipmentId: string;
  /** Connection that the event came over. */
  connectionId: string;
  /** As in the event, like POD. */
  type: string;
  url: string;
}

/** Outbox topic: a member emails the consignee. Payload `ConsigneeNotice`. */
export const CONSIGNEE_NOTICE = outboxTopic('shipment.consignee-notice');

export interface ConsigneeNotice {
  /** User who writes and gets the reply. */
  userId: string;
  /** Email address. */
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
}

/** Outbox topic: a visitor of a tracking page asks for email updates. Payload `SubscriptionRequested`. */
export const SUBSCRIPTION_REQUESTED = outboxTopic('shipment.subscription-requested');

export interface SubscriptionRequested {
  subscriptionId: string;
}

/** Outbox topic: a subscriber is emailed what changed. Payload `TrackingUpdate`. */
export const TRACKING_UPDATE = outboxTopic('shipment.tracking-update');

export interface TrackingUpdate {
  subscriptionId: string;
  news: 'milestone' | 'eta';
}

/** Outbox topic: a message about a dispute is emailed to the carrier. Payload `ChargeMessageDue`. */
export const CHARGE_MESSAGE_DUE = outboxTopic('shipment.charge-message-due');

export interface ChargeMessageDue {
  messageId: string;
}
