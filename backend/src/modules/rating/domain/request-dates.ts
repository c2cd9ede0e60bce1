import { dayText } from '../../../kernel/time/day-text.js';
import { addDays, isLocalDate } from '../../../kernel/time/local-date.js';
import { LIMITS } from '../../../kernel/limits.js';
import type { FieldError } from '../../../platform/http/problems/domain-error.js';
import type { DeliveryRequirement, QuoteRequest } from './quote-request.js';
import type { LocalMoment } from '../../../kernel/time/local-time.js';

/** Validates pickup and delivery dates. `now` is the current local time at the origin, null if the origin is unknown. */
export function dateErrors({ pickup, delivery }: QuoteRequest, now: LocalMoment | null): FieldError[] {
  if (!isLocalDate(pickup.on)) return [notADay('/pickup/on', pickup.on)];
  return [...pickupErrors(pickup.on, now), ...(delivery ? deliveryErrors(delivery, pickup.on) : [])];
}

function pickupErrors(on: string, now: LocalMoment | null): FieldError[] {
  if (now === null) return [];
  if (on < now.on)
    return [
      {
        pointer: '/pickup/on',
        code: 'PICKUP_PAST',
        message: `${dayText(on)} has passed at the origin, where it is ${now.on}. Choose today or a later day.`,
      },
    ];
  const last = addDays(now.on, LIMITS.pickupDaysAhead);
  if (on <= last) return [];
  return [
    {
      pointer: '/pickup/on',
      code: 'PICKUP_TOO_FAR',
      message: `Pickups can be quoted up to ${LIMITS.pickupDaysAhead} days ahead, until ${last}.`,
    },
  ];
}

function deliveryErrors({ type, on, to }: DeliveryRequirement, pickupOn: string): FieldError[] {
  if (type === 'none') return [];
  if (!on) return [{ pointer: '/delivery/on', code: 'REQUIRED', message: 'Enter the delivery date.' }];
  if (!isLocalDate(on)) return [notADay('/delivery/on', on)];
  if (on < pickupOn)
    return [
      {
        pointer: '/delivery/on',
        code: 'DELIVERY_BEFORE_PICKUP',
        message: `The delivery on ${dayText(on)} is before the pickup on ${dayText(pickupOn)}.`,
      },
    ];
  if (type !== 'window') return [];
  if (!to)
    return [{ pointer: '/delivery/to', code: 'REQUIRED', message: 'Enter the last day of the delivery window.' }];
  if (!isLocalDate(to)) return [notADay('/delivery/to', to)];
  return to < on
    ? [
        {
          pointer: '/delivery/to',
          code: 'DATE_ORDER',
          message: `The delivery window ends on ${dayText(to)}, before it starts on ${dayText(on)}.`,
        },
      ]
    : [];
}

function notADay(pointer: string, text: string): FieldError {
  return { pointer, code: 'DATE_INVALID', message: `${text} is not a valid date.` };
}
