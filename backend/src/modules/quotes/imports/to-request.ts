import { countryOfPostalCode } from '../../../kernel/places/postal-code.js';
import { readDate, readPackaging, readServices } from './cell-words.js';
import { type ImportGroup, sharedCells } from './group-rows.js';
import type { ImportCells } from './read-file.js';

const PLAIN_NUMBER = /^\d{1,15}(\.\d{1,15})?$/;
const PLAIN_AMOUNT = /^\d{1,12}(\.\d{1,2})?$/;
const YES = ['y', 'yes', 'true', '1', 'x'];
const NO = ['', 'n', 'no', 'false', '0'];
/** The Pickup standard and many spreadsheets write these classes without the half. */
const CLASSES: Readonly<Record<string, string>> = { 77: '77.5', 92: '92.5' };
const COUNTRIES: Readonly<Record<string, string>> = { USA: 'US', CAN: 'CA' };

/** The body of `POST /quotes` for a group, before validation. Values that are not numbers stay text and fail validation. */
export function toRequest({ rows }: ImportGroup): object {
  const cells = sharedCells(rows);
  const { origin, destination, references, ...rest } = sharedFields(cells);
  return {
    ...rest,
    units: cells.units?.toLowerCase() || 'imperial',
    stops: [origin, destination],
    handlingUnits: rows.map((row) => handlingUnit(row.cells)),
    references: [{ type: 'OTHER', value: cells.ref ?? '' }, ...references],
  };
}

/** Fields that files of quotes and of orders have in common. */
export function sharedFields(cells: ImportCells) {
  const { accessorials, declared_value: value, currency, po, notes } = cells;
  const mode = modeOf(cells.mode || 'auto');
  return {
    mode,
    // Annex C has no trailer column. Other trailer types need individual quotes.
    equipment: mode === 'FTL' ? 'DRYVAN' : null,
    pickup: { on: readDate(cells.pickup_date ?? ''), readyFrom: time(cells.ready), closeAt: time(cells.close) },
    origin: stop('origin', 'o', cells),
    destination: stop('destination', 'd', cells),
    accessorials: readServices(accessorials ?? ''),
    references: po ? [{ type: 'PO', value: po }] : [],
    declaredValue: value
      ? {
          amount: PLAIN_AMOUNT.test(value) ? Math.round(Number(value) * 100) : value,
          currency: currency?.toUpperCase() || 'USD',
        }
      : null,
    instructions: notes || null,
  };
}

function stop(type: 'origin' | 'destination', side: 'o' | 'd', cells: ImportCells) {
  const country = (cells[`${side}_country`] || countryOfPostalCode(cells[`${side}_zip`] ?? '')).toUpperCase();
  return {
    type,
    name: cells[`${side}_name`] || null,
    address1: cells[`${side}_addr1`] || null,
    city: cells[`${side}_city`] || null,
    state: cells[`${side}_state`]?.toUpperCase() || null,
    postalCode: zip(cells[`${side}_zip`] ?? '', country),
    country: COUNTRIES[country] ?? country,
    placeType: cells[`${side}_place_type`] || null,
  };
}

function handlingUnit(cells: ImportCells): object {
  const weight = readNumber(cells.weight_lb);
  const commodity = {
    weight,
    pieces: cells.pieces ? readNumber(cells.pieces) : null,
    packagingType: cells.pkg_type ? readPackaging(cells.pkg_type) : null,
    description: cells.description || null,
    nmfc: cells.nmfc || null,
    nmfcSub: cells.nmfc_sub || null,
    freightClass: CLASSES[cells.class ?? ''] ?? (cells.class || null),
    hazmat: hazmat(cells),
  };
  return {
    count: readNumber(cells.hu_count),
    type: cells.hu_type === undefined ? undefined : readPackaging(cells.hu_type),
    length: readNumber(cells.length_in),
    width: readNumber(cells.width_in),
    height: readNumber(cells.height_in),
    weight,
    stackable: yesOrNo(cells.stackable),
    commodities: [commodity],
  };
}

/** A UN number implies hazardous freight. Other text than yes or no is kept and fails validation. */
function hazmat(cells: ImportCells): object | string | null {
  const hazardous = cells.hazmat ? yesOrNo(cells.hazmat) : Boolean(cells.un);
  if (typeof hazardous === 'string') return hazardous;
  if (!hazardous) return null;
  const { un = '', hm_name: name, description = '', hm_class: hazardClass, pg, hm_phone: phone } = cells;
  return {
    unNumber: /^\d{4}$/.test(un) ? `UN${un}` : un,
    properShippingName: name || description,
    hazardClass,
    packingGroup: pg || null,
    emergencyPhone: phone || null,
  };
}

/** Text that is not a plain number is kept, so that validation reports it. */
export function readNumber(cell: string | undefined): number | string | undefined {
  if (cell === undefined || cell === '') return undefined;
  return PLAIN_NUMBER.test(cell) ? Number(cell) : cell;
}

function yesOrNo(cell = ''): boolean | string {
  if (YES.includes(cell.toLowerCase())) return true;
  return NO.includes(cell.toLowerCase()) ? false : cell;
}

/** Spreadsheets drop the leading zeros of a ZIP. */
function zip(cell: string, country: string): string {
  return country.startsWith('US') && /^\d{3,4}$/.test(cell) ? cell.padStart(5, '0') : cell;
}

/** Spreadsheets write 9:00 for 09:00. */
function time(cell: string | undefined): string | null {
  return cell ? cell.padStart(5, '0') : null;
}

function modeOf(cell: string): string {
  return cell.toLowerCase() === 'auto' ? 'auto' : cell.toUpperCase();
}
