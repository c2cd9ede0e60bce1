import { t } from '@lingui/core/macro';

/** Columns of the file in the order of freight.md Annex C. */
const COLUMNS = [
  'ref',
  'mode',
  'pickup_date',
  'ready',
  'close',
  'o_name',
  'o_addr1',
  'o_city',
  'o_state',
  'o_zip',
  'o_country',
  'o_place_type',
  'd_name',
  'd_addr1',
  'd_city',
  'd_state',
  'd_zip',
  'd_country',
  'd_place_type',
  'hu_count',
  'hu_type',
  'length_in',
  'width_in',
  'height_in',
  'weight_lb',
  'stackable',
  'pieces',
  'pkg_type',
  'description',
  'nmfc',
  'nmfc_sub',
  'class',
  'hazmat',
  'un',
  'hm_name',
  'hm_class',
  'pg',
  'hm_phone',
  'accessorials',
  'declared_value',
  'currency',
  'po',
  'notes',
  'units',
];

/** A file with every column and one quote of two handling units, picked up on this date, to be filled in. */
export function templateCsv(pickupOn: string): string {
  /* eslint-disable lingui/no-unlocalized-strings -- example cities */
  const quote = {
    ref: 'ORDER-1',
    mode: 'auto',
    pickup_date: pickupOn,
    o_city: 'Chicago',
    o_state: 'IL',
    o_zip: '60601',
    d_city: 'Dallas',
    d_state: 'TX',
    d_zip: '75201',
  };
  /* eslint-enable lingui/no-unlocalized-strings */
  const pallets = {
    ...quote,
    hu_count: '2',
    hu_type: 'PAT',
    length_in: '48',
    width_in: '40',
    height_in: '48',
    weight_lb: '1000',
    description: t`Fittings`,
    class: '70',
    accessorials: 'LFTD',
  };
  const crate = {
    ref: 'ORDER-1',
    hu_count: '1',
    hu_type: 'CRT',
    length_in: '60',
    width_in: '40',
    height_in: '50',
    weight_lb: '380',
    description: t`Housings`,
  };
  const rows: Partial<Record<string, string>>[] = [pallets, crate];
  return [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column] ?? ''))]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');
}
