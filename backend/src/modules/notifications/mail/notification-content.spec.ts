import { english } from '../../../messages/translate.js';
import { DOMAIN_EVENT_KINDS } from '../../../contributions/contributions.js';
import type { EventSubjectType } from '../../../platform/registered.js';
import type { ShipmentBrief } from '../../shipments/index.js';
import { NOTIFICATION_KINDS } from '../domain/notification-kinds.js';
import { digestContent, type MailedNotification, notificationContent } from './notification-content.js';
import type { SubjectsOfMail } from './mail-subjects.js';

const PUBLIC_URL = new URL('https://freight.example');
const SHIPMENT: ShipmentBrief = {
  id: 'shp_1',
  number: 'S-000317',
  status: 'in_transit',
  mode: 'LTL',
  carrierName: 'Prairie Freight',
  proNumber: '123456782',
  originCity: 'Chicago',
  originState: 'IL',
  destinationName: 'Lone Star Tools',
  destinationCity: 'Dallas',
  destinationState: 'TX',
  pickupOn: '2026-11-24',
  pickedUpAt: new Date('2026-11-24T21:10:00Z'),
  deliveredAt: null,
  estimatedDeliveryOn: '2026-11-30',
  earliestDeliveryOn: '2026-11-30',
  latestDeliveryOn: '2026-12-01',
  etaOn: '2026-12-02',
  etaBasis: 'terminal',
  etaPlace: 'Memphis, TN',
  etaDaysLeft: 2,
  daysLate: 1,
  references: [{ type: 'PO', value: '554238' }],
  timeZones: ['America/Chicago', 'America/Chicago'],
};
const SUBJECTS: SubjectsOfMail = {
  brand: { name: 'Acme Manufacturing', color: '#7a1f1f', logo: null },
  shipments: new Map([['shp_1', SHIPMENT]]),
  quotes: new Map([
    [
      'qte_1',
      {
        id: 'qte_1',
        number: 'Q-001042',
        originCity: 'Chicago',
        originState: 'IL',
        destinationCity: 'Dallas',
        destinationState: 'TX',
        pickupOn: '2026-11-24',
        totalWeight: 1_200,
        validUntil: new Date('2026-12-04T05:59:59Z'),
      },
    ],
  ]),
};
const IDS: Partial<Record<EventSubjectType, readonly [id: string, label: string]>> = {
  shipment: ['shp_1', 'S-000317'],
  quote: ['qte_1', 'Q-001042'],
};
const OTHERS: Readonly<Record<string, EventSubjectType>> = {
  user: 'company',
  carrier: 'carrier',
  connection: 'connection',
  webhook: 'webhook',
  security: 'account',
  quote: 'quote',
  invoice: 'invoice',
  dispute: 'invoice',
  claim: 'claim',
};

function notification(kind: MailedNotification['kind'], change: Partial<MailedNotification> = {}): MailedNotification {
  const subjectType = OTHERS[kind.split('.')[0] ?? ''] ?? 'shipment';
  const [subjectId, subjectLabel] = IDS[subjectType] ?? ['x_1', 'Roadrunner'];
  return {
    companyId: 'cmp_1',
    userId: 'usr_1',
    id: 'ntf_1',
    domainEventId: 'obx_1',
    kind,
    subjectType,
    subjectId,
    subjectLabel,
    value: '',
    data: { text: 'What happened in one sentence.' },
    state: 'unread',
    occurredAt: new Date('2026-11-25T15:00:00Z'),
    createdAt: new Date('2026-11-25T15:00:01Z'),
    readAt: null,
    companyName: 'Acme Manufacturing',
    timeZone: 'America/New_York',
    ...change,
  };
}

/** Texts of the HTML, without tags. */
const visible = (html: string) =>
  html
    .slice(html.indexOf('<body'))
    .replace(/<[^>]*>/g, '\n')
    .replaceAll('&amp;', '&');
