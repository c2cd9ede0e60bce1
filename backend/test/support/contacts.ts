import type { ApiAnswer, ApiClient } from './api-client.js';
import { importSheet } from './quote-imports.js';

const ROW = {
  name: 'Trinity Fixture Supply',
  address1: '700 Commerce St',
  city: 'Dallas',
  state: 'TX',
  postal_code: '75201',
};

/** A valid contact with some fields changed or added. */
export function contact(changes: object = {}): Record<string, unknown> {
  return {
    name: 'Trinity Fixture Supply',
    address: { address1: '700 Commerce St', city: 'Dallas', state: 'TX', postalCode: '75201', country: 'US' },
    dock: true,
    forklift: null,
    appointmentNeeded: true,
    hours: [{ day: 'mon', from: '08:00', to: '16:30' }],
    accessorials: ['APTD'],
    instructions: 'Gate 4',
    people: [{ name: 'Ada Park', phone: '(214) 555-0199', extension: '12' }],
    ...changes,
  };
}

/** Row of a contact file with some cells changed or added. */
export function contactRow(changes: Record<string, string> = {}): Record<string, string> {
  return { ...ROW, ...changes };
}

/** Rows of this many different contacts. */
export function contactRows(count: number): string {
  return importSheet(
    ...Array.from({ length: count }, (_, index) =>
      contactRow({ name: `Customer ${index}`, address1: `${index + 1} Commerce St` }),
    ),
  );
}

/** Uploads a contact file. */
export function importContacts(
  client: ApiClient,
  file: string | Buffer,
  query = '',
  mapping?: unknown,
  headers?: Record<string, string>,
): Promise<ApiAnswer> {
  const form = new FormData();
  form.set('file', new Blob([file as Uint8Array<ArrayBuffer> | string], { type: 'text/csv' }), 'contacts.csv');
  if (mapping !== undefined) form.set('mapping', typeof mapping === 'string' ? mapping : JSON.stringify(mapping));
  return client.request('POST', `/api/v1/contacts/imports${query}`, { body: form, headers });
}
