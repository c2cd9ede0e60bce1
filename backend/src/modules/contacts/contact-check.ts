import { Injectable } from '@nestjs/common';
import { type FieldError, ValidationFailed } from '../../platform/http/problems/domain-error.js';
import { LocationsService } from '../locations/index.js';
import type { SaveContactDto } from './contacts.dto.js';
import type { ContactBody } from './domain/contact-body.js';
import { msg } from '../../messages/message.js';

const PO_BOX = /^\W*p\W*o\W*box\b/i;

/** Validation that depends on more than one field: address, hours, phone extensions. */
@Injectable()
export class ContactCheck {
  constructor(private readonly locations: LocationsService) {}

  /** A new contact as stored; the time zone defaults to that of the postal code. @throws ValidationFailed */
  body(contact: SaveContactDto): ContactBody {
    const { location, errors } = this.locations.check(contact.address, '/address');
    const all = [...errors, ...addressLineErrors(contact), ...hoursErrors(contact), ...peopleErrors(contact)];
    if (all.length > 0) throw new ValidationFailed(all);
    return toBody(contact, contact.timeZone ?? location?.timeZone ?? null);
  }

  /** The contact that replaces `stored`. A time zone derived from the old postal code is derived again. @throws ValidationFailed */
  changedBody(stored: ContactBody, contact: SaveContactDto): ContactBody {
    const { country, postalCode } = stored.address;
    const isDerived =
      stored.timeZone === contact.timeZone && this.locations.find(postalCode, country)?.timeZone === stored.timeZone;
    return this.body(isDerived ? { ...contact, timeZone: null } : contact);
  }
}

function addressLineErrors({ address }: SaveContactDto): FieldError[] {
  const message = msg`Trucks cannot serve a post office box. Enter the street address of the dock.`;
  return PO_BOX.test(address.address1) ? [{ pointer: '/address/address1', code: 'ADDRESS_PO_BOX', message }] : [];
}

function hoursErrors({ hours = [] }: SaveContactDto): FieldError[] {
  return hours.flatMap(({ from, to }, index) =>
    from < to
      ? []
      : [{ pointer: `/hours/${index}/to`, code: 'HOURS_ORDER', message: msg`Must be after the opening time.` }],
  );
}

function peopleErrors({ people = [] }: SaveContactDto): FieldError[] {
  return people.flatMap(({ phone, extension }, index) =>
    extension && !phone
      ? [
          {
            pointer: `/people/${index}/phone`,
            code: 'REQUIRED',
            message: msg`Enter the number that the extension belongs to.`,
          },
        ]
      : [],
  );
}

/** The contact as stored: all fields are present, and empty strings are null. */
function toBody(contact: SaveContactDto, timeZone: string | null): ContactBody {
  const { address } = contact;
  return {
    name: contact.name,
    address: {
      ...address,
      address1: address.address1.trim(),
      address2: textOrNull(address.address2),
      city: address.city.trim(),
      postalCode: address.postalCode.toUpperCase(),
    },
    timeZone,
    placeType: contact.placeType ?? null,
    dock: contact.dock ?? null,
    forklift: contact.forklift ?? null,
    appointmentNeeded: contact.appointmentNeeded ?? false,
    hours: contact.hours ?? [],
    accessorials: contact.accessorials ?? [],
    instructions: textOrNull(contact.instructions),
    people: (contact.people ?? []).map(({ name, phone, extension, email, role }) => ({
      name,
      phone: phone ?? null,
      extension: extension ?? null,
      email: email ?? null,
      role: textOrNull(role),
    })),
  };
}

function textOrNull(text: string | null | undefined): string | null {
  return text?.trim() || null;
}
