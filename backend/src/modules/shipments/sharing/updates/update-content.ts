import { dayText } from '../../../../kernel/time/day-text.js';
import {
  mailContent,
  type MailBrand,
  type MailContent,
  type MailLink,
} from '../../../../platform/mail/mail-content.js';
import { milestoneOf } from '../domain/milestones.js';
import type { SharedShipment } from '../persistence/shared-shipments.sql.js';
import { sharedFacts, sharedLane } from '../shared-facts.js';

/** Links of an email to a subscriber. */
export interface SubscriberLinks {
  /** The tracking page. */
  page: URL;
  unsubscribe: URL;
}

/** What every email to a subscriber is about. */
export interface SubscriberMail {
  /** Name of the company without characters of addresses, because the recipient may not know the company. */
  companyName: string;
  brand: MailBrand | undefined;
  shipment: SharedShipment;
  links: SubscriberLinks;
}

/** Asks whether the recipient wants the emails. Nothing else is sent before. */
export function confirmationContent(
  { companyName, brand, shipment, links }: SubscriberMail,
  confirm: URL,
): MailContent {
  const heading = `Confirm email updates of shipment ${shipment.number}`;
  return mailContent(
    heading,
    [
      { heading },
      `Someone entered this address on the tracking page of a shipment from ${companyName}: ${sharedLane(shipment)}.`,
      'If you confirm, you get an email when the status or the estimated delivery changes. If you did not ask for it, do nothing.',
      { button: 'Confirm', href: confirm.href },
      'The link is valid for 3 days.',
    ],
    { brand, footer: [unsubscribeLink(links)] },
  );
}

/** Says what changed, with the present state. */
export function updateContent(
  { companyName, brand, shipment, links }: SubscriberMail,
  news: 'milestone' | 'eta',
): MailContent {
  const heading = `Shipment ${shipment.number}: ${news === 'milestone' ? milestoneOf(shipment.status) : etaNews(shipment)}`;
  return mailContent(
    `${heading} (${sharedLane(shipment)})`,
    [
      { heading },
      { facts: [['From', companyName], ...sharedFacts(shipment)] },
      ...(shipment.endedAt === null ? [] : ['This is the last email about this shipment.']),
      { button: 'Track shipment', href: links.page.href },
    ],
    {
      brand,
      footer: ['You get this email because you confirmed updates on the tracking page.', unsubscribeLink(links)],
    },
  );
}

function etaNews({ etaOn, daysLate }: SharedShipment): string {
  if (etaOn === null) return 'ETA changed';
  return `${daysLate > 0 ? 'delayed, ' : ''}new ETA ${dayText(etaOn)}`;
}

function unsubscribeLink({ unsubscribe }: SubscriberLinks): MailLink {
  return { label: 'Unsubscribe', href: unsubscribe.href };
}
