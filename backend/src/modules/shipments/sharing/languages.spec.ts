import { asReader, untranslated } from '../../../../test/support/untranslated.js';
import { type Locale, LOCALES } from '../../../messages/locales.js';
import type { MailBrand } from '../../../platform/mail/mail-content.js';
import { ETA_BASES } from '../domain/eta.js';
import { EXCEPTION_KINDS } from '../domain/exception-kinds.js';
import { SHIPMENT_STATUSES } from '../domain/shipment-status.js';
import { noticeText } from '../consignee/notice-text.js';
import {
  answeredPage,
  busyTenderPage,
  canceledShipmentPage,
  closedTenderPage,
  openTenderPage,
} from '../tender/answer/tender-answer-page.js';
import { PUBLIC_EVENTS } from './domain/public-events.js';
import type { SharedShipment } from './persistence/shared-shipments.sql.js';
import { busyPage, closedPage } from './public-page.js';
import { trackingPage } from './tracking-page.js';
import {
  checkMailPage,
  confirmPage,
  endedPage,
  subscribedPage,
  subscribePage,
  unsubscribedPage,
  unsubscribePage,
} from './updates/subscription-pages.js';
import { confirmationContent, updateContent } from './updates/update-content.js';

const BRAND: MailBrand = { name: 'N1', color: null, logo: null };
const at = new Date('2026-11-30T15:04:05.000Z');

const shipment = (changes: Partial<SharedShipment> = {}): SharedShipment => ({
  companyId: 'c',
  id: 's',
  number: 'S-1',
  carrierName: 'N2',
  status: 'in_transit',
  bolNumber: '1',
  proNumber: '2',
  originName: 'N3',
  originCity: 'N4',
  originState: 'IL',
  destinationName: 'N5',
  destinationCity: 'N6',
  destinationState: 'TX',
  pickupOn: '2026-11-28',
  mode: 'LTL',
  estimatedDeliveryOn: '2026-12-02',
  earliestDeliveryOn: '2026-12-01',
  latestDeliveryOn: '2026-12-02',
  etaOn: '2026-12-04',
  etaBasis: 'terminal',
  etaPlace: 'N7',
  etaDaysLeft: 2,
  daysLate: 2,
  timeZone: 'America/Chicago',
  endedAt: null,
  ...changes,
});

const SHIPMENTS = [
  ...SHIPMENT_STATUSES.map((status) => shipment({ status })),
  ...ETA_BASES.map((etaBasis) => shipment({ etaBasis })),
  shipment({ endedAt: at, status: 'delivered' }),
  shipment({ daysLate: 0 }),
  shipment({ etaOn: null }),
];

/** Everything that people without an account read in a browser. */
function pages(): string[] {
  const one = shipment();
  const events = Object.keys(PUBLIC_EVENTS).map((type) => ({
    type: type as 'booked',
    occurredAt: at,
    timeZone: 'America/Chicago',
    city: 'N4',
    state: 'IL',
  }));
  const tracking = SHIPMENTS.map((shared, index) =>
    trackingPage({
      brand: null,
      href: '/x',
      shipment: shared,
      events: index === 0 ? events : [],
      documents: [],
      journey: null,
    }),
  );
  const plain = [
    ...tracking,
    ...[undefined, 409 as const, 422 as const].map((status) =>
      subscribePage(one, null, status && { email: 'x', status }),
    ),
    ...[checkMailPage, confirmPage, endedPage, subscribedPage, unsubscribePage].map((page) => page(one, null)),
    unsubscribedPage(),
    closedPage(404),
    busyPage(),
  ];
  const tender = { companyName: 'N1', number: 'S-1', facts: [], proNumber: null };
  return [
    ...plain.map(({ html }) => html),
    openTenderPage(tender),
    openTenderPage({ ...tender, proNumber: '1' }, {}, { reason: { id: '', message: '', values: { text: 'x' } } }),
    answeredPage('S-1', true),
    answeredPage('S-1', false),
    closedTenderPage(),
    canceledShipmentPage('S-1'),
    busyTenderPage(),
  ];
}

/** Emails to consignees and subscribers. */
function mails(locale: Locale): string[] {
  const links = { page: new URL('https://x.test/p'), unsubscribe: new URL('https://x.test/u') };
  const facts = {
    companyName: 'N1',
    number: 'S-1',
    purchaseOrders: ['1'],
    carrierName: 'N2',
    proNumber: '2',
    from: 'N4, IL',
    to: 'N6, TX',
    etaOn: '2026-12-04',
    promisedOn: '2026-12-02',
    exceptions: EXCEPTION_KINDS,
  };
  const brand = { ...BRAND, locale };
  const written = [
    confirmationContent({ companyName: 'N1', brand, shipment: shipment(), links }, new URL('https://x.test/c')),
    ...SHIPMENTS.flatMap((one) =>
      (['milestone', 'eta'] as const).map((news) =>
        updateContent({ companyName: 'N1', brand, shipment: one, links }, news),
      ),
    ),
    noticeText(locale, { ...facts, contactName: null }),
    noticeText(locale, { ...facts, contactName: 'N8', exceptions: [] }),
    noticeText(locale, { ...facts, contactName: null, etaOn: null }),
  ];
  return written.flatMap(({ subject, text }) => [subject, text]);
}

/** Words that are the same in the language. */
const SAME: Partial<Record<Locale, string[]>> = {
  'fr-CA': ['Documents'],
};

describe.each(LOCALES.filter((locale) => !locale.startsWith('en-')))('in %s', (locale) => {
  it('no page for people without an account has English texts', () => {
    const [english, other] = [asReader('en-US', pages), asReader(locale, pages)];
    const found = english.flatMap((page, index) => untranslated(page, other[index]!, SAME[locale]));
    expect([...new Set(found)]).toEqual([]);
    expect(other[0]).toContain(`<html lang="${locale}">`);
  });

  it('no email to people outside the company has English texts', () => {
    const [english, other] = [mails('en-US'), mails(locale)];
    const found = english.flatMap((mail, index) => untranslated(mail, other[index]!, SAME[locale]));
    expect([...new Set(found)]).toEqual([]);
  });
});
