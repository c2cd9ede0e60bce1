import { type Message, msg } from '../../../../messages/message.js';
import {
  mailContent,
  type MailBrand,
  type MailContent,
  type MailLink,
} from '../../../../platform/mail/mail-content.js';
import { laneText } from '../../brief/brief-facts.js';
import { milestoneMessage } from '../domain/milestones.js';
import type { SharedShipment } from '../persistence/shared-shipments.sql.js';
import { sharedFacts } from '../shared-facts.js';

/** Links of an email to a subscriber. */
export interface SubscriberLinks {
  /** The tracking page. */
  page: URL;
  unsubscribe: URL;
}

/** What every email to a subscriber is about. It is in the language of the company's documents. */
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
  const heading = msg`Confirm email updates of shipment ${{ number: shipment.number }}`;
  return mailContent(
    heading,
    [
      { heading },
      msg`Someone entered this address on the tracking page of a shipment from ${{ company: companyName }}: ${{ lane: laneText(shipment) }}.`,
      msg`If you confirm, you get an email when the status or the estimated delivery changes. If you did not ask for it, do nothing.`,
      { button: msg`Confirm`, href: confirm.href },
      msg`The link is valid for 3 days.`,
    ],
    { brand, locale: brand?.locale, footer: [unsubscribeLink(links)] },
  );
}

/** Says what changed, with the present state. */
export function updateContent(
  { companyName, brand, shipment, links }: SubscriberMail,
  news: 'milestone' | 'eta',
): MailContent {
  const { number } = shipment;
  const heading = msg`Shipment ${{ number }}: ${{ news: news === 'milestone' ? milestoneMessage(shipment.status) : etaNews(shipment) }}`;
  return mailContent(
    msg`${{ heading }} (${{ lane: laneText(shipment) }})`,
    [
      { heading },
      { facts: [[msg`From`, companyName], ...sharedFacts(shipment)] },
      ...(shipment.endedAt === null ? [] : [msg`This is the last email about this shipment.`]),
      { button: msg`Track shipment`, href: links.page.href },
    ],
    {
      brand,
      locale: brand?.locale,
      footer: [msg`You get this email because you confirmed updates on the tracking page.`, unsubscribeLink(links)],
    },
  );
}

function etaNews({ etaOn, daysLate }: SharedShipment): Message {
  if (etaOn === null) return msg`ETA changed`;
  const day = { day: etaOn };
  return daysLate > 0 ? msg`delayed, new ETA ${{ day }}` : msg`new ETA ${{ day }}`;
}

function unsubscribeLink({ unsubscribe }: SubscriberLinks): MailLink {
  return { label: msg`Unsubscribe`, href: unsubscribe.href };
}
