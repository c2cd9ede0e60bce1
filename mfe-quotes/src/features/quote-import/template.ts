import { t } from '@lingui/core/macro';
import { IMPORT_COLUMNS } from './import-columns';

const COLUMNS = IMPORT_COLUMNS.map(({ name }) => name);

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