const buttons = (html: string) =>
  [...html.matchAll(/<td style="background:[^"]*"><a href="([^"]*)"/g)].map(([, href]) => href);

const MAILED = DOMAIN_EVENT_KINDS.filter((kind) => NOTIFICATION_KINDS[kind].email !== null);
const OF_SHIPMENTS = MAILED.filter((kind) => notification(kind).subjectType === 'shipment');

describe('a mail about a shipment', () => {
  it.each(OF_SHIPMENTS)('has what changed, number, lane, PRO, ETA, consignee and one button: %s', (kind) => {
    const { subject, text, html } = notificationContent(notification(kind), SUBJECTS, PUBLIC_URL);
    const title = english(NOTIFICATION_KINDS[kind].title);
    expect(subject).toBe(`S-000317: ${title} (Chicago, IL to Dallas, TX)`);
    for (const part of [text, visible(html)]) {
      for (const wanted of [
        `S-000317: ${title}`,
        'What happened in one sentence.',
        'Chicago, IL to Dallas, TX',
        '123456782',
        '554238',
        'Lone Star Tools',
        'Wed, Dec 2, 2026, 1 business day late (From terminal scan in Memphis, TN and 2 business days left)',
        'Mon, Nov 30, 2026 to Tue, Dec 1, 2026',
        'Change notification settings',
      ])
        expect(part).toContain(wanted);
    }
    expect(buttons(html)).toEqual(['https://freight.example/shipments/shp_1']);
    expect(text).toContain('Open shipment:\nhttps://freight.example/shipments/shp_1');
    expect(html).toContain('<strong>Acme Manufacturing</strong>');
    expect(html).toContain('#7a1f1f');
  });

  it('says when it was delivered instead of the ETA, and that there is no PRO yet', () => {
    const shipment = {
      ...SHIPMENT,
      status: 'delivered' as const,
      proNumber: null,
      deliveredAt: new Date('2026-12-02T16:05:00Z'),
    };
    const { text } = notificationContent(
      notification('shipment.delivered'),
      { ...SUBJECTS, shipments: new Map([['shp_1', shipment]]) },
      PUBLIC_URL,
    );
    expect(text).toContain('Delivered: Wed, Dec 2, 10:05 AM CST');
    expect(text).toContain('PRO: Not assigned yet');
    expect(text).not.toMatch(/ETA|Promised/);
  });

  it('says the new ETA of a change', () => {
    const data = { on: '2026-12-02', basis: 'Carrier’s update' };
    const { text } = notificationContent(notification('eta.changed', { data }), SUBJECTS, PUBLIC_URL);
    expect(text).toContain('S-000317: ETA changed\n\nETA Wed, Dec 2, 2026. Carrier’s update.');
  });
});

describe('other mails', () => {
  it.each(MAILED.filter((kind) => !OF_SHIPMENTS.includes(kind)))('have one button and a text: %s', (kind) => {
    const { subject, text, html } = notificationContent(notification(kind), SUBJECTS, PUBLIC_URL);
    expect(subject).toContain(english(NOTIFICATION_KINDS[kind].title));
    expect(buttons(html)).toHaveLength(1);
    expect(text).toContain(String(buttons(html)[0]));
    expect(text).toContain('What happened in one sentence.');
  });

  it('about a quote have its lane and pickup', () => {
    const { text } = notificationContent(notification('quote.expiring'), SUBJECTS, PUBLIC_URL);
    expect(text).toContain('Lane: Chicago, IL to Dallas, TX\nPickup: Tue, Nov 24, 2026\nWeight: 1,200 lb');
    expect(text).toContain('Open quote:\nhttps://freight.example/quotes/qte_1');
  });

  it('about a shipment that was erased have no facts', () => {
    const gone = { brand: undefined, shipments: new Map(), quotes: new Map() };
    const { subject, html } = notificationContent(notification('shipment.delayed'), gone, PUBLIC_URL);
    expect(subject).toBe('S-000317: Delayed');
    expect(html).toContain('<strong>Lading</strong>');
  });
});

describe('a digest', () => {
  const other = { subjectId: 'shp_2', subjectLabel: 'S-000318' };
  const digest = (rows: [MailedNotification, ...MailedNotification[]]) => digestContent(rows, SUBJECTS, PUBLIC_URL);

  it('lists the changes of each shipment with lane, PRO, ETA and consignee, and has one button', () => {
    const { subject, text, html } = digest([
      notification('shipment.picked_up', { data: {} }),
      notification('pickup.scheduled', { ...other, data: {} }),
      notification('shipment.delayed'),
    ]);
    expect(subject).toBe('Acme Manufacturing: 3 notifications');
    expect(text).toContain(
      [
        'S-000317, Chicago, IL to Dallas, TX:\nhttps://freight.example/shipments/shp_1',
        [
          'Picked up: Wed, Nov 25, 10:00 AM EST',
          'Delayed: Wed, Nov 25, 10:00 AM EST. What happened in one sentence.',
          'PRO: 123456782',
          'Consignee: Lone Star Tools',
          'ETA: Wed, Dec 2, 2026, 1 business day late (From terminal scan in Memphis, TN and 2 business days left)',
        ].join('\n'),
        'S-000318:\nhttps://freight.example/shipments/shp_2',
      ].join('\n\n'),
    );
    expect(buttons(html)).toEqual(['https://freight.example/notifications']);
  });

  it('is in the language of its recipient, with the texts of others as they are', () => {
    const { inLocale } = notificationContent(notification('shipment.delayed'), SUBJECTS, PUBLIC_URL);
    const { subject, text, html } = inLocale('fr-CA');
    expect(subject).toBe('S-000317\u00a0: Retardée (Chicago, IL à Dallas, TX)');
    expect(text).toContain('Arrivée prévue: mer. 2 déc. 2026, en retard de 1 jour ouvrable (');
    expect(text).toContain('What happened in one sentence.');
    expect(html).toContain('<html lang="fr-CA">');
  });

  it('lists fifty changes at most', () => {
    const rows = Array.from({ length: 53 }, () => notification('shipment.picked_up', { data: {} }));
    const { text } = digest(rows as [MailedNotification]);
    expect(text.match(/Picked up:/g)).toHaveLength(50);
    expect(text).toContain('And 3 more.');
  });
});
