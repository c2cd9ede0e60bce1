import { importMessage, type ImportMessage } from '../../../platform/imports/import-messages.js';

/** The address book, or an earlier row, has a contact with this name and address. */
export function contactExists(row: number, name: string): ImportMessage {
  return importMessage(
    row,
    'name',
    name,
    'CONTACT_EXISTS',
    'A contact with this name and address already exists. It was not changed.',
  );
}
