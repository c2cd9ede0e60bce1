import { msg } from '../../../messages/message.js';
import type { FieldError } from '../../../platform/http/problems/domain-error.js';
import { importMessage, type ImportMessage } from '../../../platform/imports/import-messages.js';
import type { FileRow } from '../../../platform/imports/read-import-file.js';
import { type ContactColumn, personNumbers } from '../contact-cells.js';
import { WEEKDAYS } from '../../../kernel/places/opening-hours.js';
import { english } from '../../../messages/translate.js';

const COLUMNS: Readonly<Record<string, ContactColumn>> = {
  name: 'name',
  address: 'postal_code',
  'address/address1': 'address1',
  'address/address2': 'address2',
  'address/city': 'city',
  'address/state': 'state',
  'address/postalCode': 'postal_code',
  'address/country': 'country',
  timeZone: 'time_zone',
  placeType: 'place_type',
  dock: 'dock',
  forklift: 'forklift',
  appointmentNeeded: 'appointment_needed',
  accessorials: 'accessorials',
  instructions: 'instructions',
};

/** The row and column of a validation error. */
export function locate(
  { row, cells }: FileRow<ContactColumn>,
  ref: string,
  { pointer, code, message }: FieldError,
): ImportMessage {
  const [, part = '', place = '', field = ''] = pointer.split('/');
  const at = (column: string): ImportMessage => importMessage(row, column, ref, code, english(message));
  if (part === 'hours') return at(`hours_${WEEKDAYS.filter((day) => cells[`hours_${day}`])[Number(place)] ?? 'mon'}`);
  if (part === 'people') return at(`person${personNumbers(cells)[Number(place)] ?? 1}_${field || 'name'}`);
  return at(COLUMNS[`${part}/${place}`] ?? COLUMNS[part] ?? '');
}

/** The address book, or an earlier row, has a contact with this name and address. */
export function contactExists(row: number, name: string): ImportMessage {
  return importMessage(
    row,
    'name',
    name,
    'CONTACT_EXISTS',
    english(msg`A contact with this name and address already exists. It was not changed.`),
  );
}
