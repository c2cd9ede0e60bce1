import { importMessage, type ImportMessage } from '../../../platform/imports/import-messages.js';

/** The address book has a contact of this name and address, or an earlier row makes it. */
export function contactExists(row: number, name: string): ImportMessage {
  return importMessage(
    row,
    'name',
    name,
    'CONTACT_EXISTS',
    'A contact of this name and address is there already. It stays as it is.',
  );
}
