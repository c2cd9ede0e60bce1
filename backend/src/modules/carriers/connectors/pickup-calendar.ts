import ical, { ICalCalendarMethod } from 'ical-generator';
import { tenderFacts } from './tender-facts.js';
import type { TenderedShipment, TenderMail } from './tenders.js';

/** Calendar file (RFC 5545) with the pickup window, in UTC, so that every calendar shows it in its own zone. */
export function pickupCalendar(id: string, shipment: TenderedShipment, { pickup, companyName }: TenderMail): string {
  const origin = shipment.stops.find(({ type }) => type === 'origin');
  const calendar = ical({ prodId: { company: 'Lading', product: 'Tender' }, method: ICalCalendarMethod.PUBLISH });
  calendar.createEvent({
    id,
    stamp: pickup.opensAt,
    start: pickup.opensAt,
    end: pickup.closesAt,
    summary: `Pickup ${shipment.number}, ${companyName}`,
    location: [origin?.name, origin?.address1, origin?.city, origin?.state, origin?.postalCode]
      .filter(Boolean)
      .join(', '),
    description: tenderFacts(shipment)
      .map(([label, value]) => `${label}: ${value}`)
      .join('\n'),
  });
  return calendar.toString();
}
