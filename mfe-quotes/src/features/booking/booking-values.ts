import type { BookRequest, Money, Offer, Quote, Stop, StopContact } from '../../shared/api/types';
import { toE164 } from '../../shared/trade/phone';

/** The booking as typed. Names follow the request, so that a JSON pointer of the API leads to its field. */
export interface BookingValues {
  stops: BookingStopValues[];
  pickup: { on: string; readyFrom: string; closeAt: string };
  references: { type: 'PO'; value: string }[];
  instructions: string;
}

export interface BookingStopValues {
  type: Stop['type'];
  name: string;
  address1: string;
  address2: string;
  contact: { name: string; phone: string; email: string };
  instructions: string;
}

const text = (typed: string): string | null => typed.trim() || null;

/** What the quote already says about people, places and times. */
export function bookingValues({ request: { stops, pickup } }: Quote): BookingValues {
  return {
    stops: stops.map((stop) => ({
      type: stop.type,
      name: stop.name ?? '',
      address1: stop.address1 ?? '',
      address2: stop.address2 ?? '',
      contact: { name: stop.contact?.name ?? '', phone: stop.contact?.phone ?? '', email: stop.contact?.email ?? '' },
      instructions: stop.instructions ?? '',
    })),
    pickup: { on: pickup.on, readyFrom: pickup.readyFrom ?? '', closeAt: pickup.closeAt ?? '' },
    references: [{ type: 'PO', value: '' }],
    instructions: '',
  };
}

/** The request that books an offer at the total that the person agrees to. */
export function toBookRequest(values: BookingValues, offer: Offer, acceptedTotal: Money): BookRequest {
  return {
    offerId: offer.id,
    acceptedTotal,
    stops: values.stops.map((stop) => ({
      type: stop.type,
      contact: toContact(stop.contact),
      name: text(stop.name),
      address1: text(stop.address1),
      address2: text(stop.address2),
      instructions: text(stop.instructions),
    })),
    pickup: values.pickup,
    references: values.references
      .filter(({ value }) => value.trim())
      .map(({ type, value }) => ({ type, value: value.trim() })),
    instructions: text(values.instructions),
  };
}

function toContact({ name, phone, email }: BookingStopValues['contact']): StopContact {
  return { name: name.trim(), phone: toE164(phone) ?? phone.trim(), email: text(email) };
}
