import { Injectable } from '@nestjs/common';
import { type FieldError, ValidationFailed } from '../../platform/http/problems/domain-error.js';
import { LocationsService } from '../locations/index.js';
import type { SaveContactDto } from './contacts.dto.js';
import { type ContactBody, toBody } from './domain/contact-body.js';

const PO_BOX = /^\W*p\W*o\W*box\b/i;

/** What can only be said of a contact as a whole: its address, its hours, who has an extension. */
@Injectable()
export class ContactCheck {
  constructor(private readonly locations: LocationsService) {}

  /** The contact as it is stored, with the time zone of its postal code unless it says another. @throws ValidationFailed */
  body(contact: SaveContactDto): ContactBody {
    const { location, errors } = this.locations.check(contact.address, '/address');
    const all = [...errors, ...addressLineErrors(contact), ...hoursErrors(contact), ...peopleErrors(contact)];
    if (all.length > 0) throw new ValidationFailed(all);
    return toBody(contact, contact.timeZone ?? location?.timeZone ?? null);
  }

  /** The contact as it is to be stored instead of another one: a time zone that was only that of the old postal code follows the new one. @throws ValidationFailed */
  changedBody(stored: ContactBody, contact: SaveContactDto): ContactBody {
    const { country, postalCode } = stored.address;
    const isDerived =
      stored.timeZone === contact.timeZone && this.locations.find(postalCode, country)?.timeZone === stored.timeZone;
    return this.body(isDerived ? { ...contact, timeZone: null } : contact);
  }
}

function addressLineErrors({ address }: SaveContactDto): FieldError[] {
  const message = 'Trucks cannot serve a post office box. Enter the street address of the dock.';
  return PO_BOX.test(address.address1) ? [{ pointer: '/address/address1', code: 'ADDRESS_PO_BOX', message }] : [];
}

function hoursErrors({ hours = [] }: SaveContactDto): FieldError[] {
  return hours.flatMap(({ from, to }, index) =>
    from < to
      ? []
      : [{ pointer: `/hours/${index}/to`, code: 'HOURS_ORDER', message: 'must be after the opening time' }],
  );
}

function peopleErrors({ people = [] }: SaveContactDto): FieldError[] {
  return people.flatMap(({ phone, extension }, index) =>
    extension && !phone
      ? [
          {
            pointer: `/people/${index}/phone`,
            code: 'REQUIRED',
            message: 'Enter the number that the extension belongs to.',
          },
        ]
      : [],
  );
}
