import { dayText, momentText } from '../../../kernel/time/day-text.js';
import type { EventSubject } from '../../../platform/domain-events/domain-events.js';
import { mailContent, type MailContent, type MailLink, type MailPart } from '../../../platform/mail/mail-content.js';
import type { QuoteBrief } from '../../quotes/index.js';
import { arrivalText, briefFacts, laneText, type ShipmentBrief } from '../../shipments/index.js';
import { USUAL_TIME_ZONE } from '../domain/mail-time.js';
import { presentAlone } from '../inbox/present-notification.js';
import type { NotificationEntity } from '../persistence/notification.entity.js';
import type { SubjectsOfMail } from './mail-subjects.js';

/** A notification with what its mail says of the recipient. */
export type MailedNotification = NotificationEntity & { companyName: string; timeZone: string | null };

type Fact = readonly [label: string, value: string];

/** Notifications listed in a digest; the inbox has the rest. */
const MAX_IN_DIGEST = 50;

const BUTTONS: Readonly<Partial<Record<EventSubject['type'], string>>> = {
  shipment: 'Open shipment',
  quote: 'Open quote',
  invoice: 'Open invoice',
  account: 'Review security settings',
  api_key: 'Review API keys',
  carrier: 'Open carrier',
  connection: 'Open carriers',
};

/** The mail of one notification: what changed, the shipment or quote, and a button that opens it. */
export function notificationContent(
  notification: MailedNotification,
  subjects: SubjectsOfMail,
  publicUrl: URL,
): MailContent {
  const { subject, title, text } = presentAlone(notification);
  const { lane, facts } = describe(notification, subjects);
  const heading = `${subject.label}: ${title}`;
  return mailContent(
    lane === null ? heading : `${heading} (${lane})`,
    [
      { heading },
      ...(text === '' ? [] : [text]),
      ...(facts.length === 0 ? [] : [{ facts }]),
      { button: BUTTONS[subject.type] ?? 'Open settings', href: urlOf(pathOf(subject), publicUrl) },
    ],
    { brand: subjects.brand, footer: footer(notification, publicUrl) },
  );
}

/** The mail of a digest: shipments and quotes with what changed, oldest change first. */
export function digestContent(
  notifications: readonly [MailedNotification, ...MailedNotification[]],
  subjects: SubjectsOfMail,
  publicUrl: URL,
): MailContent {
  const { length } = notifications;
  const [{ companyName }] = notifications;
  const heading = `${companyName}: ${length} ${length === 1 ? 'notification' : 'notifications'}`;
  const listed = Map.groupBy(notifications.slice(0, MAX_IN_DIGEST), ({ subjectId }) => subjectId);
  return mailContent(
    heading,
    [
      { heading },
      ...[...listed.values()].flatMap((changes) => entry(changes, subjects, publicUrl)),
      ...(length > MAX_IN_DIGEST ? [`And ${length - MAX_IN_DIGEST} more.`] : []),
      { button: 'Open notifications', href: urlOf('/notifications', publicUrl) },
    ],
    { brand: subjects.brand, footer: footer(notifications[0], publicUrl) },
  );
}

/** One subject of a digest with its changes. */
function entry(changes: readonly MailedNotification[], subjects: SubjectsOfMail, publicUrl: URL): MailPart[] {
  const [first] = changes;
  if (first === undefined) return [];
  const { subject } = presentAlone(first);
  const { lane, shortFacts } = describe(first, subjects);
  const facts = changes.map((change): Fact => {
    const { title, text } = presentAlone(change);
    const at = momentText(change.occurredAt, change.timeZone ?? USUAL_TIME_ZONE);
    return [title, text === '' ? at : `${at}. ${text}`];
  });
  return [
    { label: lane === null ? subject.label : `${subject.label}, ${lane}`, href: urlOf(pathOf(subject), publicUrl) },
    { facts: [...facts, ...shortFacts] },
  ];
}

/** Lane and facts of the subject; none for other subjects than shipments and quotes. */
function describe(
  { subjectId }: MailedNotification,
  { shipments, quotes }: SubjectsOfMail,
): { lane: string | null; facts: Fact[]; shortFacts: Fact[] } {
  const shipment = shipments.get(subjectId);
  if (shipment !== undefined)
    return { lane: laneText(shipment), facts: briefFacts(shipment), shortFacts: shortFactsOf(shipment) };
  const quote = quotes.get(subjectId);
  if (quote === undefined) return { lane: null, facts: [], shortFacts: [] };
  const facts = factsOfQuote(quote);
  return { lane: laneText(quote), facts, shortFacts: facts.slice(1) };
}

function shortFactsOf(shipment: ShipmentBrief): Fact[] {
  const { proNumber, destinationName, deliveredAt } = shipment;
  return [
    ['PRO', proNumber ?? 'Not assigned yet'],
    ['Consignee', destinationName],
    ...(deliveredAt === null ? [['ETA', arrivalText(shipment)] as Fact] : []),
  ];
}

function factsOfQuote(quote: QuoteBrief): Fact[] {
  const { pickupOn, totalWeight, validUntil } = quote;
  return [
    ['Lane', laneText(quote)],
    ['Pickup', dayText(pickupOn)],
    ['Weight', `${totalWeight.toLocaleString('en-US')} lb`],
    ...(validUntil === null ? [] : [['Valid until', momentText(validUntil, USUAL_TIME_ZONE)] as Fact]),
  ];
}

function footer({ companyName }: MailedNotification, publicUrl: URL): (string | MailLink)[] {
  return [
    `You receive this email as a member of ${companyName} on Lading.`,
    { label: 'Change notification settings', href: urlOf('/settings/user/notifications', publicUrl) },
  ];
}

/** Pages of subjects that have none of their own. */
const PAGES: Partial<Record<EventSubject['type'], string>> = {
  account: '/settings/user/security',
  api_key: '/settings/company/api-keys',
  connection: '/carriers',
  webhook: '/settings/company/webhooks',
};

/** Path of the page of a subject. */
function pathOf({ type, id }: Pick<EventSubject, 'type' | 'id'>): string {
  if (type === 'quote') return `/quotes/${id}`;
  if (type === 'shipment') return `/shipments/${id}`;
  if (type === 'invoice') return `/invoices/${id}`;
  if (type === 'claim') return `/claims/${id}`;
  if (type === 'carrier') return `/carriers/${id}`;
  return PAGES[type] ?? '/settings/company';
}

const urlOf = (path: string, publicUrl: URL): string => new URL(path, publicUrl).href;
