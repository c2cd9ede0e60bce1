import type { FieldError } from '../../../platform/http/problems/domain-error.js';
import type { HandlingUnit, PickupWindow, QuoteRequest, Reference, Stop } from '../../rating/index.js';
import type { BookedDescription, BookedStop, BookingRequest } from './booking-request.js';
import { msg } from '../../../messages/message.js';

/** The request to be booked, and the errors of missing details. */
export interface BookingDetails {
  request: QuoteRequest;
  errors: FieldError[];
}

const MISSING = {
  name: {
    origin: msg`Enter the name of the place for pickup.`,
    intermediate: msg`Enter the name of the place for the stop.`,
    destination: msg`Enter the name of the place for delivery.`,
  },
  address1: {
    origin: msg`Enter the street address for pickup.`,
    intermediate: msg`Enter the street address for the stop.`,
    destination: msg`Enter the street address for delivery.`,
  },
  contact: {
    origin: msg`Enter a name and a phone number for pickup.`,
    intermediate: msg`Enter a name and a phone number for the stop.`,
    destination: msg`Enter a name and a phone number for delivery.`,
  },
} as const;
const POST_OFFICE_BOX = /^\s*(p\.?\s*o\.?|post\s+office)\s*box\b/i;

/** The quoted request with the contacts, descriptions, pickup window, references and instructions of the booking. Values of the booking override those of the quote. */
export function bookingDetails(quoted: QuoteRequest, booking: BookingRequest): BookingDetails {
  const { stops, errors } = mergeStops(quoted.stops, booking.stops);
  const described = mergeDescriptions(quoted.handlingUnits, booking.descriptions ?? []);
  const request = {
    ...quoted,
    handlingUnits: described.handlingUnits,
    stops,
    pickup: booking.pickup,
    references: mergeReferences(quoted.references ?? [], booking.references ?? []),
    instructions: mergeInstructions(quoted.instructions, booking.instructions),
  };
  return { request, errors: [...errors, ...described.errors, ...pickupErrors(booking.pickup)] };
}

function mergeStops(quoted: readonly Stop[], given: readonly BookedStop[]): { stops: Stop[]; errors: FieldError[] } {
  const unused = given.map((stop, index) => ({ stop, index }));
  const errors: FieldError[] = [];
  const stops = quoted.map((stop, position) => {
    const match = unused.findIndex((candidate) => candidate.stop.type === stop.type);
    const [entry] = match < 0 ? [] : unused.splice(match, 1);
    const merged = mergeStop(stop, entry?.stop);
    errors.push(...stopErrors(merged, `/stops/${entry?.index ?? position}`));
    return merged;
  });
  for (const { index } of unused)
    errors.push({ pointer: `/stops/${index}/type`, code: 'STOP_UNKNOWN', message: msg`The quote has no such stop.` });
  return { stops, errors };
}

function mergeStop(stop: Stop, given: BookedStop | undefined): Stop {
  return {
    ...stop,
    name: filled(given?.name) ?? filled(stop.name),
    address1: filled(given?.address1) ?? filled(stop.address1),
    address2: filled(given?.address2) ?? filled(stop.address2),
    contact: given?.contact ?? stop.contact ?? null,
    instructions: filled(given?.instructions) ?? filled(stop.instructions),
  };
}

function stopErrors({ type, name, address1, contact }: Stop, pointer: string): FieldError[] {
  const missing = (field: keyof typeof MISSING): FieldError => ({
    pointer: `${pointer}/${field}`,
    code: 'REQUIRED',
    message: MISSING[field][type],
  });
  const errors: FieldError[] = [];
  if (!name) errors.push(missing('name'));
  if (!address1) errors.push(missing('address1'));
  else if (POST_OFFICE_BOX.test(address1)) {
    errors.push({
      pointer: `${pointer}/address1`,
      code: 'ADDRESS_PO_BOX',
      message: msg`Trucks cannot serve a post office box. Enter the street address of the dock.`,
    });
  }
  if (!contact) errors.push(missing('contact'));
  return errors;
}

function pickupErrors({ readyFrom, closeAt }: PickupWindow): FieldError[] {
  const errors: FieldError[] = [];
  if (!readyFrom)
    errors.push({ pointer: '/pickup/readyFrom', code: 'REQUIRED', message: msg`Enter when the freight is ready.` });
  if (!closeAt)
    errors.push({ pointer: '/pickup/closeAt', code: 'REQUIRED', message: msg`Enter when the dock closes.` });
  return errors;
}

function mergeDescriptions(
  quoted: readonly HandlingUnit[],
  given: readonly BookedDescription[],
): { handlingUnits: HandlingUnit[]; errors: FieldError[] } {
  const handlingUnits = quoted.map((unit, row) => ({
    ...unit,
    commodities: unit.commodities.map((commodity, index) => {
      const entry = given.find((one) => one.handlingUnit === row && one.commodity === index);
      return entry ? { ...commodity, description: entry.description.trim() } : commodity;
    }),
  }));
  const errors = given.flatMap(({ handlingUnit, commodity }, index) =>
    quoted[handlingUnit]?.commodities[commodity]
      ? []
      : [
          {
            pointer: `/descriptions/${index}`,
            code: 'COMMODITY_UNKNOWN',
            message: msg`The quote has no such commodity.`,
          },
        ],
  );
  return { handlingUnits, errors };
}

function mergeReferences(quoted: readonly Reference[], given: readonly Reference[]): Reference[] {
  return [
    ...new Map([...quoted, ...given].map((reference) => [`${reference.type} ${reference.value}`, reference])).values(),
  ];
}

function mergeInstructions(...texts: (string | null | undefined)[]): string | null {
  const paragraphs = new Set(texts.map(filled).filter((text) => text !== null));
  return paragraphs.size === 0 ? null : [...paragraphs].join('\n');
}

function filled(text: string | null | undefined): string | null {
  return text === null || text === undefined || text.trim() === '' ? null : text.trim();
}
