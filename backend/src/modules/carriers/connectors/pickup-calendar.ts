import { type Locale, SOURCE_LOCALE } from '../../../messages/locales.js';
import { msg } from '../../../messages/message.js';
import { translate } from '../../../messages/translate.js';
import ical, { ICalCalendarMethod } from 'ical-generator';
import { tenderFacts } from './tender-facts.js';
import type { TenderedShipment, TenderMail } from './tenders.js';

/** Calendar file (RFC 5545) with the pickup window, in UTC, so that every calendar shows it in its own zone. */
export function pickupCalendar(
  id: string,
  shipment: TenderedShipment,
  { pickup, companyName }: TenderMail,
  locale: Locale = SOURCE_LOCALE,
): string {
  const { number } = shipment;
  const origin = shipment.stops.find(({ type }) => type === 'origin');
  const calendar = ical({ prodId: { company: 'Lading', product: 'Tender' }, method: ICalCalendarMethod.PUBLISH });
  calendar.createEvent({
    id,
    stamp: pickup.opensAt,
    start: pickup.opensAt,
    end: pickup.closesAt,
    summary: translate(locale, msg`Pickup ${{ number }}, ${{ company: companyName }}`),
    location: [origin?.name, origin?.address1, origin?.city, origin?.state, origin?.postalCode]
      .filter(Boolean)
      .join(', '),
    description: tenderFacts(shipment, locale)
      .map(([label, value]) => `${label}: ${value}`)
      .join('\n'),
  });
  return calendar.toString();
}
