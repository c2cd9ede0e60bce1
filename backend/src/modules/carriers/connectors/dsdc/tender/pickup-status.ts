import { type MessageCheck, messageCheck } from '../../../../../platform/messages/message-check.js';
import type { PickupStatus } from '../../tenders.js';
import { plain } from '../../carrier-text.js';

/** PICKUP_VISIBILITY_RESPONSE of Pickup Request 1.0; only the properties that we read. */
interface PickupVisibility {
  pickupConfirmationId: string;
  status: string;
  informationCode?: {
    code?: string | null;
    subCode?: string | null;
    codeDescription?: string | null;
    subCodeDescription?: string | null;
  };
  stopEta?: string | null;
  stopEtaTimeZone?: string | null;
  equipmentInformation?: { stopsAway?: number | null } | null;
}

const text = { type: ['string', 'null'], maxLength: 500 };

const isPickupVisibility: MessageCheck<PickupVisibility> = messageCheck({
  type: 'object',
  required: ['pickupConfirmationId', 'status'],
  properties: {
    pickupConfirmationId: { type: 'string', minLength: 1, maxLength: 50 },
    status: { type: 'string', maxLength: 60 },
    informationCode: {
      type: 'object',
      properties: { code: text, subCode: text, codeDescription: text, subCodeDescription: text },
    },
    stopEta: text,
    stopEtaTimeZone: text,
    equipmentInformation: { type: ['object', 'null'], properties: { stopsAway: { type: ['integer', 'null'] } } },
  },
});

/** Statuses of the standard and of its definitions, such as "Departed with Exact Match" and "Pickup Rescheduled". The first that matches applies. */
const STATES: readonly [RegExp, PickupStatus['state']][] = [
  [/no freight|re-?attempt/i, 'attempted'],
  [/^departed/i, 'departed'],
  [/resched/i, 'rescheduled'],
  [/cancel/i, 'cancelled'],
  [/^en ?route/i, 'en_route'],
  [/^arrived/i, 'arrived'],
  [/^accept/i, 'accepted'],
];
const CODE = /^\d{3}(-\d{1,2})?$/;

/** Null if it is not a response of the standard, or its status is not one. */
export function readPickupStatus(body: unknown): PickupStatus | null {
  if (!isPickupVisibility(body)) return null;
  const state = STATES.find(([pattern]) => pattern.test(body.status))?.[1];
  if (state === undefined) return null;
  const { code, subCode, codeDescription, subCodeDescription } = body.informationCode ?? {};
  const whole = [code, subCode].filter(Boolean).join('-');
  return {
    state,
    pickupNumber: body.pickupConfirmationId,
    code: CODE.test(whole) ? whole : null,
    message: plain([codeDescription, subCodeDescription]) || null,
    etaAt: instantOf(body.stopEta ?? '', body.stopEtaTimeZone ?? ''),
    stopsAway: body.equipmentInformation?.stopsAway ?? null,
  };
}

/** The carrier's local time with its zone as `UTC-6` or `UTC+5:30`; null if either is not valid. */
function instantOf(local: string, zone: string): Date | null {
  if (/(Z|[+-]\d{2}:\d{2})$/.test(local)) return valid(new Date(local));
  const [, sign, hours = '', minutes = '00'] =
    /^UTC([+-])(\d{1,2})(?::?(\d{2}))?$/.exec(zone.replaceAll(' ', '')) ?? [];
  return sign === undefined ? null : valid(new Date(`${local}${sign}${hours.padStart(2, '0')}:${minutes}`));
}

function valid(instant: Date): Date | null {
  return Number.isNaN(instant.getTime()) ? null : instant;
}
