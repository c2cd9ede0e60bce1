import { addDays, isLocalDate } from '../../../kernel/time/local-date.js';
import { LIMITS } from '../../../kernel/limits.js';
import type { FieldError } from '../../../platform/http/problems/domain-error.js';
import type { DeliveryRequirement, QuoteRequest } from './quote-request.js';
import type { LocalMoment } from '../../../kernel/time/local-time.js';
import { msg } from '../../../messages/message.js';

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
        message: msg`${{ on: { day: on } }} has passed at the origin, where it is ${{ today: { day: now.on } }}. Choose today or a later day.`,
      },
    ];
  const last = addDays(now.on, LIMITS.pickupDaysAhead);
  if (on <= last) return [];
  return [
    {
      pointer: '/pickup/on',
      code: 'PICKUP_TOO_FAR',
      message: msg`Pickups can be quoted up to ${{ pickupDaysAhead: LIMITS.pickupDaysAhead }} days ahead, until ${{ last: { day: last } }}.`,
    },
  ];
}

function deliveryErrors({ type, on, to }: DeliveryRequirement, pickupOn: string): FieldError[] {
  if (type === 'none') return [];
  if (!on) return [{ pointer: '/delivery/on', code: 'REQUIRED', message: msg`Enter the delivery date.` }];
  if (!isLocalDate(on)) return [notADay('/delivery/on', on)];
  if (on < pickupOn)
    return [
      {
        pointer: '/delivery/on',
        code: 'DELIVERY_BEFORE_PICKUP',
        message: msg`The delivery on ${{ on: { day: on } }} is before the pickup on ${{ pickupOn: { day: pickupOn } }}.`,
      },
    ];
  if (type !== 'window') return [];
  if (!to)
    return [{ pointer: '/delivery/to', code: 'REQUIRED', message: msg`Enter the last day of the delivery window.` }];
  if (!isLocalDate(to)) return [notADay('/delivery/to', to)];
  return to < on
    ? [
        {
          pointer: '/delivery/to',
          code: 'DATE_ORDER',
          message: msg`The delivery window ends on ${{ to: { day: to } }}, before it starts on ${{ on: { day: on } }}.`,
        },
      ]
    : [];
}

function notADay(pointer: string, text: string): FieldError {
  return { pointer, code: 'DATE_INVALID', message: msg`${{ text }} is not a valid date.` };
}
