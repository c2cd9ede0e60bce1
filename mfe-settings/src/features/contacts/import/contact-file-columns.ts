import type { ImportColumn } from '@lading/mfe-kit';

const PEOPLE = [1, 2, 3, 4, 5];
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** Columns of a contacts file with other common names; spaces and hyphens become underscores. */
export const FILE_COLUMNS: readonly ImportColumn[] = [
  { name: 'name', also: ['company', 'company_name', 'contact', 'place', 'location', 'customer'], required: true },
  { name: 'address1', also: ['address', 'street', 'address_1', 'address_line_1', 'street_address'], required: true },
  { name: 'address2', also: ['address_2', 'address_line_2', 'suite', 'building'] },
  { name: 'city', also: ['town'], required: true },
  { name: 'state', also: ['province', 'state/province', 'region', 'st'], required: true },
  { name: 'postal_code', also: ['zip', 'zip_code', 'zipcode', 'postcode'], required: true },
  { name: 'country', also: [] },
  { name: 'time_zone', also: ['timezone'] },
  { name: 'place_type', also: ['type', 'kind_of_place'] },
  { name: 'dock', also: ['loading_dock'] },
  { name: 'forklift', also: [] },
  { name: 'appointment_needed', also: ['appointment'] },
  { name: 'accessorials', also: ['services'] },
  { name: 'instructions', also: ['notes', 'remarks', 'comments'] },
  ...DAYS.map((day) => ({ name: `hours_${day}`, also: [] })),
  ...PEOPLE.flatMap((number) =>
    (
      [
        ['name', ['contact_name', 'person', 'attention']],
        ['phone', ['phone', 'telephone', 'tel']],
        ['extension', ['ext', 'extension']],
        ['email', ['email', 'e_mail']],
        ['role', ['role', 'title']],
      ] as const
    ).map(([field, also]) => ({ name: `person${number}_${field}`, also: number === 1 ? [...also] : [] })),
  ),
];
