import { english } from '../../../messages/translate.js';
import { msg } from '../../../messages/message.js';
import { FREIGHT_CLASS_NAMES } from '../../../kernel/codes.js';
import type { ImportMessage } from '../../../platform/imports/import-messages.js';

/** `11/25/2026`, as spreadsheets in the United States write dates. */
const US_DATE = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** Everyday names of handling units and packages, in lower case and without a plural s. */
const PACKAGING: Readonly<Record<string, string>> = {
  pallet: 'PAT',
  plt: 'PAT',
  skid: 'SKD',
  crate: 'CRT',
  carton: 'CTN',
  box: 'BOX',
  boxe: 'BOX',
  case: 'CAS',
  drum: 'DRM',
  bundle: 'BDL',
  roll: 'ROL',
  bag: 'BAG',
  pail: 'PAL',
  piece: 'PCS',
};

/** Everyday names of services. A liftgate without a place is needed at delivery, where docks are missing most. */
const SERVICES: Readonly<Record<string, string>> = {
  liftgate: 'LFTD',
  'liftgate delivery': 'LFTD',
  'liftgate at delivery': 'LFTD',
  'delivery liftgate': 'LFTD',
  'liftgate pickup': 'LFTP',
  'liftgate at pickup': 'LFTP',
  'pickup liftgate': 'LFTP',
  residential: 'RES',
  'residential delivery': 'RES',
  'inside delivery': 'IDL',
  'inside pickup': 'IPU',
  'notify before delivery': 'MNC',
  'delivery appointment': 'APTD',
  'pickup appointment': 'APTP',
  hazmat: 'HAZ',
  'sort and segregate': 'SS',
};

/** The date as `2026-11-25`; text that is not a date stays as it is. */
export function readDate(cell: string): string {
  const [, month = '', day = '', year = ''] = US_DATE.exec(cell) ?? [];
  return year === '' ? cell : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The code of a handling unit or package, from its code or name. */
export function readPackaging(cell: string): string {
  return PACKAGING[cell.toLowerCase().replace(/s$/, '')] ?? cell.toUpperCase();
}

/** The codes of services, from their codes or names, separated by semicolons. */
export function readServices(cell: string): string[] {
  const codes = cell
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => SERVICES[name.toLowerCase()] ?? name.toUpperCase());
  return [...new Set(codes)];
}

/** What is wrong with a cell and what it may contain, where the message of the request would not say it. */
const EXPECTED: Readonly<Record<string, (cell: string) => string>> = {
  pickup_date: (cell) => english(msg`"${{ cell }}" is not a date. Write it like 2026-11-25 or 11/25/2026.`),
  hu_type: (cell) => english(msg`"${{ cell }}" is not a handling unit. Write a code or a name, such as PAT or Pallet.`),
  pkg_type: (cell) => english(msg`"${{ cell }}" is not a package. Write a code or a name, such as CTN or Carton.`),
  class: (cell) =>
    english(msg`${{ freightClass: cell }} is not a class; nearest ${{ nearest: nearestClasses(cell) }}.`),
  accessorials: (cell) =>
    english(msg`"${{ cell }}" has a service that is not known. Write codes or names, such as LFTD or Liftgate.`),
  ...Object.fromEntries(
    ['hu_count', 'length_in', 'width_in', 'height_in', 'weight_lb', 'pieces', 'quantity'].map((column) => [
      column,
      (cell: string) => english(msg`"${{ cell }}" is not a number. Write it without separators and units.`),
    ]),
  ),
};
const UNREADABLE = ['TYPE', 'FORMAT', 'CHOICE'];

/** The message with the cell's own text, if the cell cannot be read. */
export function withCell(message: ImportMessage, cell: string | undefined): ImportMessage {
  const expected = EXPECTED[message.column];
  return expected && cell && UNREADABLE.includes(message.code) ? { ...message, message: expected(cell) } : message;
}

/** The classes below and above a number: `70, 77.5`. */
function nearestClasses(cell: string): string {
  const number = Number(cell);
  if (!Number.isFinite(number)) return 'are numbers from 50 to 500';
  const classes = FREIGHT_CLASS_NAMES.map(Number);
  const near = [classes.findLast((one) => one < number), classes.find((one) => one > number)];
  return near.filter((one) => one !== undefined).join(', ');
}
