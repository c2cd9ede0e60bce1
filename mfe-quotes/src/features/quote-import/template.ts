import { t } from '@lingui/core/macro';
import { ORDER_COLUMNS, QUOTE_COLUMNS } from './import-columns';

type TemplateRow = Partial<Record<string, string>>;

/* eslint-disable lingui/no-unlocalized-strings -- example cities */
const lane = (pickupOn: string): TemplateRow => ({
  mode: 'auto',
  pickup_date: pickupOn,
  o_city: 'Chicago',
  o_state: 'IL',
  o_zip: '60601',
  d_city: 'Dallas',
  d_state: 'TX',
  d_zip: '75201',
});
/* eslint-enable lingui/no-unlocalized-strings */

/** A file with every column and one order of two lines, picked up on this date, to be filled in. */
export function orderTemplateCsv(pickupOn: string): string {
  const first = { order_number: 'ORDER-1', sku: 'SKU-1', quantity: '12', ...lane(pickupOn), accessorials: 'LFTD' };
  return csvOf(ORDER_COLUMNS, [first, { order_number: 'ORDER-1', sku: 'SKU-2', quantity: '40' }]);
}

/** A file with every column and one quote of two handling units, picked up on this date, to be filled in. */
export function templateCsv(pickupOn: string): string {
  const pallets = {
    ref: 'ORDER-1',
    ...lane(pickupOn),
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
  return csvOf(QUOTE_COLUMNS, [pallets, crate]);
}

function csvOf(columns: readonly { name: string }[], rows: readonly TemplateRow[]): string {
  const names = columns.map(({ name }) => name);
  return [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');
}
