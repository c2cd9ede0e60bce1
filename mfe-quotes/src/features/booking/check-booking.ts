import { minutesBetween } from '../../shared/local-date';
import { toE164 } from '../../shared/trade/phone';
import type { BookingStopValues, BookingValues } from './booking-values';

/** What is wrong with one field of the booking. */
export interface BookingIssue {
  path: string;
  message: string;
}

const SIDES = { origin: 'pickup', intermediate: 'the stop', destination: 'delivery' } as const;

/** All issues of the booking at once, in the order of its fields. */
export function checkBooking({ stops, pickup }: BookingValues): BookingIssue[] {
  const issues = stops.flatMap((stop, index) => checkStop(stop, `stops.${index}`));
  if (!pickup.on) issues.push({ path: 'pickup.on', message: 'Choose the pickup day.' });
  if (!pickup.readyFrom) issues.push({ path: 'pickup.readyFrom', message: 'Enter from when the freight is ready.' });
  if (!pickup.closeAt) issues.push({ path: 'pickup.closeAt', message: 'Enter when the dock closes.' });
  else if (pickup.readyFrom && minutesBetween(pickup.readyFrom, pickup.closeAt) < 60) {
    issues.push({ path: 'pickup.closeAt', message: 'Leave at least one hour between ready and close.' });
  }
  return issues;
}

function checkStop({ type, name, address1, contact }: BookingStopValues, path: string): BookingIssue[] {
  const issues: BookingIssue[] = [];
  if (!name.trim()) issues.push({ path: `${path}.name`, message: `Enter the name of the place for ${SIDES[type]}.` });
  if (!address1.trim()) issues.push({ path: `${path}.address1`, message: `Enter the street address for ${SIDES[type]}.` });
  if (!contact.name.trim()) issues.push({ path: `${path}.contact.name`, message: 'Enter who the driver can ask for.' });
  if (!toE164(contact.phone)) issues.push({ path: `${path}.contact.phone`, message: 'Enter a phone number like 312 555 0100 or +1 312 555 0100.' });
  if (contact.email.trim() && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(contact.email.trim())) issues.push({ path: `${path}.contact.email`, message: 'Enter an e-mail address, or leave it empty.' });
  return issues;
}
