import { parsePhoneNumber } from '../../kernel/text/phone-number.js';
import { countryOfPostalCode } from '../../kernel/places/postal-code.js';
import type { CsvRow } from '../../platform/http/files/csv.js';
import type { ImportCells } from '../../platform/imports/read-import-file.js';
import { WEEKDAYS, type Weekday } from '../../kernel/places/opening-hours.js';
import { type ContactBody, PEOPLE_MAX } from './domain/contact-body.js';

const PERSON_FIELDS = ['name', 'phone', 'extension', 'email', 'role'] as const;
const PERSON_NUMBERS = Array.from({ length: PEOPLE_MAX }, (_, index) => index + 1);
type PersonColumn = `person${number}_${(typeof PERSON_FIELDS)[number]}`;

/** Columns of a contact file, in export order. */
export const CONTACT_COLUMNS = [
  'name',
  'address1',
  'address2',
  'city',
  'state',
  'postal_code',
  'country',
  'time_zone',
  'place_type',
  'dock',
  'forklift',
  'appointment_needed',
  'accessorials',
  'instructions',
  ...WEEKDAYS.map((day) => `hours_${day}` as const),
  ...PERSON_NUMBERS.flatMap((number) => PERSON_FIELDS.map((field): PersonColumn => `person${number}_${field}`)),
] as const;
export const REQUIRED_CONTACT_COLUMNS = ['name', 'address1', 'city', 'state', 'postal_code'] as const;
export type ContactColumn = (typeof CONTACT_COLUMNS)[number];
type Cells = ImportCells<ContactColumn>;

const YES = ['y', 'yes', 'true', '1', 'x'];
const NO = ['n', 'no', 'false', '0'];
const COUNTRIES: Readonly<Record<string, string>> = { USA: 'US', CAN: 'CA' };

/** Builds an unvalidated body of `POST /contacts` from a row. Cells that cannot be parsed stay strings, so validation rejects them. */
export function toRequest(cells: Cells): object {
  const country = (cells.country || countryOfPostalCode(cells.postal_code ?? '')).toUpperCase();
  return {
    name: cells.name ?? '',
    address: {
      address1: cells.address1 ?? '',
      address2: cells.address2 || null,
      city: cells.city ?? '',
      state: (cells.state ?? '').toUpperCase(),
      postalCode: postalCode(cells.postal_code ?? '', country),
      country: COUNTRIES[country] ?? country,
    },
    timeZone: cells.time_zone || null,
    placeType: cells.place_type || null,
    dock: yesOrNo(cells.dock),
    forklift: yesOrNo(cells.forklift),
    appointmentNeeded: yesOrNo(cells.appointment_needed) ?? false,
    hours: WEEKDAYS.flatMap((day) => hours(day, cells[`hours_${day}`])),
    accessorials: [
      ...new Set(
        (cells.accessorials ?? '')
          .split(';')
          .map((code) => code.trim().toUpperCase())
          .filter((code) => code !== ''),
      ),
    ],
    instructions: cells.instructions || null,
    people: personNumbers(cells).map((number) => person(cells, number)),
  };
}

/** Column numbers of the people in the row, in the order of `people` in the body. */
export function personNumbers(cells: Cells): number[] {
  return PERSON_NUMBERS.filter((number) => PERSON_FIELDS.some((field) => cells[`person${number}_${field}`]));
}

/** Builds an export row, in the columns of an import file. */
export function toCells({ address, people, ...contact }: ContactBody): CsvRow {
  const open = new Map(contact.hours.map(({ day, from, to }) => [day, `${from}-${to}`]));
  return [
    contact.name,
    address.address1,
    address.address2 ?? null,
    address.city,
    address.state,
    address.postalCode,
    address.country,
    contact.timeZone,
    contact.placeType,
    answer(contact.dock),
    answer(contact.forklift),
    answer(contact.appointmentNeeded),
    contact.accessorials.join(';') || null,
    contact.instructions,
    ...WEEKDAYS.map((day) => open.get(day) ?? null),
    ...PERSON_NUMBERS.flatMap((number) => PERSON_FIELDS.map((field) => people[number - 1]?.[field] ?? null)),
  ];
}

/** A person without a name gets the contact's name. A phone number may include its extension. */
function person(cells: Cells, number: number): object {
  const [name, phone, extension, email, role] = PERSON_FIELDS.map((field) => cells[`person${number}_${field}`] || null);
  const read = phone ? parsePhoneNumber(phone) : null;
  return {
    name: name ?? cells.name ?? '',
    phone: read?.number ?? phone,
    extension: extension ?? read?.extension ?? null,
    email,
    role,
  };
}

/** Parses `8:00-16:30`, also with spaces or an en or em dash. */
function hours(day: Weekday, cell = ''): object[] {
  if (cell === '') return [];
  const [from = '', to = ''] = cell.split(/\s*[-–—]\s*/);
  return [{ day, from: from.padStart(5, '0'), to: to.padStart(5, '0') }];
}

function yesOrNo(cell = ''): boolean | string | null {
  if (cell === '') return null;
  if (YES.includes(cell.toLowerCase())) return true;
  return NO.includes(cell.toLowerCase()) ? false : cell;
}

function answer(value: boolean | null): string | null {
  if (value === null) return null;
  return value ? 'yes' : 'no';
}

/** Spreadsheets drop leading zeros of ZIP codes. */
function postalCode(cell: string, country: string): string {
  return country.startsWith('US') && /^\d{3,4}$/.test(cell) ? cell.padStart(5, '0') : cell;
}
