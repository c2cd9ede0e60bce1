import { dayMessage, momentMessage, msg, plural, verbatim, type Message } from '../../../messages/message.js';
import type { EventSubject } from '../../../platform/domain-events/domain-events.js';
import { mailContent, type MailContent, type MailLink, type MailPart } from '../../../platform/mail/mail-content.js';
import type { QuoteBrief } from '../../quotes/index.js';
import { arrivalText, briefFacts, laneText, type ShipmentBrief } from '../../shipments/index.js';
import { USUAL_TIME_ZONE } from '../domain/mail-time.js';
import { messagesOf } from '../inbox/present-notification.js';
import type { NotificationEntity } from '../persistence/notification.entity.js';
import type { SubjectsOfMail } from './mail-subjects.js';

/** A notification with what its mail says of the recipient. */
export type MailedNotification = NotificationEntity & { companyName: string; timeZone: string | null };

type Fact = readonly [label: Message, value: Message | string];

/** Notifications listed in a digest; the inbox has the rest. */
const MAX_IN_DIGEST = 50;

const BUTTONS: Readonly<Partial<Record<EventSubject['type'], Message>>> = {
  shipment: msg`Open shipment`,
  quote: msg`Open quote`,
  invoice: msg`Open invoice`,
  account: msg`Review security settings`,
  api_key: msg`Review API keys`,
  carrier: msg`Open carrier`,
  connection: msg`Open carriers`,
};

/** The mail of one notification: what changed, the shipment or quote, and a button that opens it. */
export function notificationContent(
  notification: MailedNotification,
  subjects: SubjectsOfMail,
  publicUrl: URL,
): MailContent {
  const { title, text } = messagesOf(notification);
  const { subjectType: type, subjectLabel: label } = notification;
  const { lane, facts } = describe(notification, subjects);
  const heading = msg`${{ label }}: ${{ title }}`;
  return mailContent(
    lane === null ? heading : msg`${{ heading }} (${{ lane }})`,
    [
      { heading },
      ...(text === null ? [] : [text]),
      ...(facts.length === 0 ? [] : [{ facts }]),
      { button: BUTTONS[type] ?? msg`Open settings`, href: urlOf(pathOf(notification), publicUrl) },
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
  const heading = msg`${{ companyName }}: ${plural({ length }, { one: '# notification', other: '# notifications' })}`;
  const listed = Map.groupBy(notifications.slice(0, MAX_IN_DIGEST), ({ subjectId }) => subjectId);
  return mailContent(
    heading,
    [
      { heading },
      ...[...listed.values()].flatMap((changes) => entry(changes, subjects, publicUrl)),
      ...(length > MAX_IN_DIGEST ? [msg`And ${{ rest: length - MAX_IN_DIGEST }} more.`] : []),
      { button: msg`Open notifications`, href: urlOf('/notifications', publicUrl) },
    ],
    { brand: subjects.brand, footer: footer(notifications[0], publicUrl) },
  );
}

/** One subject of a digest with its changes. */
function entry(changes: readonly MailedNotification[], subjects: SubjectsOfMail, publicUrl: URL): MailPart[] {
  const [first] = changes;
  if (first === undefined) return [];
  const { lane, shortFacts } = describe(first, subjects);
  const facts = changes.map((change): Fact => {
    const { title, text } = messagesOf(change);
    const at = momentMessage(change.occurredAt, change.timeZone ?? USUAL_TIME_ZONE);
    return [title, text === null ? at : msg`${{ at }}. ${{ text }}`];
  });
  return [
    {
      label: lane === null ? verbatim(first.subjectLabel) : msg`${{ label: first.subjectLabel }}, ${{ lane }}`,
      href: urlOf(pathOf(first), publicUrl),
    },
    { facts: [...facts, ...shortFacts] },
  ];
}

/** Lane and facts of the subject; none for other subjects than shipments and quotes. */
function describe(
  { subjectId }: MailedNotification,
  { shipments, quotes }: SubjectsOfMail,
): { lane: Message | null; facts: Fact[]; shortFacts: Fact[] } {
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
    [msg`PRO`, proNumber ?? msg`Not assigned yet`],
    [msg`Consignee`, destinationName],
    ...(deliveredAt === null ? [[msg`ETA`, arrivalText(shipment)] as Fact] : []),
  ];
}

function factsOfQuote(quote: QuoteBrief): Fact[] {
  const { pickupOn, totalWeight, validUntil } = quote;
  return [
    [msg`Lane`, laneText(quote)],
    [msg`Pickup`, dayMessage(pickupOn)],
    [msg`Weight`, msg`${{ weight: { number: totalWeight } }} lb`],
    ...(validUntil === null ? [] : [[msg`Valid until`, momentMessage(validUntil, USUAL_TIME_ZONE)] as Fact]),
  ];
}

function footer({ companyName }: MailedNotification, publicUrl: URL): (Message | MailLink)[] {
  return [
    msg`You receive this email as a member of ${{ companyName }} on Lading.`,
    { label: msg`Change notification settings`, href: urlOf('/settings/user/notifications', publicUrl) },
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
function pathOf({ subjectType: type, subjectId: id }: Pick<NotificationEntity, 'subjectType' | 'subjectId'>): string {
  if (type === 'quote') return `/quotes/${id}`;
  if (type === 'shipment') return `/shipments/${id}`;
  if (type === 'invoice') return `/invoices/${id}`;
  if (type === 'claim') return `/claims/${id}`;
  if (type === 'carrier') return `/carriers/${id}`;
  return PAGES[type] ?? '/settings/company';
}

const urlOf = (path: string, publicUrl: URL): string => new URL(path, publicUrl).href;
