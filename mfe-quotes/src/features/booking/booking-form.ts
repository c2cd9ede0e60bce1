import { LIMITS } from '@lading/trade';
import {
  checkPickup,
  email,
  localDate,
  localTime,
  multiLine,
  oneLine,
  optionalText,
  phoneExtension,
  requiredInput,
  requiredPhone,
  requiredText,
  type StopContactValues,
  z,
} from '@lading/trade/schemas';
import { t } from '@lingui/core/macro';
import type { Quote, Stop } from '../../shared/api/types';

/** The booking as typed. Names follow the request, so that a JSON pointer of the API leads to its field. */
export interface BookingValues {
  stops: {
    type: Stop['type'];
    name: string;
    address1: string;
    address2: string;
    contact: StopContactValues;
    instructions: string;
  }[];
  /** Of the commodities that the quote does not describe; positions from 0. */
  descriptions: { handlingUnit: number; commodity: number; description: string }[];
  pickup: { on: string; readyFrom: string; closeAt: string };
  references: { type: 'PO'; value: string }[];
  instructions: string;
}

/** What the quote already knows of people, locations and times. */
export function bookingValues({ request: { stops, pickup, handlingUnits } }: Quote): BookingValues {
  return {
    stops: stops.map((stop) => ({
      type: stop.type,
      name: stop.name ?? '',
      address1: stop.address1 ?? '',
      address2: stop.address2 ?? '',
      contact: {
        name: stop.contact?.name ?? '',
        phone: stop.contact?.phone ?? '',
        extension: stop.contact?.extension ?? '',
        email: stop.contact?.email ?? '',
      },
      instructions: stop.instructions ?? '',
    })),
    descriptions: handlingUnits.flatMap(({ commodities }, handlingUnit) =>
      commodities.flatMap(({ description }, commodity) =>
        description?.trim() ? [] : [{ handlingUnit, commodity, description: '' }],
      ),
    ),
    pickup: { on: pickup.on, readyFrom: pickup.readyFrom ?? '', closeAt: pickup.closeAt ?? '' },
    references: [{ type: 'PO', value: '' }],
    instructions: '',
  };
}

const required = (max: number, missing: () => string) => requiredText(oneLine({ min: 1, max, missing }));
const notes = () => optionalText(multiLine({ max: LIMITS.notes }));
const asTyped = (value: string) => ({ value });

const stopForm = z.object({
  type: z.enum(['origin', 'intermediate', 'destination']),
  name: required(LIMITS.stopName, () => t`Enter the company or location name.`),
  address1: required(LIMITS.address, () => t`Enter the street address.`),
  address2: optionalText(oneLine({ max: LIMITS.address })),
  contact: z.object({
    name: required(LIMITS.personName, () => t`Enter the contact for the driver.`),
    phone: requiredPhone(() => t`Enter a phone number like 312 555 0100 or +1 312 555 0100.`),
    extension: phoneExtension(),
    email: optionalText(email()),
  }),
  instructions: notes(),
});

/** The booking form; its output is the request without offer and total. `today` is the reader's local date. */
export const bookingForm = (today: string) =>
  z.object({
    stops: z.array(stopForm),
    descriptions: z.array(
      z.object({
        handlingUnit: z.int(),
        commodity: z.int(),
        description: required(LIMITS.description, () => t`Enter what is shipped.`),
      }),
    ),
    pickup: z
      .object({
        on: requiredInput(asTyped, localDate(), () => t`Choose the pickup day.`),
        readyFrom: requiredInput(asTyped, localTime(), () => t`Enter the ready time.`),
        closeAt: requiredInput(asTyped, localTime(), () => t`Enter the closing time of the dock.`),
      })
      .check(z.superRefine(checkPickup(today))),
    references: z.pipe(
      z.array(z.object({ type: z.literal('PO'), value: z.string().check(z.trim(), z.maxLength(LIMITS.reference)) })),
      z.transform((all) => all.filter(({ value }) => value !== '')),
    ),
    instructions: notes(),
  });

export type Booking = z.output<ReturnType<typeof bookingForm>>;
