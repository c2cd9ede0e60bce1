import type { FieldError } from '../../../platform/http/problems/domain-error.js';
import { importMessage, type ImportMessage } from '../../../platform/imports/import-messages.js';
import type { ImportColumn } from './read-file.js';
import type { WaitingItem } from '../persistence/quote-imports.sql.js';
import { english } from '../../../messages/translate.js';

const STOP_POINTERS: Readonly<Record<string, string>> = {
  name: 'name',
  address1: 'addr1',
  city: 'city',
  state: 'state',
  postalCode: 'zip',
  country: 'country',
  placeType: 'place_type',
};
const QUOTE_POINTERS: Readonly<Record<string, ImportColumn>> = {
  mode: 'mode',
  units: 'units',
  'pickup/on': 'pickup_date',
  'pickup/readyFrom': 'ready',
  'pickup/closeAt': 'close',
  accessorials: 'accessorials',
  declaredValue: 'declared_value',
  'declaredValue/currency': 'currency',
  'references/0': 'ref',
  'references/1': 'po',
  instructions: 'notes',
};
const UNIT_POINTERS: Readonly<Record<string, ImportColumn>> = {
  count: 'hu_count',
  type: 'hu_type',
  length: 'length_in',
  width: 'width_in',
  height: 'height_in',
  weight: 'weight_lb',
  stackable: 'stackable',
  'commodities/weight': 'weight_lb',
  'commodities/pieces': 'pieces',
  'commodities/packagingType': 'pkg_type',
  'commodities/description': 'description',
  'commodities/nmfc': 'nmfc',
  'commodities/nmfcSub': 'nmfc_sub',
  'commodities/freightClass': 'class',
  'commodities/hazmat': 'hazmat',
  'commodities/hazmat/unNumber': 'un',
  'commodities/hazmat/properShippingName': 'hm_name',
  'commodities/hazmat/hazardClass': 'hm_class',
  'commodities/hazmat/packingGroup': 'pg',
  'commodities/hazmat/emergencyPhone': 'hm_phone',
};

/** Maps an error of the request to its cell. `cellRows` are the row numbers of the handling units. */
export function locate(
  { ref, cellRows }: Pick<WaitingItem, 'ref' | 'cellRows'>,
  { pointer, code, message }: FieldError,
): ImportMessage {
  const [, part = '', index = '', ...rest] = pointer.split('/');
  const first = cellRows[0] ?? 1;
  if (part === 'handlingUnits')
    return importMessage(
      cellRows[Number(index)] ?? first,
      UNIT_POINTERS[rest.filter((name) => !/^\d+$/.test(name)).join('/')] ?? '',
      ref,
      code,
      english(message),
    );
  if (part === 'stops')
    return importMessage(
      first,
      `${index === '0' ? 'o' : 'd'}_${STOP_POINTERS[rest[0] ?? ''] ?? 'zip'}`,
      ref,
      code,
      english(message),
    );
  return importMessage(
    first,
    QUOTE_POINTERS[[part, index].join('/')] ?? QUOTE_POINTERS[part] ?? '',
    ref,
    code,
    english(message),
  );
}
