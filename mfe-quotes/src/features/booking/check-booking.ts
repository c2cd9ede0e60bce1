import { minutesBetween } from '@lading/trade';
import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { toE164 } from '../../shared/trade/phone';
import type { BookingStopValues, BookingValues } from './booking-values';

/** What is wrong with one field of the booking. */
export interface BookingIssue {
  path: string;
  message: string;
}

const NAMELESS = {
  origin: msg`Enter the name of the place for pickup.`,
  intermediate: msg`Enter the name of the place for the stop.`,
  destination: msg`Enter the name of the place for delivery.`,
};
const WITHOUT_STREET = {
  origin: msg`Enter the street address for pickup.`,
  intermediate: msg`Enter the street address for the stop.`,
  destination: msg`Enter the street address for delivery.`,
};

/** All issues of the booking at once, in the order of its fields. */
export function checkBooking({ stops, pickup }: BookingValues): BookingIssue[] {
  const issues = stops.flatMap((stop, index) => checkStop(stop, `stops.${index}`));
  if (!pickup.on) issues.push({ path: 'pickup.on', message: t`Choose the pickup day.` });
  if (!pickup.readyFrom) issues.push({ path: 'pickup.readyFrom', message: t`Enter from when the freight is ready.` });
  if (!pickup.closeAt) issues.push({ path: 'pickup.closeAt', message: t`Enter when the dock closes.` });
  else if (pickup.readyFrom && minutesBetween(pickup.readyFrom, pickup.closeAt) < 60) {
    issues.push({ path: 'pickup.closeAt', message: t`Leave at least one hour between ready and close.` });
  }
  return issues;
}

function checkStop({ type, name, address1, contact }: BookingStopValues, path: string): BookingIssue[] {
  const issues: BookingIssue[] = [];
  if (!name.trim()) issues.push({ path: `${path}.name`, message: i18n._(NAMELESS[type]) });
  if (!address1.trim()) issues.push({ path: `${path}.address1`, message: i18n._(WITHOUT_STREET[type]) });
  if (!contact.name.trim())
    issues.push({ path: `${path}.contact.name`, message: t`Enter who the driver can ask for.` });
  if (!toE164(contact.phone))
    issues.push({
      path: `${path}.contact.phone`,
      message: t`Enter a phone number like 312 555 0100 or +1 312 555 0100.`,
    });
  if (contact.email.trim() && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(contact.email.trim()))
    issues.push({ path: `${path}.contact.email`, message: t`Enter an e-mail address, or leave it empty.` });
  return issues;
}
